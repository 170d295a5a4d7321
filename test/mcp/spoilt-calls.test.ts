// A spoilt call is answered with what to send instead: a program that reads nothing but the error in the result repairs
// the call, one round after the other, until it is planned.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localBackend } from '../../src/mcp/local-backend.ts';
import { toolServer } from '../../src/mcp/server.ts';
import { type Mistake, readBody } from '../../src/wire/index.ts';
import { casesOf } from '../support/cases.ts';
import { connectedInMemory } from '../support/mcp-clients.ts';
import { type Json, repaired, type Sent, shown } from '../support/repair-program.ts';
import { spoiltBody } from '../support/spoilt-requests.ts';

const WANTED = casesOf(20, 300);
const MOST_ROUNDS = 10;

const backend = localBackend({
  publicUrl: null,
  report: (error) => {
    throw error;
  },
});

it(`a program repairs ${WANTED} spoilt calls by their errors until they are planned`, async () => {
  const client = await connectedInMemory(toolServer(backend));
  /** The mistakes in the error of a call; none if it is planned. */
  const mistakesIn = async (sent: Sent): Promise<readonly Mistake[]> => {
    const args = sent.where === 'body' ? sent.body : null;
    const { isError, content } = await client.callTool({
      name: 'plan_layout',
      arguments: args as Record<string, Json>,
    });
    if (!isError) return [];
    const [sentence, json] = content as { text: string }[];
    const { error, errors, ...only } = JSON.parse(json.text);
    expect(sentence.text).toBe(error);
    return errors ?? [{ ...only, message: error }];
  };
  let planned = 0;
  for (const spoilt of fc.sample(spoiltBody, { numRuns: 100 * WANTED })) {
    if (!hasCertainRepair(spoilt)) continue;
    const first = await mistakesIn(spoilt);
    expect(first).not.toEqual([]);
    if (await repairs(spoilt, first, mistakesIn)) planned++;
    if (planned === WANTED) break;
  }
  expect(planned).toBe(WANTED);
  await client.close();
});

/** Whether the reader of bodies knows what was meant by every mistake; a repair may show another mistake. */
function hasCertainRepair(sent: Sent): boolean {
  const read = readBody(sent.where === 'body' ? sent.body : null);
  return !read.ok && read.mistakes.every(({ example, changes }) => example !== null || changes !== undefined);
}

/** Whether the errors lead to a plan; false if one says that what was meant is not certain. */
async function repairs(
  spoilt: Sent,
  first: readonly Mistake[],
  mistakesIn: (sent: Sent) => Promise<readonly Mistake[]>,
): Promise<boolean> {
  const story = [shown(spoilt)];
  let [sent, mistakes] = [spoilt, first];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let next = sent;
    for (const mistake of mistakes) {
      story.push(JSON.stringify(mistake));
      const better = repaired(next, sent, mistake);
      if (better === undefined) return false;
      next = better;
    }
    sent = next;
    story.push(shown(sent));
    mistakes = await mistakesIn(sent);
    if (mistakes.length === 0) return true;
  }
  return expect.fail(`Still refused after ${MOST_ROUNDS} rounds:\n${story.join('\n')}`);
}
