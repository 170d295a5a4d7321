// The findings of warnings without their advice: the page gives general advice, while the interface names a better
// start or says that none was found. Findings contain no semicolon.

/** The findings of some warnings, in any language. */
export function findingsOf(warnings: readonly string[]): string[] {
  return warnings.map((warning) => warning.split(/[;；]/)[0]);
}
