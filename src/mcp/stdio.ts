// The tools over standard input and output, for a client that starts this process. Only the protocol is written to
// standard output; faults are written to standard error.

import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { localBackend } from './local-backend.ts';
import { toolServer } from './server.ts';

/**
 * Answers calls until the client closes standard input. PUBLIC_URL may name a server whose addresses answers contain.
 * Throws a one-line Error if it is not an address.
 */
export async function serveStdio(): Promise<void> {
  const publicUrl = publicUrlOf(process.env.PUBLIC_URL);
  const report = (error: unknown) => process.stderr.write(`tilewright mcp: ${describe(error)}\n`);
  const transport = new StdioServerTransport();
  serve(() => toolServer(localBackend({ publicUrl, report })), { transport, onerror: report });
  await new Promise<void>((resolve) => {
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function publicUrlOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^https?:\/\/[^\s\\?#@]+$/i.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Error(
    `PUBLIC_URL must be the http or https address of a server, such as https://tiles.example.org, not ${JSON.stringify(text)}; leave it out for answers without addresses.`,
  );
}
