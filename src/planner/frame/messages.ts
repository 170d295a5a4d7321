// The messages between a shop's page and its frame. Each has a version, so that both sides can change later.

import type { OrderAnswer } from '../../wire/index.ts';

export const VERSION = 1;

/** The order as the API answers it, without what only an answer explains. */
export type FrameOrder = Pick<OrderAnswer, 'tiles' | 'boxes' | 'sets' | 'cost' | 'currency'> & {
  readonly kinds: readonly Pick<OrderAnswer['kinds'][number], 'kind' | 'tiles' | 'boxes' | 'cost'>[];
};

/** What the frame says. */
export type Told =
  /** It listens. */
  | { readonly type: 'tilewright:ready' }
  /** How high it is, px. */
  | { readonly type: 'tilewright:size'; readonly height: number }
  /**
   * The customer has pressed the button. The tile is that of the order, as it was sent: another one may be on its way. The
   * link opens the plan; null if it could not be stored.
   */
  | ({ readonly type: 'tilewright:order'; readonly tile: string; readonly plannerUrl: string | null } & FrameOrder)
  /** The last message was refused, in the words of the API for whoever wrote it. */
  | {
      readonly type: 'tilewright:refused';
      readonly code: string;
      readonly param: string | null;
      readonly error: string;
    };

/** What the page may send: another tile, as the query of the frame without a room. */
export const TILE = 'tilewright:tile';

/** A tile that was sent, a reason why the message is none, or null for a message of somebody else. */
export function readMessage(data: unknown): { readonly tile: string } | { readonly error: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, version, tile, ...others } = data as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string' || !type.startsWith('tilewright:')) return null;
  if (type === TILE && version === VERSION && typeof tile === 'string' && Object.keys(others).length === 0)
    return { tile };
  return {
    error: `The frame takes {type: '${TILE}', version: ${VERSION}, tile: 'tileSize=600&tilesPerBox=4'} and nothing else.`,
  };
}
