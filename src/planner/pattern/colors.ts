// Colours as the browser's own field knows them.

/** A colour in the long form that the browser's field needs. */
export function sixDigits(color: string): string {
  const digits = color.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
