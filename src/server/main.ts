// The program: runs the server, or prints in one line why it cannot start.

import { runServer } from './server.ts';

runServer().catch((error: Error) => {
  process.stderr.write(`tilewright cannot start: ${error.message.split('\n', 1)[0]}\n`);
  process.exit(1);
});
