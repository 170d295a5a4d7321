// Colours as the browser's own field knows them.

/** A colour as the browser's field takes it; the interface knows shorter ways of writing. */
export function sixDigits(color: string): string {
  const digits = color.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
