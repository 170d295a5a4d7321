// Doors, windows and openings of a room. magicplan writes everything on a wall that is no window as a door, radiators
// too; which it is, its symbol says.

import { distance } from '../../engine/index.ts';
import type { DrawnOpening, DrawnRing } from '../drawing.ts';
import type { XmlElement } from '../xml.ts';
import { childrenNamed, numberIn, positive, valuesOf } from './elements.ts';

interface WallSymbol {
  /** Such as `doorhinged` or `radiatorwater`. */
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The symbols of a floor by their identifiers. */
export type Symbols = ReadonlyMap<string, WallSymbol>;

export function symbolsOf(floor: XmlElement): Symbols {
  return new Map(
    childrenNamed(floor, 'symbolInstance').map((symbol) => {
      const values = valuesOf(symbol);
      const name = `${symbol.attributes.get('symbol') ?? ''} ${values.get('clonedFrom') ?? ''}`.toLowerCase();
      return [symbol.attributes.get('id') ?? '', { name, values }];
    }),
  );
}

/** A door, a window or an opening; undefined if its wall or its size is missing. */
export function wallItemOf(
  item: XmlElement,
  outline: DrawnRing,
  symbols: Symbols,
): DrawnOpening | 'no-opening' | undefined {
  const symbol = symbols.get(item.attributes.get('symbolInstance') ?? '');
  const kind = kindOf(item.name, symbol);
  if (kind === undefined) return 'no-opening';
  const wall = numberIn(item, 'point') ?? -1;
  const share = numberIn(item, 'snappedPosition');
  const width = positive(numberIn(item, 'snappedWidth') ?? numberIn(item, 'width'));
  const [a, b] = [outline[wall], outline[(wall + 1) % outline.length]];
  if (a === undefined || share === undefined || width === null || share < 0 || share > 1) return undefined;
  const length = distance(a, b);
  if (!(length > 0)) return undefined;
  const at = (along: number) => ({ x: a.x + ((b.x - a.x) * along) / length, y: a.y + ((b.y - a.y) * along) / length });
  const height = positive(
    numberIn(item, 'snappedHeight') ?? numberIn(item, 'height') ?? enteredIn(symbol, 'wallItemHeight'),
  );
  const sill = positive(enteredIn(symbol, 'wallItemDistanceToFloor')) ?? (kind === 'window' ? undefined : 0);
  return {
    kind,
    from: at(share * length - width / 2),
    to: at(share * length + width / 2),
    ...(sill !== undefined && { sill }),
    ...(height !== null && { height }),
  };
}

function enteredIn(symbol: WallSymbol | undefined, key: string): number | undefined {
  const written = symbol?.values.get(key);
  return written === undefined || written === '' ? undefined : Number(written);
}

/** What an item is; undefined if it is no opening. */
function kindOf(element: string, symbol: WallSymbol | undefined): DrawnOpening['kind'] | undefined {
  if (element === 'window') return 'window';
  if (symbol === undefined || symbol.name.trim() === '' || symbol.name.includes('door')) return 'door';
  if (symbol.name.includes('window')) return 'window';
  return /opening|arch|passage/.test(symbol.name) ? 'opening' : undefined;
}
