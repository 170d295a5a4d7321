// The session: the accepted plan, and the only way to change it. A change is proposed, planned in the worker, and taken over
// only if it can be planned; otherwise its mistakes are shown at the field it came from and nothing else happens.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Mistake, PlanAnswer } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import { loadWords } from '../speech/tables.ts';
import type { LaidFloor } from '../work/messages.ts';
import type { PlanWorker } from '../work/plan-worker.ts';
import { type Change, changed, type Draft } from './draft.ts';
import { type Past, pastAfter, type Step } from './history.ts';

/** A draft with everything that came of planning it. */
export interface Planned {
  readonly draft: Draft;
  readonly answer: PlanAnswer;
  readonly laid: LaidFloor;
  /** Whether a warning is about something that another start may mend. */
  readonly hasStartWarning: boolean;
  /** Null where the plan is too large for an address. */
  readonly query: string | null;
}

/** Where a change came from: its mistakes are told there. Names of fields, or names of a panel's own. */
export type Origin = string;

export interface Proposal {
  readonly change: Change | ((draft: Draft) => Change);
  readonly origin: Origin;
  /** Proposals of one gesture are one step of undo, and those still waiting give way to newer ones. */
  readonly gesture?: string;
  /** Puts a whole draft in place of the accepted one. */
  readonly replaces?: boolean;
}

interface Job extends Proposal {
  readonly step: Step;
  readonly done: (accepted: boolean) => void;
}

export class Session {
  readonly #worker: PlanWorker;
  readonly #planned = signal<Planned | null>(null);
  readonly #past = signal<Past>({ undo: [], redo: [] });
  readonly #mistakes = signal<ReadonlyMap<Origin, readonly Mistake[]>>(new Map());
  readonly #fault = signal<string | null>(null);
  #queue: Job[] = [];
  #isBusy = false;

  readonly lang;
  /** The accepted plan; null until the first one is made. */
  readonly planned: ReadonlySignal<Planned | null> = this.#planned;
  /** What is wrong with what was last tried, by where it was tried. */
  readonly mistakes: ReadonlySignal<ReadonlyMap<Origin, readonly Mistake[]>> = this.#mistakes;
  /** A fault of ours, for the page to own up to. */
  readonly fault: ReadonlySignal<string | null> = this.#fault;
  readonly canUndo = computed(() => this.#past.value.undo.length > 0);
  readonly canRedo = computed(() => this.#past.value.redo.length > 0);

  constructor(worker: PlanWorker, lang: Lang) {
    this.#worker = worker;
    this.lang = signal(lang);
  }

  /** Begins with a draft; whether it could be planned. */
  open(draft: Draft): Promise<boolean> {
    return this.#take({ change: draft, origin: 'open', replaces: true }, 'same');
  }

  /** Puts a change forward; whether it was accepted. Proposals are tried in their order, each on what was accepted before it. */
  propose(proposal: Proposal): Promise<boolean> {
    return this.#take(proposal, 'change');
  }

  /** Goes a step back; whether there was one. Steps asked for while others are planned go on from those. */
  undo(): Promise<boolean> {
    return this.#take({ change: {}, origin: 'undo' }, 'undo');
  }

  /** Goes a step forward again; whether there was one. */
  redo(): Promise<boolean> {
    return this.#take({ change: {}, origin: 'redo' }, 'redo');
  }

  /** Speaks another language from now on: names and warnings are made anew. */
  async speak(lang: Lang): Promise<boolean> {
    await loadWords(lang);
    this.lang.value = lang;
    return this.#planned.value ? this.#take({ change: {}, origin: 'lang' }, 'same') : false;
  }

  /** Takes back what was said about a place. */
  forget(origin: Origin): void {
    if (!this.#mistakes.value.has(origin)) return;
    const mistakes = new Map(this.#mistakes.value);
    mistakes.delete(origin);
    this.#mistakes.value = mistakes;
  }

  #take(proposal: Proposal, step: Step): Promise<boolean> {
    return new Promise((done) => {
      // While something is dragged only the newest place counts: what still waits of the same gesture is passed over.
      const { gesture } = proposal;
      if (gesture !== undefined) {
        for (const job of this.#queue) if (job.gesture === gesture) job.done(false);
        this.#queue = this.#queue.filter((job) => job.gesture !== gesture);
      }
      this.#queue.push({ ...proposal, step, done });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      try {
        job.done(await this.#try(job));
      } catch (error) {
        this.#fault.value = String(error);
        job.done(false);
      }
    }
    this.#isBusy = false;
  }

  async #try(job: Job): Promise<boolean> {
    const before = this.#planned.value;
    const draft = this.#draftOf(job);
    if (draft === undefined) return false;
    const outcome = await this.#worker.order({ task: 'plan', draft, lang: this.lang.value });
    if (!outcome.ok) {
      this.#mistakes.value = new Map(this.#mistakes.value).set(job.origin, outcome.mistakes);
      return false;
    }
    this.forget(job.origin);
    if (before) this.#past.value = pastAfter(this.#past.value, before.draft, job.step, job.gesture);
    this.#planned.value = { draft, ...outcome };
    return true;
  }

  /** The draft that a job comes to now that it is its turn; undefined where there is no step to go. */
  #draftOf({ step, change, replaces }: Job): Draft | undefined {
    if (step === 'undo' || step === 'redo') return this.#past.value[step].at(-1);
    const base = replaces ? {} : (this.#planned.value?.draft ?? {});
    return changed(base, typeof change === 'function' ? change(base) : change);
  }
}
