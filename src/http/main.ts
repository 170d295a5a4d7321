// The server as a program: listens where PORT and HOST say and closes cleanly when told to stop.

import { buildApp } from './app.ts';
import { listenAddress } from './listen-address.ts';

async function main(): Promise<void> {
  const address = listenAddress(process.env);
  const app = buildApp({ logger: { serializers: { req: whatWasAsked } } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Exits once nothing is left to answer.
    process.once(signal, () => void app.close());
  }
  await app.listen(address);
}

/** What the log says of a request; who asked is nobody's business. */
function whatWasAsked({ method, url }: { method: string; url: string }): { method: string; url: string } {
  return { method, url };
}

main().catch((error: Error) => {
  process.stderr.write(`tilewright cannot start: ${error.message.split('\n', 1)[0]}\n`);
  process.exit(1);
});
