// The program that moves the projects of DATA_DIR to DATABASE_URL, once or as often as it is started.

import { moveToPostgres } from '../store/index.ts';
import { readEnvironment } from './environment.ts';

async function run(): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  if (databaseUrl === undefined) throw new Error('set DATABASE_URL to the database that they are moved to.');
  const { total, added, repaired } = await moveToPostgres({ dataDir, databaseUrl });
  process.stdout.write(`All ${total} projects are in PostgreSQL: ${added} added, ${repaired} repaired.\n`);
}

run().catch((error: Error) => {
  process.stderr.write(`The projects cannot be moved: ${error.message.split('\n', 1)[0]}\n`);
  process.exit(1);
});
