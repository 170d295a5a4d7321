// The text of a DXF file by its code page, and what texts in it say without their formatting.

import { textOf } from '../text.ts';

/** Names of code pages that are not what an encoding is called elsewhere. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  ANSI_874: 'windows-874',
  ANSI_932: 'shift_jis',
  ANSI_936: 'gbk',
  ANSI_949: 'euc-kr',
  ANSI_950: 'big5',
  DOS866: 'ibm866',
};

/** The first version whose files are UTF-8. */
const UTF_8_SINCE = 'AC1021';

/** Returns the text of a file. Older versions have a code page, but many programs write UTF-8 into those too. */
export function dxfText(bytes: Uint8Array): string {
  const text = textOf(bytes);
  if (!text.includes('\uFFFD')) return text;
  const version = headerText(text, '$ACADVER') ?? '';
  if (version >= UTF_8_SINCE) return text;
  const page = (headerText(text, '$DWGCODEPAGE') ?? 'ANSI_1252').toUpperCase();
  return textOf(bytes, CODE_PAGES[page] ?? page.replace(/^ANSI_/, 'windows-').toLowerCase());
}

/** The text of a variable in the header. */
function headerText(text: string, name: string): string | undefined {
  const at = text.indexOf(name);
  return at < 0 ? undefined : /^[^\n]*\n\s*[13]\s*\n([^\n]*)/.exec(text.slice(at, at + 200))?.[1].trim();
}

/** The lines of a text without what formats them: `{\fArial;Kitchen}\P12 m²` are "Kitchen" and "12 m²". */
export function plainLines(written: string): readonly string[] {
  const plain = written
    .slice(0, LONGEST)
    .replace(/\\U\+([0-9a-fA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/%%[cC]/g, 'Ø')
    .replace(/%%[dD]/g, '°')
    .replace(/%%[pP]/g, '±')
    .replace(/%%[uUoOkK]/g, '')
    .replace(/\\P/g, '\n')
    .replace(/\\~/g, ' ')
    .replace(/\\S([^;^/#]*)[\^/#]([^;]*);/g, '$1/$2')
    .replace(/\\[ACcFfHQTWp][^;\\]*;/g, '')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/\\([\\{}])/g, '$1')
    .replace(/[{}]/g, '');
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Characters of a text that are read. */
const LONGEST = 400;
