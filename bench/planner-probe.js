// Runs in the planner's page before its own script. Records frames, pointer moves, and when their results are on the
// screen. All times are milliseconds since the navigation.

const probe = {
  /** When the planner painted its first plan. */
  firstPlan: null,
  isWatching: false,
  frames: [],
  /** Age of the oldest pending pointer move whenever the counts caught up. */
  lags: [],
};
globalThis.probe = probe;

/** Calls back after the next frame is painted. */
function afterFrame(tell) {
  requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
}

let waiting = [];

addEventListener(
  'pointermove',
  ({ timeStamp }) => {
    if (probe.isWatching) waiting.push(timeStamp);
  },
  { capture: true },
);

globalThis.Worker = class extends Worker {
  #carried = [];

  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => {
      const wishes = this.#carried.shift();
      afterFrame((now) => {
        probe.firstPlan ??= document.querySelector('#planner canvas') ? now : null;
        if (wishes.length > 0) probe.lags.push(now - wishes[0]);
      });
    });
  }

  postMessage(...message) {
    // The planner sends only the newest position of a drag, so a message covers all moves until then.
    this.#carried.push(waiting);
    waiting = [];
    super.postMessage(...message);
  }
};

// The planner takes over in a later task than its first answer, so watch for its canvas as well.
new MutationObserver((_, observer) => {
  if (!document.querySelector('#planner canvas')) return;
  observer.disconnect();
  afterFrame((now) => {
    probe.firstPlan ??= now;
  });
}).observe(document, { childList: true, subtree: true });

requestAnimationFrame(function note() {
  // The current time, not the timestamp of the frame, which is regular even if the frame is late.
  if (probe.isWatching) probe.frames.push(performance.now());
  requestAnimationFrame(note);
});
