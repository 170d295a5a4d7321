// `tilewright serve`: the program that `npm start` runs, in this process.

/** Starts the server, which then runs until a signal stops it. */
export async function serve(): Promise<void> {
  const isSource = import.meta.url.endsWith('.ts');
  // The server is built as files of its own, which find each other beside it.
  const program = new URL(isSource ? '../../server/main.ts' : '../server/main.js', import.meta.url);
  await import(/* @vite-ignore */ program.href);
}
