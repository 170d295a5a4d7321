// Finds the rooms of a sketch: its rings and what its lines enclose, the smaller inside the larger, named by its texts.

import { type Point, type Ring, signedArea } from '../../engine/index.ts';
import { cleanOutline } from '../clean/outline.ts';
import { gridRing, type Scale } from '../clean/scale.ts';
import type { Count } from '../clean/tally.ts';
import type { Spend } from '../clean/work.ts';
import type { Sketch, SketchChain } from '../drawing.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { facesOf } from './faces.ts';
import { namesWithin } from './names.ts';
import { type Named, roomsAmong } from './nesting.ts';

/** A room of a sketch, µm. */
export interface SketchRoom extends Named {
  readonly group: string | null;
}

interface Outline {
  readonly name: string | null;
  readonly ring: Ring;
}

/** Returns the rooms of a sketch. */
export function roomsOfSketch(sketch: Sketch, scale: Scale, count: Count, spend: Spend): readonly SketchRoom[] {
  const labels = sketch.labels.map(({ text, at }) => ({ text, at: inUm(scale(at)) }));
  return [...outlinesByGroup(sketch, scale, count)].flatMap(([group, outlines]) => {
    const parts = outlines.flatMap(({ name, ring }) => {
      const subject = name ?? group;
      const cleaned = cleanOutline(ring, (code, n) => count(code, n, subject), spend) ?? [];
      return cleaned.map((part): Named => ({ ...part, name }));
    });
    const rooms = roomsAmong(largest(parts, count, group), group, count, spend);
    const names = namesWithin(rooms, labels, spend);
    return rooms.map((room, i) => ({ ...room, group, name: names[i] ?? room.name }));
  });
}

function inUm({ x, y }: Point): Point {
  return { x: x * 1000, y: y * 1000 };
}

function outlinesByGroup(sketch: Sketch, scale: Scale, count: Count): Map<string | null, Outline[]> {
  const groups = new Map<string | null, Outline[]>();
  const add = (group: string | null, name: string | null, corners: readonly Point[]) => {
    const ring = gridRing(corners, count, name ?? group);
    if (!ring) return;
    const found = groups.get(group);
    if (found) found.push({ name, ring });
    else groups.set(group, [{ name, ring }]);
  };
  for (const { corners, group, name } of sketch.rings) add(group, name, corners.map(scale));
  for (const [group, chains] of chainsByGroup(sketch.chains)) {
    const lines = chains.map(({ corners }) => corners.map(scale));
    for (const face of facesOf(lines, count, group)) add(group, null, face);
  }
  return groups;
}

function chainsByGroup(chains: readonly SketchChain[]): Map<string | null, SketchChain[]> {
  const groups = new Map<string | null, SketchChain[]>();
  for (const chain of chains) {
    const found = groups.get(chain.group);
    if (found) found.push(chain);
    else groups.set(chain.group, [chain]);
  }
  return groups;
}

/** The largest outlines of a group: comparing all with all takes too long for a drawing of hatches. */
function largest(parts: readonly Named[], count: Count, group: string | null): readonly Named[] {
  const most = IMPORT_LIMITS.rooms;
  if (parts.length <= most) return parts;
  count('room-limit', parts.length - most, group);
  const areas = new Map(parts.map((part) => [part, signedArea(part.outer)]));
  return parts.toSorted((a, b) => (areas.get(b) ?? 0) - (areas.get(a) ?? 0)).slice(0, most);
}
