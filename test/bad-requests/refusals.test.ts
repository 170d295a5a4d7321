// Every row of the table that reading or planning refuses, without HTTP. socket.service.test.ts checks, once for each code,
// that HTTP sends the refusal with status 400.

import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/http/routes/json-body.ts';
import { answerJob, answerRequest } from '../../src/service/index.ts';
import { errorAnswer, readBodyText, readJobText, readQuery } from '../../src/wire/index.ts';
import { isRefusedByReading, THEMES, themesOf } from './index.ts';
import { faultsOfRefusal } from './refusal-faults.ts';
import { type BadRequest, JOB } from './row.ts';

const PUBLIC_URL = 'https://tiles.example';

/** The body of the answer to a row; undefined if it is planned. */
function refusalOf({ method = 'GET', url, body = '' }: BadRequest) {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  if (url === JOB) {
    const job = readJson(Buffer.from(body), query, readJobText);
    const outcome = job.ok ? answerJob({ read: job, publicUrl: PUBLIC_URL }) : job;
    return outcome.ok ? undefined : errorAnswer(outcome.mistakes);
  }
  const read = method === 'GET' ? readQuery(query) : readJson(Buffer.from(body), query, readBodyText);
  if (!read.ok) return errorAnswer(read.mistakes);
  const where = method === 'GET' ? 'query' : 'body';
  const outcome = answerRequest({ read, where, publicUrl: PUBLIC_URL });
  return outcome.ok ? undefined : errorAnswer(outcome.mistakes);
}

it('has no two rows with one name', () => {
  const names = THEMES.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

describe.each(themesOf(isRefusedByReading))('$theme', ({ rows }) => {
  it.each(rows)('$name', (row) => {
    const refusal = refusalOf(row);
    expect(refusal).toBeDefined();
    expect(faultsOfRefusal(row, { ...refusal })).toEqual([]);
  });
});
