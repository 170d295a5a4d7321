// What the browser remembers about its user, beside the plans: small answers by name in local storage.

const KEY = 'tilewright:';
let isForgetful = false;

/** From now on nothing is remembered or recalled: in a frame of another site, what is there is none of its business. */
export function beForgetful(): void {
  isForgetful = true;
}

/** The remembered text; null if there is none. */
export function recall(name: string): string | null {
  if (isForgetful) return null;
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    // Storage may be disabled; the planner works without it.
    return null;
  }
}

/** Forgets a text. */
export function forget(name: string): void {
  if (isForgetful) return;
  try {
    localStorage.removeItem(KEY + name);
  } catch {
    // Then there is none.
  }
}

export function remember(name: string, text: string): void {
  if (isForgetful) return;
  try {
    localStorage.setItem(KEY + name, text);
  } catch {
    // Storage may be full or disabled; the next visit asks again.
  }
}
