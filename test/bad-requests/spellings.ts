// Ways to write one path, for the router's and for other readers' understanding of it. Some are the same path by RFC 3986,
// others only look like it.

import type { Random } from '../fuzz/random.ts';

type Respell = (path: string, random: Random) => string;

const escaped = (character: string, random: Random) => {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${random.chance(0.5) ? hex.toUpperCase() : hex}`;
};

/** Changes some of the places that a pattern finds, at least one if there is any. */
function atSome(path: string, places: RegExp, random: Random, change: (found: string) => string): string {
  const count = [...path.matchAll(places)].length;
  const sure = random.below(count);
  const share = random.pick([0, 0.1, 0.5, 1]);
  let place = -1;
  return path.replace(places, (found) => {
    place += 1;
    return place === sure || random.chance(share) ? change(found) : found;
  });
}

/** Escapes letters, digits and other characters that mean the same without an escape. */
export const escapeUnreserved: Respell = (path, random) =>
  atSome(path, /(?<!%[0-9a-f]?)[A-Za-z0-9._~-]/gi, random, (character) => escaped(character, random));

const RESPELLS: readonly Respell[] = [
  escapeUnreserved,
  escapeUnreserved,
  (path, random) => atSome(path, /[a-z]/g, random, (letter) => letter.toUpperCase()),
  (path, random) => atSome(path, /(?<=.)\//g, random, (slash) => escaped(slash, random)),
  (path, random) => atSome(path, /\//g, random, (slash) => slash + random.pick(['/', '//', '\\', './', '%2e/'])),
  (path, random) => atSome(path, /\//g, random, () => random.pick(['/x/../', '/x/%2e%2e/', '/x/.%2E/', '/../'])),
  (path, random) => atSome(path, /%|[a-z]/g, random, (found) => `%25${escaped(found, random).slice(1)}`),
  (path, random) => path + random.pick(['/', '//', '/.', '%2f', '%00', '%20', '.', ';', ';a=b', ';/', '%3b']),
  (path, random) => atSome(path, /(?<=.)\//g, random, () => random.pick([';x=y/', ';/', '%3B/'])),
  (path, random) => path + random.pick(['#', '#x', '#/y', '%23', '%3f']),
  (path, random) => atSome(path, /[a-z]/g, random, () => random.pick(['%', '%u0061', '%c1%a1', '%zz'])),
];

const TARGETS: readonly ((target: string, random: Random) => string)[] = [
  (target) => target,
  (target) => target,
  (target) => target,
  (target) => `http://tiles.example${target}`,
  (target) => `HTTPS://user@tiles.example:8443${target}`,
];

/** The target of a request in another spelling. */
export function respelled(path: string, query: string, random: Random): string {
  let changed = path;
  for (let times = random.between(1, 3); times > 0; times--) changed = random.pick(RESPELLS)(changed, random);
  return random.pick(TARGETS)(changed + query, random);
}
