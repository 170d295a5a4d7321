// Colours in the form of the browser's colour field.

/** A colour with six digits, the only form that the browser's field accepts. */
export function sixDigits(color: string): string {
  const digits = color.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
