// Checks the documents: links and names exist, tables match the code, and example requests are sent and give the
// documented answers. Prints one line per failure, then a summary.

import { answeredFailures, writtenFailures } from './docs/checks.ts';
import { surroundings } from './docs/documents.ts';

const around = surroundings();
let failures = 0;
for (const document of around.documents) {
  const found = [...writtenFailures(document, around), ...(await answeredFailures(document))];
  for (const { path, line, message } of found) console.log(`${path}:${line}: ${message}`);
  failures += found.length;
}
console.log(`${around.documents.length} documents checked, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;
