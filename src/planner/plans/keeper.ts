// Keeps the plan on the screen, and others, on this device: saves changes while they are made, follows those of other
// tabs, and goes on with a copy when two tabs change one plan at the same time.

import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Draft } from '../state/draft.ts';
import type { Planned, Session } from '../state/session.ts';
import * as database from './database.ts';
import { noteUnsaved } from './journal.ts';
import { merged } from './progress.ts';
import { historyOf, pastOf } from './saved-history.ts';
import { blankPlan, factsOf, isSame, newId, type SavedPlan, withLink } from './saved-plan.ts';

/** Typing changes the plan with every pause, and a killed tab must not lose more than a moment. */
const SAVE_AFTER_MS = 300;
const RETRY_MS = 5000;
const CHANNEL = 'tilewright-plans';

/** A plan that a tab has saved or deleted. */
interface News {
  readonly id: string;
  /** 0 if it was deleted. */
  readonly revision: number;
}

/** What the owner of the page may change about a plan besides its versions. */
export type Amendment = Partial<Pick<SavedPlan, 'name' | 'links' | 'progress' | 'tracing' | 'changed'>>;

export interface KeeperOptions {
  /** Called when another tab has changed the plan too and this one continues as a copy; names the copy. */
  readonly onCopy: (plan: SavedPlan) => string;
}

export class Keeper {
  readonly #session: Session;
  readonly #options: KeeperOptions;
  /** Plans as this tab has last read or saved them. */
  readonly #known = new Map<string, SavedPlan>();
  /** Plans to be saved. */
  readonly #pending = new Map<string, SavedPlan>();
  /** Removes the note of a plan that was unsaved when the page was hidden. */
  readonly #notes = new Map<string, () => void>();
  /** What the database has been asked to save. */
  #inFlight: SavedPlan | undefined;
  /** Whether another tab has saved the plan during a drag. */
  #isBehind = false;
  /** A version of another tab that is about to be shown here. */
  #arriving: SavedPlan | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #shown = signal<SavedPlan | null>(null);
  readonly #trouble = signal<unknown>(null);
  readonly #news = signal(0);

  /** The plan on the screen, with changes that are not saved yet. */
  readonly shown: Readonly<Signal<SavedPlan | null>> = this.#shown;
  /** Why the last plan could not be saved; null if it was. */
  readonly trouble: Readonly<Signal<unknown>> = this.#trouble;
  /** Counts changes to any plan, here or in another tab. */
  readonly news: Readonly<Signal<number>> = this.#news;

  constructor(session: Session, options: KeeperOptions) {
    this.#session = session;
    this.#options = options;
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => void this.#hear(data);
  }

