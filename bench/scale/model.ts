// What plans cost at a rate: cores, memory, storage, traffic and money, computed from measured figures. docs/scale.md
// shows the tables, and `npm run check:docs` compares them.

/** Measured, each with the command that prints it. `npm run check:docs` finds the first five in docs/operating.md too. */
export const MEASURED = {
  /** µs of Node for a new drawing: `npm run bench -- proxy`. */
  drawingMicroseconds: 2308,
  /** µs of Node for a plan with a new link: the same. */
  linkMicroseconds: 3690,
  /** µs of nginx for a drawing, most of them kept: the same. */
  proxyMicroseconds: 48,
  /** The share of drawings that the proxy has, for a shop with 10,000 products: the same. */
  keptByShop: 0.9353,
  /** MB of a server with two planning threads, the most after 50,000 mixed requests: `npm run bench -- load memory`. */
  serverMegabytes: 242,
  /** Bytes of a stored project: 10,000 of them take less than 8 MB (test/faults/quota.service.test.ts). */
  projectBytes: 800,
  /** Bytes of a compressed drawing, rounded: `format=svg` of the kitchen on the home page with brotli. */
  drawingBytes: 3000,
} as const;

/** What nobody can measure for others: how it is used, and what it costs there. */
export const ASSUMED = {
  /** Of ten plans, one is sent for a link; the others are drawings. */
  linkedShare: 0.1,
  /** Cores are bought for peaks: on average they are busy for this share. */
  busyShare: 0.5,
  eurosPerCore: 15,
  eurosPerGigabyteOfMemory: 2,
  eurosPerGigabyteOfDisk: 0.1,
  eurosPerTerabyteOfTraffic: 2,
} as const;

const SECONDS_OF_MONTH = 30 * 24 * 3600;
const RATES = [1, 100, 10_000] as const;
const KEPT = [
  ['nothing kept', 0],
  ['the shop', MEASURED.keptByShop],
  ['99.9 % kept', 0.999],
] as const;

export interface Cost {
  /** Cores of Node and of nginx to buy. */
  readonly nodeCores: number;
  readonly proxyCores: number;
  readonly memoryGigabytes: number;
  /** What a month adds. */
  readonly diskGigabytes: number;
  readonly trafficTerabytes: number;
  readonly euros: number;
}

/** The cost of plans at a rate, with this share of the drawings kept by the proxy. */
export function costAt(perSecond: number, kept: number): Cost {
  const links = perSecond * ASSUMED.linkedShare;
  const drawings = perSecond - links;
  const nodeMicroseconds = links * MEASURED.linkMicroseconds + drawings * (1 - kept) * MEASURED.drawingMicroseconds;
  const nodeCores = bought(nodeMicroseconds);
  const proxyCores = bought(kept === 0 ? 0 : drawings * MEASURED.proxyMicroseconds);
  // A server has two planning threads, which keep two cores busy.
  const memoryGigabytes = (Math.ceil(nodeCores / 2) * MEASURED.serverMegabytes) / 1000;
  const diskGigabytes = (links * SECONDS_OF_MONTH * MEASURED.projectBytes) / 1e9;
  const trafficTerabytes = (drawings * SECONDS_OF_MONTH * MEASURED.drawingBytes) / 1e12;
  const euros =
    (nodeCores + proxyCores) * ASSUMED.eurosPerCore +
    memoryGigabytes * ASSUMED.eurosPerGigabyteOfMemory +
    diskGigabytes * ASSUMED.eurosPerGigabyteOfDisk +
    trafficTerabytes * ASSUMED.eurosPerTerabyteOfTraffic;
  return { nodeCores, proxyCores, memoryGigabytes, diskGigabytes, trafficTerabytes, euros };
}

/** Whole cores, since nobody sells less than one. */
function bought(microsecondsPerSecond: number): number {
  return Math.ceil(microsecondsPerSecond / 1e6 / ASSUMED.busyShare);
}

export const SCALE_HEADING = [
  'Plans per second',
  'Drawings',
  'Node, cores',
  'nginx, cores',
  'Memory, GB',
  'Disk, GB a month',
  'Traffic, TB',
  '€ a month',
];

/** The table of docs/scale.md. */
export function scaleRows(): string[][] {
  return RATES.flatMap((rate) =>
    KEPT.map(([name, kept]) => {
      const cost = costAt(rate, kept);
      const { nodeCores, proxyCores, memoryGigabytes, diskGigabytes, trafficTerabytes, euros } = cost;
      const figures = [nodeCores, proxyCores, memoryGigabytes, diskGigabytes, trafficTerabytes, euros];
      return [rate.toLocaleString('en'), name, ...figures.map(rounded)];
    }),
  );
}

export const MEASURED_HEADING = ['Measured', 'Figure'];

export function measuredRows(): string[][] {
  const { drawingMicroseconds, linkMicroseconds, proxyMicroseconds, keptByShop, serverMegabytes } = MEASURED;
  return [
    ['Node, a new drawing', `${drawingMicroseconds.toLocaleString('en')} µs`],
    ['Node, a plan with a new link', `${linkMicroseconds.toLocaleString('en')} µs`],
    ['nginx, a drawing', `${proxyMicroseconds} µs`],
    ['Drawings of the shop that the proxy has', `${(100 * keptByShop).toFixed(2)} %`],
    ['A server with two planning threads', `${serverMegabytes} MB`],
    ['A stored project', `${MEASURED.projectBytes} bytes`],
    ['A compressed drawing', `${MEASURED.drawingBytes.toLocaleString('en')} bytes`],
  ];
}

/** The figures that docs/operating.md has too. */
export const IN_OPERATING = measuredRows().slice(0, 5);

/** Two digits that count, or all of a large number. */
function rounded(figure: number): string {
  return Number(figure >= 100 ? figure.toFixed(0) : figure.toPrecision(2)).toLocaleString('en', {
    maximumFractionDigits: 6,
  });
}
