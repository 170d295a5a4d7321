// A picture of the documents against what the service draws today.

export const PICTURE_ADVICE = 'run "npm run readme:pictures"';

/** `kept` is the file; undefined if there is none. */
export function wrongPicture(name: string, kept: string | undefined, drawn: string): string[] {
  return kept === drawn ? [] : [`docs/pictures/${name} is not what the service answers; ${PICTURE_ADVICE}`];
}
