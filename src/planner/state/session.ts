// The session: the accepted plan, and the only way to change it. A change is proposed, planned in the worker, and
// accepted only if it can be planned; otherwise its mistakes are shown at the field it came from, and nothing else
// happens.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Notice, Warning } from '../../engine/index.ts';
import type { PlanFigures } from '../../wire/index.ts';
import type { Lang, UnitSystem } from '../../words/index.ts';
import { loadWords } from '../../words/planner/load.ts';
import { bodyOf, type Change, changed, type Draft } from './draft.ts';
import { NO_PAST, type Past, pastAfter, type Step, type Version } from './history.ts';
import type { DraftMistake, LaidFloor, PlanOutcome, PlanWorker } from './messages.ts';

/** A version of a plan and the result of planning it. */
export interface Planned extends Version {
  readonly answer: PlanFigures;
  readonly laid: LaidFloor;
  /** What is to be said about the plan. */
  readonly findings: readonly Warning[];
  readonly notices: readonly Notice[];
}

/** Where a change came from and where its mistakes are shown: the name of a field or of a panel. */
export type Origin = string;

export interface Proposal {
  readonly change: Change | ((draft: Draft) => Change);
  readonly origin: Origin;
  /** Proposals of one gesture are one undo step, and newer ones replace those still waiting. */
  readonly gesture?: string;
  /** Whether the change replaces the whole draft. */
  readonly replaces?: boolean;
  /** The plan that it begins or opens; the same plan by default. */
  readonly plan?: string;
  /** Refused if the accepted plan is no longer this one. */
  readonly onlyAfter?: Planned;
}

interface Job extends Proposal {
  readonly step: Step;
  /** Done only if this origin has a mistake. */
  readonly ifMistaken?: Origin | undefined;
  readonly done: (accepted: boolean) => void;
}

/** Makes a draft consistent in itself after a change; `before` is the version that was changed, if it is of one plan. */
export type Settle = (draft: Draft, before?: Draft) => Draft;

export class Session {
  readonly #worker: PlanWorker;
  readonly #settle: Settle;
  readonly #planned = signal<Planned | null>(null);
  readonly #past = signal(NO_PAST);
  readonly #mistakes = signal<ReadonlyMap<Origin, readonly DraftMistake[]>>(new Map());
  readonly #fault = signal<string | null>(null);
  readonly #drags = signal(0);
  #queue: Job[] = [];
  #isBusy = false;
  /** Callbacks for the end of the queue. */
  #waiting: (() => void)[] = [];

