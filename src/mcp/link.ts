// What a link, an address or an id names: a stored plan or job, or the request that is in an address itself.

import { FIELDS, type Mistake, mistake, PLAN_ADDRESS, PLANNER_ADDRESS, PROJECTS_ADDRESS } from '../wire/index.ts';

export type Named =
  /** A stored project, in the language and the units of its link. */
  | { readonly id: string; readonly view: Readonly<Record<string, string>> }
  /** The query of a plan. */
  | { readonly query: string };

const VIEW = ['lang', 'units'] as const;
const ID = /^[A-Za-z0-9_-]{16,64}(?:\.[1-9][0-9]?)?$/;
const PLACES = [PLANNER_ADDRESS, PROJECTS_ADDRESS, '/embed/'];

/** Reads what was sent as a plan; `publicUrl` is the server whose links are known, null for none. */
export function named(sent: unknown, publicUrl: string | null): Named | Mistake {
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (ID.test(text)) return { id: text, view: {} };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return unreadable(sent);
  if (url.pathname.endsWith(PLAN_ADDRESS) && url.search !== '') return { query: url.search.slice(1) };
  const place = PLACES.find((one) => url.pathname.includes(one));
  const id = place && url.pathname.slice(url.pathname.lastIndexOf(place) + place.length).split('/')[0];
  if (!id || !ID.test(id)) return unreadable(sent);
  if (publicUrl !== null && url.origin !== new URL(publicUrl).origin) return foreign(sent, publicUrl);
  const view = VIEW.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value !== null && FIELDS[name].values?.includes(value) ? [[name, value] as const] : [];
  });
  return { id, view: Object.fromEntries(view) };
}

const EXAMPLE = `https://tiles.example.org${PLANNER_ADDRESS}2MXDwwEODargSoUKjWUIcz`;

function unreadable(sent: unknown): Mistake {
  const message = `plan must be the link of a plan or of a job (plannerUrl), its id, or the address of a drawing (svgUrl); send for example ${EXAMPLE}.`;
  return mistake({ code: 'link', param: 'plan', received: sent, message });
}

function foreign(sent: unknown, publicUrl: string): Mistake {
  const message = `This is the link of another server; links of this one begin with ${publicUrl}${PLANNER_ADDRESS}.`;
  return mistake({ code: 'link', param: 'plan', received: sent, message });
}
