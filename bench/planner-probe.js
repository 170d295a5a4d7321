// Runs in the planner's page before its own script: notes frames, what the pointer asked for, and when the answer to it was
// on the screen. All times are milliseconds since the navigation.

const probe = {
  /** When the first plan was painted by the planner itself. */
  firstPlan: null,
  isWatching: false,
  frames: [],
  /** How old the oldest wish of the pointer was whenever the counts caught up with it. */
  lags: [],
};
globalThis.probe = probe;

/** Calls back once the frame that is painted next is done. */
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
    // A drag that waits for its turn asks for its newest place, so an order stands for everything wished for by then.
    this.#carried.push(waiting);
    waiting = [];
    super.postMessage(...message);
  }
};

// The planner takes over in a later task than the answer to its first order, so its canvas is looked for as well.
new MutationObserver((_, observer) => {
  if (!document.querySelector('#planner canvas')) return;
  observer.disconnect();
  afterFrame((now) => {
    probe.firstPlan ??= now;
  });
}).observe(document, { childList: true, subtree: true });

requestAnimationFrame(function note() {
  // The time at hand, not the frame's own, which is on the beat even where the frame is late.
  if (probe.isWatching) probe.frames.push(performance.now());
  requestAnimationFrame(note);
});
