// The summary of a job: what to buy of each material, what to watch on each surface, and what they were understood as.

import type { AcceptedJob, JobAnswer } from '../../wire/index.ts';
import { say, sayCount } from '../../words/index.ts';
import { listed, paragraph, roomFacts, tileFacts } from './facts.ts';
import { type Summed, tilesText, toWatch } from './plan.ts';

interface SummedSurface {
  readonly surface: { readonly name: string };
  readonly planned: Summed;
}

interface SummedMaterial {
  readonly label: string;
  readonly answer: JobAnswer['materials'][number];
  readonly surfaces: readonly SummedSurface[];
}

interface SummedJob {
  readonly read: AcceptedJob;
  readonly surfaces: readonly SummedSurface[];
  readonly materials: readonly SummedMaterial[];
  readonly order: JobAnswer['order'];
}

/** Writes the summary of a job in its language and units. */
export function jobSummary({ read: { options }, surfaces, materials, order }: SummedJob): string {
  const { lang } = options;
  return paragraph(lang, [
    ...(order ? [order.text] : [...materials.flatMap(toBuy), say(lang, 'summary.without')]),
    ...surfaces.flatMap(({ surface: { name }, planned }) =>
      toWatch(planned).map((text) => say(lang, 'order.ofKind', { kind: name, n: text })),
    ),
    ...materials.flatMap((material) => understood(material)),
  ]);
}

/** `Carrara 60 x 30: 37 tiles. 33 are enough if offcuts are reused.` The only material needs no name. */
function toBuy({ label, answer, surfaces }: SummedMaterial, _: number, { length }: readonly unknown[]): string[] {
  const { total, tilesWithReuse, kinds } = answer;
  const [{ planned }] = surfaces;
  const { options } = planned.read;
  const { lang } = options;
  const withReuse = surfaces.every(({ planned: { read } }) => read.options.buyWithReuse);
  const tiles = tilesText(options, planned.plan, withReuse ? tilesWithReuse : total);
  const sum = (count: 'whole' | 'cut') => kinds.reduce((all, kind) => all + kind[count], 0);
  const only = withReuse
    ? say(lang, 'summary.buyReused', { tiles })
    : say(lang, 'summary.buy', { tiles, whole: sum('whole'), cut: sum('cut') });
  const named = say(lang, 'start.sentence', { text: say(lang, 'order.ofKind', { kind: label, n: tiles }) });
  return [
    length === 1 ? only : named,
    ...(tilesWithReuse < total && !withReuse ? [sayCount(lang, 'summary.enough', tilesWithReuse)] : []),
  ];
}

/** The tile of a material, and the room of each of its surfaces. */
function understood({ surfaces }: SummedMaterial): string[] {
  return surfaces.map(({ surface: { name }, planned: { read, plan } }) => {
    const { lang } = read.options;
    const facts = listed(lang, [...roomFacts(read.options, plan), ...tileFacts(read.options, plan)]);
    return say(lang, 'start.sentence', { text: say(lang, 'order.ofKind', { kind: name, n: facts }) });
  });
}
