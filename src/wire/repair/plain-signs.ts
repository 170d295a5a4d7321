// Full-width digits, typographic dashes and marks of feet and inches as the signs that keyboards have.

/** Returns a text in plain signs; undefined if a digit is raised, lowered or a fraction: `10²` is not 102. */
export function plainSigns(text: string): string | undefined {
  // The power of a unit is read: m².
  if (/(?<![a-z])\p{No}/iu.test(text)) return undefined;
  return text
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/′′|''|’’|[″”]/g, '"')
    .replace(/[′’]/g, "'");
}
