// Fingers on a touch screen, through the browser's protocol.

import type { CDPSession, Page } from 'playwright-core';
import type { Place } from './hands.ts';
import type { VisitOptions } from './visit.ts';

/** The screen of a phone. */
export const PHONE: VisitOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const STEPS = 8;

/** Puts fingers down at the start of each path, moves them together to the ends, and lifts them. */
async function moveFingers(page: Page, ways: readonly (readonly [from: Place, to: Place])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    ways.map(([from, to], id) => ({ id, x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }));
  await put(session, 'touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) await put(session, 'touchMove', at(step / STEPS));
  await put(session, 'touchEnd', []);
  await session.detach();
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

async function put(session: CDPSession, type: Touch, touchPoints: (Place & { id: number })[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Drags with one finger. */
export function dragFinger(page: Page, from: Place, by: Place): Promise<void> {
  return moveFingers(page, [[from, { x: from.x + by.x, y: from.y + by.y }]]);
}

/** Spreads two fingers, left and right of a point, by a factor. */
export function pinch(page: Page, about: Place, reach: number, factor: number): Promise<void> {
  const finger = (side: number) =>
    [
      { x: about.x + side * reach, y: about.y },
      { x: about.x + side * reach * factor, y: about.y },
    ] as const;
  return moveFingers(page, [finger(-1), finger(1)]);
}
