// Lines of text. JSON of this program ends with a line break, as programs that read lines expect; drawings and lists are
// those of the API to the byte.

/** A text with a line break at its end; one is added if there is none. */
export function onLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
