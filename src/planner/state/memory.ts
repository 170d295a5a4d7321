// What the browser remembers about its user, beside the plans: small answers by name in local storage.

const KEY = 'tilewright:';

/** The remembered text; null if there is none. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    // Storage may be disabled; the planner works without it.
    return null;
  }
}

/** Forgets a text. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(KEY + name);
  } catch {
    // Then there is none.
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(KEY + name, text);
  } catch {
    // Storage may be full or disabled; the next visit asks again.
  }
}
