// Why a start was chosen, as facts that can be said in words; the words are elsewhere.

/** A side of the room's box. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A wall, as people call it: a side of the room, a wall by its number, or the side of a cutout; a door of that wall. */
export type Place =
  | { readonly kind: 'side'; readonly side: Side }
  /** Walls and doors are counted from 0, as they were sent. */
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'cutout' }
  | { readonly kind: 'door'; readonly door: number };

/** What lies on a middle: the centre of a tile, of a joint, or another line of symmetry, such as a spine. */
export type Middle = 'tile' | 'joint' | 'line';

/** How a start is placed across one direction. */
export type StartReason =
  /**
   * Along a wall: whole or half tiles, the tips of tiles, pieces as narrow as they may be, or a row of tiles that a wall out
   * of square trims.
   */
  | { readonly way: 'whole' | 'half' | 'tips' | 'least' | 'row'; readonly at: Place }
  /** Equal pieces at two walls that face each other. */
  | { readonly way: 'equal'; readonly between: readonly [Place, Place]; readonly middle: Middle }
  /** A line of symmetry in the middle of the room's box. */
  | { readonly way: 'middle'; readonly middle: Middle }
  /** A tile or a joint in the middle of a door. */
  | { readonly way: 'door'; readonly door: number; readonly middle: Middle };

/** The reasons of a start across its two directions; boards in rows have one. */
export type StartWhy = readonly StartReason[];
