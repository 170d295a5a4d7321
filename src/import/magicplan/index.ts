// Reads the plan exchange format of magicplan: XML with the rooms of each floor and their corners, in metres. Doors and
// windows are given by the wall they are in and their place along it.

import { signedArea } from '../../engine/index.ts';
import type { Drawing, DrawingRemark, DrawnPoint, DrawnRing, DrawnRoom, RemarkCode } from '../drawing.ts';
import { ImportError } from '../refusals.ts';
import { textOf } from '../text.ts';
import { readXml, type XmlElement } from '../xml.ts';
import { childrenNamed, numberIn, positive, valuesOf } from './elements.ts';
import { type Symbols, symbolsOf, wallItemOf } from './wall-items.ts';

const FORMAT = 'magicplan';

/** Reads an export of magicplan. */
export function readMagicplan(bytes: Uint8Array): Drawing {
  const text = textOf(bytes);
  // magicplan declares nothing, and declarations are how small files become huge.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportError('damaged', { format: FORMAT });
  const plan = readXml(text, FORMAT);
  if (plan.name !== 'plan') throw new ImportError('damaged', { format: FORMAT });
  // Corners on the surface of the walls go before those in the middle of the walls.
  const [inner] = childrenNamed(plan, 'interiorRoomPoints');
  const floors = childrenNamed(inner ?? plan, 'floor');
  const remarks: DrawingRemark[] = [];
  const rooms = floors.flatMap((floor) => floorRooms(floor, remarks));
  if (!inner && rooms.length > 0) remarks.push({ code: 'middle-of-walls', count: rooms.length });
  return { unitMm: 1000, rooms: withYDown(rooms), remarks };
}

function floorRooms(floor: XmlElement, remarks: DrawingRemark[]): DrawnRoom[] {
  const symbols = symbolsOf(floor);
  const [label] = childrenNamed(floor, 'name');
  const group = label?.text.trim() || floor.attributes.get('floorType') || null;
  return childrenNamed(floor, 'floorRoom').flatMap((room): DrawnRoom[] => {
    const name = room.attributes.get('type')?.trim() || null;
    const remark = (code: RemarkCode, count: number) => {
      if (count > 0) remarks.push({ code, count, ...(name !== null && { subject: name }) });
    };
    const outline = outlineOf(room);
    if (!outline) {
      remark('entity-damaged', 1);
      return [];
    }
    const height = positive(Number(valuesOf(room).get('ceilingHeight')));
    const statedAreaM2 = positive(numberIn(room, 'area'));
    return [
      { name, group, outline, holes: [], openings: openingsOf(room, outline, symbols, remark), statedAreaM2, height },
    ];
  });
}

/** The corners of a room on its floor; undefined if a number is missing. */
function outlineOf(room: XmlElement): DrawnRing | undefined {
  const [x, y, rotation] = [numberIn(room, 'x'), numberIn(room, 'y'), numberIn(room, 'rotation') ?? 0];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const points = childrenNamed(room, 'point');
  const corners = points.flatMap((point): DrawnPoint[] => {
    const [along, across] = [numberIn(point, 'snappedX'), numberIn(point, 'snappedY')];
    if (along === undefined || across === undefined || x === undefined || y === undefined) return [];
    return [{ x: x + along * cos - across * sin, y: y + along * sin + across * cos }];
  });
  return corners.length >= 3 && corners.length === points.length ? corners : undefined;
}

function openingsOf(
  room: XmlElement,
  outline: DrawnRing,
  symbols: Symbols,
  remark: (code: RemarkCode, count: number) => void,
) {
  const items = [...childrenNamed(room, 'door'), ...childrenNamed(room, 'window')];
  const found = items.map((item) => wallItemOf(item, outline, symbols));
  remark('entity-skipped', found.filter((item) => item === 'no-opening').length);
  remark('openings-left-out', found.filter((item) => item === undefined).length);
  return found.filter((item) => item !== undefined && item !== 'no-opening');
}

/** Corners go clockwise as people see them; if they do not with y down, y runs up in the file. */
function withYDown(rooms: readonly DrawnRoom[]): readonly DrawnRoom[] {
  if (rooms.reduce((sum, { outline }) => sum + signedArea(outline), 0) >= 0) return rooms;
  const down = ({ x, y }: DrawnPoint) => ({ x, y: -y });
  return rooms.map((room) => ({
    ...room,
    outline: room.outline.map(down),
    openings: room.openings.map((opening) => ({ ...opening, from: down(opening.from), to: down(opening.to) })),
  }));
}
