// Reading a drawing or a scan that somebody has opened.

import { IMPORT_LIMITS, ImportError, readDrawing, roomsOf } from '../../import/index.ts';
import type { DrawingOrder, DrawingOutcome } from '../state/messages.ts';

/** Reads a file. Throws for internal errors only. */
export async function readFile({ file, unit }: DrawingOrder): Promise<DrawingOutcome> {
  try {
    // A file that is too large to read is not loaded either.
    const part = file.slice(0, IMPORT_LIMITS.bytes + 1);
    const bytes = new Uint8Array(await part.arrayBuffer());
    return roomsOf(readDrawing({ name: file.name, bytes }), unit);
  } catch (error) {
    if (error instanceof ImportError) return { kind: 'refused', code: error.code, values: error.values };
    throw error;
  }
}
