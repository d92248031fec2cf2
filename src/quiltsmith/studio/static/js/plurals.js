/** Which form of a text a language has for a number. */

/** The forms of catalogues, in their order; whatever else there is takes the last one. */
const ORDER = ["one", "few"];

/**
 * Give the place of a form among those of a catalogue: one, few, many in Polish, one and many in most languages.
 *
 * @param {string} language
 * @param {number} number
 * @param {number} forms how many there are
 */
export function pluralForm(language, number, forms) {
  const [known = "en"] = Intl.PluralRules.supportedLocalesOf([language]);
  const place = ORDER.indexOf(new Intl.PluralRules(known).select(number));
  return place < 0 ? forms - 1 : Math.min(place, forms - 1);
}
