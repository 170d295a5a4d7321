// The documents of the service, each made once for all test files that a worker runs: their examples are planned, one with
// the best start, which takes longer than most tests.

import { directPlanning, type Planning } from '../../src/http/planning/index.ts';
import { llmsText, openApiDocument, type PlanTools } from '../../src/service/index.ts';

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The OpenAPI description of the service at an address. It is shared: do not change it. */
export const openApiAt = remembered(openApiDocument);

/** The text of /llms.txt of the service at an address. */
export const llmsAt = remembered(llmsText);

const shared = directPlanning();
const documents = remembered((task: string) => shared.document(JSON.parse(task)));

/** Plans in the calling thread, and makes no document that another service has made. */
export function planningWithSharedDocuments(tools: Pick<PlanTools, 'planner'> = {}): Planning {
  return { ...directPlanning(tools), document: (task) => documents(JSON.stringify(task)) };
}
