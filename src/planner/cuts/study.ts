// What the list, the card and the sheets know of a plan: its numbers, its moulds and its groups, each made when first asked.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { patternByName, type TilePlace } from '../../engine/index.ts';
import { type Lang, label } from '../../words/index.ts';
import { type Palette, paletteOf } from '../stage/palette.ts';
import { useDesk } from '../state/context.ts';
import type { Planned } from '../state/desk.ts';
import type { Laid } from '../work/messages.ts';
import { type CutGroup, groupCuts } from './grouping.ts';
import { type Mould, mouldsOf } from './moulds.ts';
import { type Numbering, numberTiles } from './numbering.ts';

/** Larger plans are studied once they rest, so that a start can be dragged without waiting for their numbers. */
const AT_ONCE = 1000;
const REST_MS = 120;

export class Study {
  readonly planned: Planned;
  readonly laid: Laid;
  readonly moulds: readonly Mould[];
  readonly palette: Palette;
  readonly #kindLabels: readonly string[];
  #numbering: Numbering | null = null;
  #groups: readonly CutGroup[] | null = null;
  readonly #numbers = new Map<CutGroup, readonly number[]>();

  constructor(planned: Planned) {
    const { id, parameters } = planned.answer.pattern;
    const pattern = patternByName(id);
    const kinds = pattern?.kinds?.(parameters);
    this.planned = planned;
    this.laid = planned.laid;
    this.moulds = mouldsOf(planned.laid, kinds);
    this.palette = paletteOf(planned);
    this.#kindLabels = kinds?.map((kind) => `${pattern?.kindLabels}.${kind}`) ?? [];
  }

  get numbering(): Numbering {
    this.#numbering ??= numberTiles(this.laid, Number(this.planned.answer.pattern.parameters.rotation));
    return this.#numbering;
  }

  get groups(): readonly CutGroup[] {
    this.#groups ??= groupCuts(this.laid, this.moulds);
    return this.#groups;
  }

  /** Where a cut tile lies. */
  placeOf(index: number): TilePlace {
    const { tiles } = this.laid.layout.cuts;
    return { motif: tiles[3 * index], place: tiles[3 * index + 1], row: tiles[3 * index + 2] };
  }

  /** The numbers of a group's tiles, in rising order. */
  numbersOf(group: CutGroup): readonly number[] {
    const known = this.#numbers.get(group);
    if (known) return known;
    const numbers = group.tiles.map((index) => this.numbering.numberOf(this.placeOf(index))).sort((a, b) => a - b);
    this.#numbers.set(group, numbers);
    return numbers;
  }

  /** What a motif tile is bought as, where the motif has several: the face of a cube, the hand of a plank. */
  kindOf(motif: number, lang: Lang): string {
    const key = this.#kindLabels[motif];
    return key === undefined ? '' : label(lang, key);
  }
}

/** The study of the plan at hand, or of the last one that rested. */
export function useStudy(): Study | null {
  const desk = useDesk();
  const rested = useSignal(desk.planned.peek());
  useSignalEffect(() => {
    const planned = desk.planned.value;
    const waitMs = planned && planned.answer.tiles.total > AT_ONCE ? REST_MS : 0;
    const takeOver = () => {
      rested.value = planned;
    };
    if (waitMs === 0) takeOver();
    const timer = setTimeout(takeOver, waitMs);
    return () => clearTimeout(timer);
  });
  return useComputed(() => rested.value && new Study(rested.value)).value;
}
