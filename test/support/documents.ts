// The documents of the service, each made once per worker: planning their examples, one with the best start, takes
// longer than most tests.

import { directPlanning, type Planning } from '../../src/http/planning/index.ts';
import { llmsText, openApiDocument, type PlanTools } from '../../src/service/index.ts';

const NOBODY = { client: '', costMs: 0 };

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The OpenAPI description of the service at an address. It is shared; do not modify it. */
export const openApiAt = remembered(openApiDocument);

/** The text of /llms.txt of the service at an address. */
export const llmsAt = remembered(llmsText);

const shared = directPlanning();
const documents = remembered((task: string) => shared.run('document', JSON.parse(task), NOBODY));

/** Plans in the calling thread, and reuses documents of other services. */
export function planningWithSharedDocuments(tools: Pick<PlanTools, 'planner'> = {}): Planning {
  const own = directPlanning(tools);
  const run: Planning['run'] = (name, task, run) =>
    name === 'document' ? (documents(JSON.stringify(task)) as never) : own.run(name, task, run);
  return { ...own, run };
}
