// A plugin of the planner's build. The boolean library sorts by a tree whose class has methods for everybody; the build can
// leave out functions that nobody calls, but not methods. So those that the library does not call go here.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, parseAst } from 'vite';

/** How the library names its trees. */
const CALLS = /\b(?:tree|queue)\.(\w+)/g;
const OWN_CALLS = /\bthis\.(\w+)/g;

interface Member {
  readonly start: number;
  readonly end: number;
  readonly computed: boolean;
  readonly key: { readonly name?: string };
}

export function leanTree(): Plugin {
  return {
    name: 'lean-tree',
    transform(code, id) {
      if (!/\/splaytree\/dist\/[^/]+$/.test(id)) return undefined;
      const library = readFileSync(createRequire(import.meta.url).resolve('polygon-clipping'), 'utf8');
      const called = namesIn(library, CALLS);
      const members = membersOf(code, called);
      const textOf = ({ start, end }: Member) => code.slice(start, end);
      const isCalled = ({ computed, key }: Member) => !computed && called.has(key.name ?? '');
      // What is called calls others.
      for (let before = 0; before < called.size; ) {
        before = called.size;
        for (const member of members.filter(isCalled))
          for (const name of namesIn(textOf(member), OWN_CALLS)) called.add(name);
      }
      let lean = code;
      for (const member of members.toReversed()) {
        if (!isCalled(member)) lean = lean.slice(0, member.start) + lean.slice(member.end);
      }
      return { code: lean, map: null };
    },
  };
}

function namesIn(code: string, calls: RegExp): Set<string> {
  return new Set(['constructor', ...[...code.matchAll(calls)].map(([, name]) => name)]);
}

/** The members of the class that has the methods which are called. */
function membersOf(code: string, called: ReadonlySet<string>): readonly Member[] {
  const { body } = parseAst(code) as unknown as {
    readonly body: readonly { readonly type: string; readonly body?: { readonly body: readonly Member[] } }[];
  };
  for (const { type, body: block } of body) {
    if (type !== 'ClassDeclaration' || block === undefined) continue;
    const names = new Set(block.body.map(({ key }) => key.name));
    if ([...called].every((name) => names.has(name))) return block.body;
  }
  throw new Error(`splaytree has no class with ${[...called].join(', ')}`);
}
