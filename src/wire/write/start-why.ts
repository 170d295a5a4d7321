// Why a start was chosen, as one sentence: "Equal cuts left and right, with a joint in the middle; whole tiles at the door."

import { centreOf, type Plan, tilePlaceOf } from '../../engine/index.ts';
import type { Middle, Place, Side, StartReason, StartWhy } from '../../engine/starts.ts';
import { type Lang, type SurfaceKey, say, sayOf, type Values, type WordKey } from '../../words/index.ts';

/** What the sentence needs of the plan from the start. */
export type ExplainedPlan = Pick<Plan, 'layout' | 'floor' | 'lattice'> & {
  readonly room: Pick<Plan['room'], 'doors' | 'kind'>;
};

/** Writes the reasons of a start as a sentence. */
export function startWhyText(lang: Lang, plan: ExplainedPlan, why: StartWhy): string {
  return sentenceOf(lang, reasonsText(lang, plan, why));
}

/** Writes what begins in lower case as a sentence. */
export function sentenceOf(lang: Lang, text: string): string {
  const sentence = say(lang, 'start.sentence', { text });
  return sentence[0].toUpperCase() + sentence.slice(1);
}

/** Writes the reasons of a start as a part of a sentence. What is the same in both directions is said once. */
export function reasonsText(lang: Lang, plan: ExplainedPlan, why: StartWhy): string {
  const speaker = new Speaker(lang, plan);
  const [one, other] = why.map((reason) => speaker.partsOf(reason));
  if (other === undefined) return speaker.said(one);
  if (one.key !== other.key) {
    if (one.what === undefined || other.what === undefined || one.at !== other.at)
      return say(lang, 'start.then', { one: speaker.said(one), other: speaker.said(other) });
    return say(lang, 'start.middles', { at: one.at, one: one.what, other: other.what });
  }
  if (one.at === other.at) return speaker.said(one);
  const joined = one.isPair && other.isPair ? 'start.list' : 'start.and';
  return speaker.said({ ...one, at: say(lang, joined, { one: one.at, other: other.at }) });
}

/** A reason in words: what is where. */
interface Parts {
  /** Reasons with the same key differ in their place alone. */
  readonly key: string;
  readonly phrase: WordKey;
  readonly at: string;
  /** What lies in a middle. */
  readonly what?: string;
  /** Whether the place is two walls. */
  readonly isPair?: true;
}

/** Sides that face each other, by the first. */
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

class Speaker {
  private readonly lang: Lang;
  private readonly plan: ExplainedPlan;
  private readonly hasRows: boolean;

  constructor(lang: Lang, plan: ExplainedPlan) {
    this.lang = lang;
    this.plan = plan;
    this.hasRows = plan.lattice.rows !== undefined;
  }

  said({ phrase, at, what = '' }: Parts): string {
    return say(this.lang, phrase, { at, what });
  }

  partsOf(reason: StartReason): Parts {
    switch (reason.way) {
      case 'whole':
        return this.alike(this.hasRows ? 'start.rows.whole' : 'start.whole', this.at(reason.at));
      case 'half':
      case 'tips':
        return this.alike(`start.${reason.way}`, this.at(reason.at));
      case 'row':
        return this.alike('start.trimmed', this.at(reason.at));
      case 'least':
        return this.alike(this.hasRows ? 'start.rows.least' : 'start.least', this.at(reason.at));
      case 'equal':
        return this.equal(reason.between, reason.middle);
      case 'middle':
        return this.inMiddle(reason.middle, this.ofSurface('start.inRoom'));
      case 'door':
        return this.inMiddle(reason.middle, this.numbered('start.inTheDoor', 'start.inDoorNumber', reason.door));
    }
  }

  private ofSurface(key: SurfaceKey, values?: Values): string {
    return sayOf({ lang: this.lang, kind: this.plan.room.kind }, key, values);
  }

  private alike(phrase: WordKey, at: string): Parts {
    return { key: phrase, phrase, at };
  }

  private inMiddle(middle: Middle, at: string): Parts {
    const what = say(this.lang, middle === 'tile' && this.hasRows ? 'start.row' : `start.${middle}`);
    return { key: `start.middle.${middle}`, phrase: 'start.middle', at, what };
  }

  private equal(between: readonly [Place, Place], middle: Middle): Parts {
    const at = this.between(between);
    // Where the tiles come out even, nothing is cut.
    const areWhole = between.every((place) => place.kind === 'side' && !isCutAt(this.plan, place.side));
    if (areWhole) return { ...this.alike(this.hasRows ? 'start.rows.whole' : 'start.whole', at), isPair: true };
    return { ...this.alike(this.hasRows ? 'start.rows.equal' : `start.equal.${middle}`, at), isPair: true };
  }

  private between([one, other]: readonly [Place, Place]): string {
    if (one.kind === 'side' && other.kind === 'side' && other.side === OPPOSITE[one.side])
      return say(this.lang, one.side === 'left' || one.side === 'right' ? 'start.leftRight' : 'start.topBottom');
    if (one.kind === 'wall' && other.kind === 'wall')
      return this.ofSurface('start.walls', { one: one.wall + 1, other: other.wall + 1 });
    return say(this.lang, 'start.and', { one: this.at(one), other: this.at(other) });
  }

  private at(place: Place): string {
    switch (place.kind) {
      case 'side':
        return this.ofSurface(`start.${place.side}`);
      case 'wall':
        return this.ofSurface('start.wall', { n: place.wall + 1 });
      case 'cutout':
        return say(this.lang, 'start.cutout');
      case 'door':
        return this.numbered('start.theDoor', 'start.doorNumber', place.door);
    }
  }

  /** A door is named by its number where there are several. */
  private numbered(only: WordKey, oneOfMany: WordKey, door: number): string {
    const { doors = [] } = this.plan.room;
    return doors.length > 1 ? say(this.lang, oneOfMany, { n: door + 1 }) : say(this.lang, only);
  }
}

/** A tile reaches across a wall if it does so by more, mm. */
const ACROSS = 0.1;

/** Whether a side of the room's box cuts a tile. */
function isCutAt({ layout, floor }: ExplainedPlan, side: Side): boolean {
  const { frame, cuts } = layout;
  for (let i = 0; i < cuts.count; i++) {
    const place = tilePlaceOf(cuts, i);
    const { x, y } = centreOf(layout, place);
    const { cornerX, cornerY } = frame.shapes[place.motif];
    const beyond = {
      left: () => -x - Math.min(...cornerX),
      right: () => x + Math.max(...cornerX) - floor.width,
      top: () => -y - Math.min(...cornerY),
      bottom: () => y + Math.max(...cornerY) - floor.height,
    };
    if (beyond[side]() > ACROSS) return true;
  }
  return false;
}
