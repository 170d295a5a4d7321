// What warnings find, without what they advise: the page gives the usual advice, where answers of the interface name a better
// start or say that none was found. No finding has a semicolon in it.

/** The findings of some warnings, in any language. */
export function findingsOf(warnings: readonly string[]): string[] {
  return warnings.map((warning) => warning.split(/[;；]/)[0]);
}
