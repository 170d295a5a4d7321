// Turns of the event loop, handed out one by one. Plans and long works each have a line of their own; were both to take
// their share in the same turn, everybody else would wait for two steps instead of one.

const due: (() => void)[] = [];

/** Does something in a later turn of the event loop, in which nothing else that asked here is done. */
export function inLaterTurn(work: () => void): void {
  if (due.push(work) === 1) setImmediate(doNext);
}

function doNext(): void {
  const work = due.shift();
  if (due.length > 0) setImmediate(doNext);
  work?.();
}
