// Shrinks a failing request: drops parts while it still fails.

import type { FuzzRequest, HttpRequest } from './request.ts';

/** Whether a request still fails in the same way. */
type StillFails = (request: FuzzRequest) => Promise<boolean>;

/** Maximum number of requests for shrinking. */
const MOST_TRIES = 500;

/** Shrinks a request by simple means. */
export async function shrink(request: FuzzRequest, stillFails: StillFails): Promise<FuzzRequest> {
  const budget = { left: MOST_TRIES };
  const fails = async (candidate: FuzzRequest) => {
    budget.left -= 1;
    return budget.left >= 0 && stillFails(candidate);
  };
  if (request.kind === 'bytes') {
    const bytes = await shrinkList([...request.bytes], (kept) => fails({ kind: 'bytes', bytes: Buffer.from(kept) }));
    return { kind: 'bytes', bytes: Buffer.from(bytes) };
  }
  let smaller = request;
  for (const step of [shrinkHeaders, shrinkQuery, shrinkValues, shrinkMembers, shrinkBody]) {
    smaller = await step(smaller, fails);
  }
  return smaller;
}

async function shrinkHeaders(request: HttpRequest, fails: StillFails): Promise<HttpRequest> {
  const headers = await shrinkList(request.headers, (kept) => fails({ ...request, headers: kept }));
  return { ...request, headers };
}

/** Drops whole fields of the query. */
async function shrinkQuery(request: HttpRequest, fails: StillFails): Promise<HttpRequest> {
  const [path, ...query] = request.target.split('?');
  if (query.length === 0) return request;
  const made = (fields: readonly string[]) => ({ ...request, target: `${path}?${fields.join('&')}` });
  return made(await shrinkList(query.join('?').split('&'), (kept) => fails(made(kept))));
}

/** Drops letters of the remaining address. */
async function shrinkValues(request: HttpRequest, fails: StillFails): Promise<HttpRequest> {
  const made = (letters: readonly string[]) => ({ ...request, target: `/${letters.join('')}` });
  return made(await shrinkList([...request.target.slice(1)], (kept) => fails(made(kept))));
}

/** Drops members of a body that is a JSON object. */
async function shrinkMembers(request: HttpRequest, fails: StillFails): Promise<HttpRequest> {
  let body: unknown;
  try {
    body = JSON.parse(request.body?.toString() ?? 'null');
  } catch {
    return request;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return request;
  const made = (members: readonly (readonly [string, unknown])[]) => ({
    ...request,
    body: Buffer.from(JSON.stringify(Object.fromEntries(members))),
  });
  // Serialised again, the body may differ: 1e999 has become null.
  if (!(await fails(made(Object.entries(body))))) return request;
  return made(await shrinkList(Object.entries(body), (kept) => fails(made(kept))));
}

async function shrinkBody(request: HttpRequest, fails: StillFails): Promise<HttpRequest> {
  if (request.body === null) return request;
  if (await fails({ ...request, body: null })) return { ...request, body: null };
  const bytes = await shrinkList([...request.body], (kept) => fails({ ...request, body: Buffer.from(kept) }));
  return { ...request, body: Buffer.from(bytes) };
}

/** Drops halves, then quarters and so on, while the rest still fails. */
async function shrinkList<T>(
  list: readonly T[],
  fails: (kept: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = list;
  for (let size = Math.ceil(list.length / 2); size >= 1 && kept.length > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let place = 0; place < kept.length; ) {
      const fewer = [...kept.slice(0, place), ...kept.slice(place + size)];
      if (await fails(fewer)) kept = fewer;
      else place += size;
    }
  }
  return kept;
}
