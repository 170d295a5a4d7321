import { describe, expect, it } from 'vitest';
import {
  addressOf,
  blankPlan,
  copyOfLink,
  isSame,
  type Link,
  linkOf,
  nameOf,
  newId,
  type SavedPlan,
  withLink,
} from './saved-plan.ts';

const DRAFT = { outline: 'E320 S240 W320 N240', joint: 2 };
const FACTS = { widthCm: 320, lengthCm: 240, areaM2: 7.68, tiles: 88, pattern: 'squares' };
const LINK: Link = { path: '/planner/abc', draft: DRAFT };

function saved(parts: Partial<SavedPlan> = {}): SavedPlan {
  return { ...blankPlan(DRAFT), facts: FACTS, changed: 1, revision: 1, ...parts };
}

describe('a saved plan', () => {
  it('has an id that is new', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{20}$/);
  });

  it.each([
    ['en', 'metric', 'Room 3.2 × 2.4\u00a0m'],
    ['pl', 'metric', 'Pomieszczenie 3,2 × 2,4\u00a0m'],
    ['es', 'metric', 'Estancia 3,2 × 2,4\u00a0m'],
    ['zh', 'metric', '房间 3.2 × 2.4\u00a0m'],
    // 320 cm are 10′ 6″ (320.04 cm) to the sixteenth, 240 cm are 7′ 10 1/2″ (240.03 cm).
    ['en', 'imperial', 'Room 10′\u00a06″ × 7′\u00a010\u00a01/2″'],
  ] as const)('is named after its room in %s and %s units', (lang, units, name) => {
    expect(nameOf({ lang, units }, saved())).toBe(name);
    expect(nameOf({ lang, units }, saved({ name: 'Bath' }))).toBe('Bath');
  });

  it('is the same with its fields in another order', () => {
    const { outline, joint } = DRAFT;
    expect(isSame({ joint, outline }, DRAFT)).toBe(true);
    expect(isSame(DRAFT, { ...DRAFT, joint: 3 })).toBe(false);
    expect(isSame(DRAFT, { ...DRAFT, page: { price: 1 } })).toBe(false);
  });

  it('has the address of its link while the link shows it', () => {
    const copy = copyOfLink(LINK);
    expect([copy.origin, addressOf(copy)]).toEqual(['/planner/abc', '/planner/abc']);
    const changed = { ...copy, draft: { ...DRAFT, joint: 3 } };
    expect([linkOf(changed), addressOf(changed)]).toEqual([undefined, `/?plan=${copy.id}`]);
    // What only the page uses is not in the link, but it is with the plan that the link opens on this device.
    expect(addressOf({ ...copy, draft: { ...DRAFT, page: { price: 20 } } })).toBe('/planner/abc');
    const shared = { ...changed, links: withLink(changed.links, { path: '/planner/def', draft: changed.draft }) };
    expect(addressOf(shared)).toBe('/planner/def');
    expect(addressOf({ ...shared, draft: DRAFT })).toBe('/planner/abc');
  });

  it('has no address of its own before it is changed', () => {
    expect(addressOf(blankPlan(DRAFT))).toBe('/?plan=new');
  });

  it('keeps the newest links', () => {
    const paths = Array.from({ length: 30 }, (_, i) => `/planner/${i}`);
    const links = paths.reduce<readonly Link[]>((all, path) => withLink(all, { path, draft: DRAFT }), []);
    expect(links.map(({ path }) => path)).toEqual(paths.slice(-20));
    expect(withLink(links, links[0]).map(({ path }) => path)).toEqual([...paths.slice(-19), paths[10]]);
  });
});
