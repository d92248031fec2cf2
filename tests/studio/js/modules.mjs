/** Tells node that the scripts of the pages are modules. */

export function load(url, context, next) {
  return next(url, url.includes("/studio/static/js/") ? { ...context, format: "module" } : context);
}
