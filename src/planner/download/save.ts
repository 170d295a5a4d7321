// Lets the browser save files.

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the address by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