  /** Starts to save the plans of the session. */
  start(): void {
    effect(() => {
      const planned = this.#session.planned.value;
      // What a drag passes through was never meant to stay.
      if (!planned || this.#session.isDragged.value) return;
      untracked(() => this.#notice(planned));
      if (this.#isBehind) void this.#catchUp();
      this.#isBehind = false;
    });
    addEventListener('pagehide', () => this.#leave());
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#leave();
      // A page that was frozen has heard nothing.
      else void this.#catchUp();
    });
    addEventListener('beforeunload', (event) => {
      if (this.#trouble.value !== null && this.#pending.size > 0) event.preventDefault();
    });
  }

  /** Makes a plan known, so that its versions in the session can be told from changes. */
  know(plan: SavedPlan): void {
    const known = this.#known.get(plan.id);
    if (known === undefined || known.revision < plan.revision) this.#known.set(plan.id, plan);
  }

  /** Reports that storage failed elsewhere. */
  fail(error: unknown): void {
    this.#trouble.value = error;
  }

  /** Begins another plan. The one on the screen stays, unless nobody has done anything with it. */
  async begin(draft: Draft, { isSaved, isUntouched }: { isSaved: boolean; isUntouched: boolean }): Promise<boolean> {
    const now = this.#shown.value;
    // Compared with an empty plan, the draft is a change to be saved.
    const blank = blankPlan(isSaved ? {} : draft);
    const isReused = now !== null && isUntouched && now.name === '' && now.links.length === 0;
    if (!isReused) this.know(blank);
    const plan = isReused ? now.id : blank.id;
    return this.#session.propose({ change: draft, replaces: true, origin: 'new', plan });
  }

  /** Opens a plan of this device; resolves to whether it could be planned. */
  async show(saved: SavedPlan): Promise<boolean> {
    // What an earlier version of the page has saved is no change by its owner.
    const plan = { ...saved, draft: this.#session.settled(saved.draft) };
    this.know(plan);
    const { draft, id, history, changed } = this.#latest(plan);
    const isOpen = await this.#session.open(draft, id, pastOf({ draft, plan: id, history, changed }));
    // The plan on the screen has no mistake.
    if (!isOpen && this.#shown.value) this.#session.forget('open');
    return isOpen;
  }

  /** Saves the copy of a shared plan, although nothing has changed. */
  async keepCopy(): Promise<void> {
    const { value: shown } = this.#shown;
    if (shown === null || shown.origin === '' || shown.revision > 0) return;
    this.#pending.set(shown.id, shown);
    await this.save();
  }

  /** Changes the name or the link of a plan. */
  amend(plan: SavedPlan, amendment: Amendment): Promise<void> {
    this.know(plan);
    this.#setPending({ ...this.#latest(plan), ...amendment });
    return this.save();
  }

  async delete(plan: SavedPlan): Promise<void> {
    this.#pending.delete(plan.id);
    await database.deletePlan(plan.id);
    this.#tell({ id: plan.id, revision: 0 });
    this.#forget(plan.id);
  }

  /** Adds plans, all or none. */
  async add(plans: readonly SavedPlan[]): Promise<void> {
    await database.addPlans(plans);
    for (const { id } of plans) this.#tell({ id, revision: 1 });
  }

  /** Saves all changes; `trouble` says whether it worked. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  #latest(plan: SavedPlan): SavedPlan {
    return this.#pending.get(plan.id) ?? this.#known.get(plan.id) ?? plan;
  }

  #notice(planned: Planned): void {
    const { plan, draft, answer } = planned;
    const arriving = this.#arriving;
    if (arriving?.id === plan && isSame(arriving.draft, draft)) this.#known.set(plan, arriving);
    const base = this.#pending.get(plan) ?? this.#known.get(plan);
    if (base === undefined) throw new Error('A plan on the screen has no place on the device.');
    const facts = factsOf(answer);
    if (isSame(base.draft, draft)) {
      // The list of plans shows them; they are not worth a revision.
      this.#shown.value = { ...base, facts };
      return;
    }
    const changed = Date.now();
    const history = historyOf(planned, this.#session.past.value, changed);
    this.#setPending({ ...base, draft, facts, changed, history });
  }

  #setPending(plan: SavedPlan): void {
    this.#pending.set(plan.id, plan);
    this.#show(plan);
    // The address already names a plan that is saved for the first time.
    if (plan.revision === 0) void this.save();
    else this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }

  #show(plan: SavedPlan): void {
    if (plan.id === this.#session.planned.value?.plan) this.#shown.value = plan;
  }

  async #saveAll(): Promise<void> {
    try {
      for (let plan = this.#next(); plan; plan = this.#next()) {
        this.#inFlight = plan;
        const outcome = await database.savePlan(plan);
        this.#inFlight = undefined;
        if ('saved' in outcome) this.#afterSaving(plan, outcome.saved);
        else this.#resolve(plan, outcome.newer);
      }
      this.#trouble.value = null;
    } catch (error) {
      this.#trouble.value = error;
      this.#timer ??= setTimeout(() => void this.save(), RETRY_MS);
    }
  }

  #next(): SavedPlan | undefined {
    return this.#pending.values().next().value;
  }

  #afterSaving(plan: SavedPlan, saved: SavedPlan): void {
    const { id, revision } = saved;
    this.#known.set(id, saved);
    this.#removeNote(id);
    const later = this.#pending.get(id);
    if (later === plan) this.#pending.delete(id);
    else if (later) this.#pending.set(id, { ...later, revision });
    this.#show(this.#pending.get(id) ?? saved);
    this.#tell({ id, revision });
  }

  /** Another tab has saved this plan: a new name or link is added to its version, a changed plan continues as a copy. */
  #resolve(plan: SavedPlan, newer: SavedPlan): void {
    const mine = this.#pending.get(plan.id) ?? plan;
    const before = this.#known.get(plan.id);
    this.#pending.delete(plan.id);
    if (isSame(mine.draft, newer.draft) || (before && isSame(mine.draft, before.draft))) void this.#join(newer, mine);
    else this.#copy(mine, newer);
  }

  async #join(newer: SavedPlan, { name, links, progress, tracing }: SavedPlan): Promise<void> {
    if (this.#session.planned.value?.plan === newer.id) await this.#follow(newer);
    else this.#known.set(newer.id, newer);
    const ticks = merged(progress, newer.progress);
    await this.amend(newer, {
      name,
      links: links.reduce(withLink, newer.links),
      ...(ticks.length > 0 && { progress: ticks }),
      ...(tracing && { tracing }),
    });
  }

  #copy(mine: SavedPlan, newer: SavedPlan): void {
    const copy = { ...mine, id: newId(), name: this.#options.onCopy(mine), created: Date.now(), revision: 0 };
    this.#known.set(newer.id, newer);
    this.#known.set(copy.id, copy);
    this.#pending.set(copy.id, copy);
    this.#removeNote(newer.id);
    this.#session.moveTo(newer.id, copy.id);
  }

  #leave(): void {
    if (this.#pending.size === 0) return;
    for (const plan of this.#pending.values()) {
      this.#removeNote(plan.id);
      const before = this.#inFlight?.id === plan.id ? this.#inFlight : undefined;
      this.#notes.set(plan.id, noteUnsaved({ plan, before }));
    }
    void this.save();
  }

  #removeNote(id: string): void {
    this.#notes.get(id)?.();
    this.#notes.delete(id);
  }

  #tell(news: News): void {
    this.#channel.postMessage(news);
    this.#news.value++;
  }

  async #hear({ id, revision }: News): Promise<void> {
    this.#news.value++;
    const known = this.#known.get(id);
    if (known === undefined) return;
    if (revision === 0) this.#forget(id);
    else if (revision > known.revision && id === this.#session.planned.value?.plan) await this.#catchUp();
  }

  /** The plan is no longer on the device; if it is on the screen, the next change saves it again. */
  #forget(id: string): void {
    const known = this.#known.get(id);
    if (known) this.#known.set(id, { ...known, revision: 0 });
    const pending = this.#pending.get(id);
    if (pending) this.#pending.set(id, { ...pending, revision: 0 });
  }

  /** Shows what another tab has saved; changes of this tab's own are left for saving to resolve. */
  async #catchUp(): Promise<void> {
    const id = this.#session.planned.value?.plan ?? '';
    try {
      const newer = await database.findPlan(id);
      if (newer && newer.revision > (this.#known.get(id)?.revision ?? 0)) await this.#follow(newer);
    } catch (error) {
      this.#trouble.value = error;
    }
  }

  async #follow(newer: SavedPlan): Promise<void> {
    const { id, draft } = newer;
    const now = this.#session.planned.value;
    if (now === null || now.plan !== id || this.#pending.has(id)) return;
    if (this.#session.isDragged.value) {
      this.#isBehind = true;
      return;
    }
    if (isSame(now.draft, draft)) {
      this.#known.set(id, newer);
      return this.#show(newer);
    }
    this.#arriving = newer;
    const isShown = await this.#session.propose({ change: draft, replaces: true, origin: 'tab', onlyAfter: now });
    this.#arriving = undefined;
    this.#session.forget('tab');
    // Something else came first, such as another language.
    if (!isShown && this.#session.planned.value !== now) await this.#follow(newer);
  }
}

let keeper: Keeper;

/** Called once, before anything is rendered. */
export function setKeeper(next: Keeper): void {
  keeper = next;
}

export function useKeeper(): Keeper {
  return keeper;
}
