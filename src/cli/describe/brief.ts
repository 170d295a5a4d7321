// The beginning of a description, for lists.

const LONGEST = 70;

/** The first clause of a description, of at most 70 characters: `Width of the drawing in pixels`. */
export function briefly(description: string): string {
  const [clause] = description.split(/[.:;](?:\s|$)| \(/, 1);
  if (clause.length <= LONGEST) return clause;
  return `${clause.slice(0, clause.lastIndexOf(' ', LONGEST - 1))}…`;
}
