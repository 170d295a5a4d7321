// Lets the browser save files.

/** Browsers read a file some time after the click, and a busy one may take seconds. */
const KEPT_MS = 60_000;

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
