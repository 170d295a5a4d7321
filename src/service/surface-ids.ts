// The ids of the surfaces of stored jobs: that of the job, a dot and the number of the surface, from 1.

const SUFFIX = /\.([1-9][0-9]?)$/;

/** The id of a surface, by its place in the job. */
export function surfaceIdOf(id: string, index: number): string {
  return `${id}.${index + 1}`;
}

/** The id of the stored project behind an id: a surface is stored with its job. */
export function storedIdOf(id: string): string {
  return id.replace(SUFFIX, '');
}

/** The number of the surface that an id names; 0 if it names all of a project. */
export function surfaceNumberOf(id: string): number {
  return Number(SUFFIX.exec(id)?.[1] ?? 0);
}
