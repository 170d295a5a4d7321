// The errors of SQLite that pass by themselves.

/** Whether the file is locked by another process. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}

/** A full disk, as reported by the system, by SQLite, and by SQLite for its shared memory file. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];

/** Whether the disk is full. */
export function isFull(error: unknown): boolean {
  return FULL.includes(String((error as { code?: unknown }).code));
}
