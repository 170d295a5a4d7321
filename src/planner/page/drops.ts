// Files that are dropped anywhere on the page.

/** Calls `take` with files that are dropped on the page; returns what stops it. */
export function followDrops(take: (file: File) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const withFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => withFiles(event) && event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    },
    { signal },
  );
  return () => over.abort();
}