  readonly lang;
  /** The units of lengths; the draft is always metric. */
  readonly units;
  /** The accepted plan; null before the first one. */
  readonly planned: ReadonlySignal<Planned | null> = this.#planned;
  readonly past: ReadonlySignal<Past> = this.#past;
  /** Whether something is being dragged, so that the accepted plan may be one on the way. */
  readonly isDragged = computed(() => this.#drags.value > 0);
  /** The mistakes of the last proposals, by origin. */
  readonly mistakes: ReadonlySignal<ReadonlyMap<Origin, readonly DraftMistake[]>> = this.#mistakes;
  /** Whether a field has a mistake, so that the accepted plan is not what is on the screen. */
  readonly isMistaken = computed(() => this.#mistakes.value.size > 0);
  /** An internal error. */
  readonly fault: ReadonlySignal<string | null> = this.#fault;
  readonly canUndo = computed(() => this.#past.value.undo.length > 0);
  readonly canRedo = computed(() => this.#past.value.redo.length > 0);

  constructor(worker: PlanWorker, lang: Lang, units: UnitSystem = 'metric', settle: Settle = (draft) => draft) {
    this.#worker = worker;
    this.#settle = settle;
    this.lang = signal(lang);
    this.units = signal(units);
  }

  /** Opens a plan with its past; resolves to whether it could be planned. */
  async open(draft: Draft, plan = '', past = NO_PAST): Promise<boolean> {
    const isOpen = await this.#take({ change: draft, origin: 'open', replaces: true, plan }, 'same');
    if (isOpen) this.#past.value = past;
    return isOpen;
  }

  /** Notes that a drag begins; returns the function for its end, which counts once all of its changes are planned. */
  drag(): () => Promise<void> {
    this.#drags.value++;
    return async () => {
      await this.rest();
      this.#drags.value--;
    };
  }

  /** A draft as it is shown. */
  settled(draft: Draft): Draft {
    return this.#settle(draft);
  }

  /** Plans a draft without changing anything. */
  check(draft: Draft): Promise<PlanOutcome> {
    return this.#worker.order({ task: 'plan', draft: bodyOf(draft), lang: this.lang.value });
  }

  /** Resolves when all changes so far are planned. */
  rest(): Promise<void> {
    return this.#isBusy ? new Promise((done) => this.#waiting.push(done)) : Promise.resolve();
  }

  /** Gives a plan another id, in the past too. */
  moveTo(plan: string, next: string): void {
    const move = <Moved extends Version>(version: Moved) =>
      version.plan === plan ? { ...version, plan: next } : version;
    const { undo, redo, gesture } = this.#past.value;
    this.#past.value = { undo: undo.map(move), redo: redo.map(move), gesture };
    if (this.#planned.value) this.#planned.value = move(this.#planned.value);
  }

  /** Proposes a change; resolves to whether it was accepted. Each is planned on the last accepted draft, in order. */
  propose(proposal: Proposal): Promise<boolean> {
    return this.#take(proposal, 'change');
  }

  /** Shows the same job with another surface to edit, which is no step to undo. */
  turnTo(draft: Draft): Promise<boolean> {
    return this.#take({ change: draft, replaces: true, origin: 'surface' }, 'same');
  }

  /**
   * Takes a gesture back, after the changes being planned, so that the plan is the one before it and there is no step to
   * undo; given an origin, only if the last proposal of that origin was refused.
   */
  withdraw(gesture: string, ifMistaken?: Origin): Promise<boolean> {
    return this.#take({ change: {}, origin: 'withdraw', gesture, ifMistaken }, 'withdraw');
  }

  /** Undoes a step, after the changes being planned; resolves to whether there was one. */
  undo(): Promise<boolean> {
    return this.#take({ change: {}, origin: 'undo' }, 'undo');
  }

  /** Redoes a step; resolves to whether there was one. */
  redo(): Promise<boolean> {
    return this.#take({ change: {}, origin: 'redo' }, 'redo');
  }

  /** Changes the language by planning again, which writes names and warnings. */
  async speak(lang: Lang): Promise<boolean> {
    await loadWords(lang);
    this.lang.value = lang;
    return this.#planned.value ? this.#take({ change: {}, origin: 'lang' }, 'same') : false;
  }

  /** Notes a text that its field cannot read, and so cannot propose. */
  refuse(origin: Origin): void {
    this.#mistakes.value = new Map(this.#mistakes.value).set(origin, []);
  }

  /** Clears the mistakes of an origin. */
  forget(origin: Origin): void {
    if (!this.#mistakes.value.has(origin)) return;
    const mistakes = new Map(this.#mistakes.value);
    mistakes.delete(origin);
    this.#mistakes.value = mistakes;
  }

  #take(proposal: Omit<Job, 'step' | 'done'>, step: Step): Promise<boolean> {
    return new Promise((done) => {
      // Only the newest position of a drag counts: waiting proposals of the same gesture are dropped.
      const { gesture } = proposal;
      if (gesture !== undefined && step === 'change') {
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
    for (const done of this.#waiting.splice(0)) done();
  }

  async #try(job: Job): Promise<boolean> {
    const before = this.#planned.value;
    const next = this.#versionOf(job);
    if (next === undefined) return false;
    const version = { ...next, draft: this.#settle(next.draft, isEdit(job) ? before?.draft : undefined) };
    const outcome = await this.check(version.draft);
    if (!outcome.ok && (job.step === 'undo' || job.step === 'redo')) {
      // A step of an earlier visit may have been damaged since, and those beyond it cannot be reached.
      this.#past.value = { ...this.#past.value, [job.step]: [] };
      return false;
    }
    if (!outcome.ok) {
      this.#mistakes.value = new Map(this.#mistakes.value).set(job.origin, outcome.mistakes);
      return false;
    }
    this.forget(job.origin);
    if (before) {
      const { draft, plan } = before;
      this.#past.value = pastAfter(this.#past.value, { draft, plan }, job.step, job.gesture);
    }
    this.#planned.value = { ...outcome, ...version };
    return true;
  }

  /** The version that a job leads to; undefined if there is none. */
  #versionOf({ step, change, replaces, plan, onlyAfter, gesture, ifMistaken }: Job): Version | undefined {
    const { value: now } = this.#planned;
    const { value: past } = this.#past;
    if (onlyAfter && onlyAfter !== now) return undefined;
    if (step === 'withdraw') {
      const isDone = past.gesture === gesture && (ifMistaken === undefined || this.#mistakes.value.has(ifMistaken));
      return isDone ? past.undo.at(-1) : undefined;
    }
    if (step === 'undo' || step === 'redo') return past[step].at(-1);
    const base = now && !replaces ? now.draft : {};
    const draft = changed(base, typeof change === 'function' ? change(base) : change);
    return { draft, plan: plan ?? now?.plan ?? '' };
  }
}

/** Whether a job changes the plan on the screen, instead of showing another version or plan. */
function isEdit({ step, replaces }: Job): boolean {
  return step === 'change' && !replaces;
}
