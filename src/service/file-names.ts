// The names of the files of a plan, such as `Bathroom.csv` or `tilewright-420x350cm-herringbone.dxf`. They are safe on
// every system. An entry of its own: pages name their files too, without loading more of the service.

import { type Pattern, shortNameOf } from '../engine/index.ts';

/** Characters that a file system reserves, that control a terminal, or that change the direction of the text. */
const RESERVED = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** File systems allow 255, and browsers append numbers. */
const MOST_BYTES = 200;

/** What the name of a file may contain of a plan; mm. */
interface NamedPlan {
  readonly surface: { readonly box: { readonly width: number; readonly height: number } };
  readonly pattern: Pattern;
}

/** The name of a plan's file: the plan's own name if it has one, otherwise the size of the room and the pattern. */
export function fileNameOf({ surface: { box }, pattern }: NamedPlan, name: string, extension: string): string {
  const [width, height] = [box.width, box.height].map((mm) => Math.round(mm / 10));
  return safeFileName(name, extension, `tilewright-${width}x${height}cm-${shortNameOf(pattern)}`);
}

/** The name of a file called `name`, or `otherwise` if no file can be called that. */
export function safeFileName(name: string, extension: string, otherwise: string): string {
  const safe = shortened(name.replace(RESERVED, ' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${safe !== '' && !DEVICE.test(safe) ? safe : otherwise}.${extension}`;
}

/** The first characters of a text that are at most so many bytes of UTF-8. */
function shortened(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > MOST_BYTES) break;
    kept += character;
  }
  return kept;
}
