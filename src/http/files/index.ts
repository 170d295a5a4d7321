// Public interface of the files that are made in the background.

import { type FilePlace, MemoryPlace } from './file-place.ts';

export { type AskedFile, BackgroundFiles } from './background-files.ts';
export { isFileId } from './file-id.ts';
export { type FilePlace, MemoryPlace, type Unmade } from './file-place.ts';
export type { MadeFile } from './made-file.ts';

interface PlaceOptions {
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Opens the place for files: Redis if an address is given, otherwise the memory. None for a server that may be one of
 * several without Redis, because the others would not find its files.
 */
export async function openFilePlace({ databaseUrl, redisUrl, log }: PlaceOptions): Promise<FilePlace | undefined> {
  if (redisUrl === undefined) return databaseUrl === undefined ? new MemoryPlace() : undefined;
  // Load the Redis client only when it is used.
  const { RedisPlace } = await import('./redis-place.ts');
  return new RedisPlace({ url: redisUrl, log });
}
