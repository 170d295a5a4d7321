// Texts of ISO 10303-21: their escapes, and bytes beyond ASCII, which the standard forbids and programs write.

const ESCAPES =
  /\\X2\\((?:[0-9A-F]{4})*)\\X0\\|\\X4\\((?:[0-9A-F]{8})*)\\X0\\|\\X\\([0-9A-F]{2})|\\S\\(.)|\\P[A-I]\\|\\\\|''/gis;

/** The text between apostrophes. Letters of `\S\` are taken from Latin-1, the page that files begin with. */
export function decodeText(bytes: Uint8Array): string {
  const raw = charactersOf(bytes);
  if (!/[\\']/.test(raw)) return raw;
  return raw.replace(ESCAPES, (found, utf16?: string, utf32?: string, latin?: string, shifted?: string) => {
    if (utf16 !== undefined)
      return codesOf(utf16, 4)
        .map((code) => String.fromCharCode(code))
        .join('');
    if (utf32 !== undefined) return codesOf(utf32, 8).map(codePoint).join('');
    if (latin !== undefined) return String.fromCharCode(Number.parseInt(latin, 16));
    if (shifted !== undefined) return String.fromCharCode((shifted.charCodeAt(0) + 128) & 0xff);
    return found === "''" ? "'" : found === '\\\\' ? '\\' : '';
  });
}

function codesOf(digits: string, length: number): number[] {
  return Array.from({ length: digits.length / length }, (_, i) =>
    Number.parseInt(digits.slice(i * length, (i + 1) * length), 16),
  );
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** UTF-8 if it is valid, otherwise Latin-1. */
function charactersOf(bytes: Uint8Array): string {
  let plain = '';
  let isAscii = true;
  for (const byte of bytes) {
    plain += String.fromCharCode(byte);
    if (byte > 127) isAscii = false;
  }
  if (isAscii) return plain;
  try {
    return decodeURIComponent(plain.replace(/[%\x80-\xff]/g, (c) => `%${c.charCodeAt(0).toString(16)}`));
  } catch {
    return plain;
  }
}
