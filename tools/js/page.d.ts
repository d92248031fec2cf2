// What the page's scripts use and TypeScript does not know.

declare module "pyodide" {
  export function loadPyodide(options: Record<string, unknown>): Promise<any>;
}
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
interface Window {
  showDirectoryPicker(options?: { mode?: string; id?: string }): Promise<FileSystemDirectoryHandle>;
}
declare var quiltsmith: unknown;
declare const BUILT: { build: string; files: string[] };
