// The plans in the browser's database, IndexedDB: one record for each plan, found by its id or by its links.

import type { SavedPlan } from './saved-plan.ts';

const DATABASE = 'tilewright';
const PLANS = 'plans';
/** Raise it with every change of the schema, and add the change to `upgrade`. */
const SCHEMA = 1;
/** A browser that neither opens nor refuses is treated as one that refuses. */
const PATIENCE_MS = 4000;

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    const plans = database.createObjectStore(PLANS, { keyPath: 'id' });
    plans.createIndex('changed', 'changed');
    plans.createIndex('paths', 'paths', { multiEntry: true });
  }
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE_MS);
    const request = indexedDB.open(DATABASE, SCHEMA);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const { result } = request;
      // A newer page may change the schema; this one opens the database again when it needs it.
      result.onversionchange = () => {
        result.close();
        opened = undefined;
      };
      result.onclose = () => {
        opened = undefined;
      };
      resolve(result);
    };
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Runs requests in one transaction; resolves to what `run` returned once everything is on the disk. */
async function transact<Result>(
  mode: IDBTransactionMode,
  run: (plans: IDBObjectStore) => Result | Promise<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(PLANS, mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [result] = await Promise.all([run(transaction.objectStore(PLANS)), ended]);
  return result;
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function findPlan(id: string): Promise<SavedPlan | undefined> {
  return transact('readonly', (plans) => answered<SavedPlan | undefined>(plans.get(id)));
}

/** The plan that was changed last. */
export function findLatest(): Promise<SavedPlan | undefined> {
  return transact('readonly', async (plans) => {
    const cursor = await answered(plans.index('changed').openCursor(null, 'prev'));
    return cursor?.value;
  });
}

/** The plans with a link; the last changed first. */
export async function findByLink(path: string): Promise<SavedPlan[]> {
  return newestFirst(await transact('readonly', (plans) => answered<SavedPlan[]>(plans.index('paths').getAll(path))));
}

export async function findAll(): Promise<SavedPlan[]> {
  return newestFirst(await transact('readonly', (plans) => answered<SavedPlan[]>(plans.getAll())));
}

function newestFirst(plans: readonly SavedPlan[]): SavedPlan[] {
  return plans.toSorted((a, b) => b.changed - a.changed);
}

/** The record of a plan; it is found by its paths. */
function recordOf(plan: SavedPlan): object {
  return { ...plan, paths: plan.links.map(({ path }) => path) };
}

/** The plan as it is saved now, or the newer one that another tab has saved meanwhile. */
export type Saving = { readonly saved: SavedPlan } | { readonly newer: SavedPlan };

/** Saves a plan, unless another tab has saved it since it was read. */
export function savePlan(plan: SavedPlan): Promise<Saving> {
  return transact('readwrite', async (plans) => {
    const there = await answered<SavedPlan | undefined>(plans.get(plan.id));
    if (there && there.revision !== plan.revision) return { newer: there };
    const saved = { ...plan, revision: plan.revision + 1 };
    plans.put(recordOf(saved));
    return { saved };
  });
}

/** Adds plans, all or none. Their ids must be new. */
export function addPlans(added: readonly SavedPlan[]): Promise<void> {
  return transact('readwrite', (plans) => {
    for (const plan of added) plans.add(recordOf({ ...plan, revision: Math.max(1, plan.revision) }));
  });
}

export function deletePlan(id: string): Promise<void> {
  return transact('readwrite', (plans) => {
    plans.delete(id);
  });
}
