// Spreadsheet files as a spreadsheet program prints them.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Numbers of the locales in filters of LibreOffice, so that decimal signs are read as on a machine of that language. */
const LOCALES: Readonly<Record<string, number>> = { en: 1033, pl: 1045, es: 3082, zh: 2052 };
const SEPARATORS: Readonly<Record<string, string>> = { en: ',', pl: ';', es: ';', zh: ',' };

/** Whether spreadsheet files can be printed here. */
export function hasSpreadsheetProgram(): boolean {
  return spawnSync('soffice', ['--version']).error === undefined;
}

/** Prints files of one kind and language to PDF files of the same names in a folder. */
export function printSpreadsheets(files: readonly string[], lang: string, folder: string): void {
  // UTF-8 is number 76; a cell in quotes is a text, other cells are numbers of the locale.
  const filter = `CSV:${SEPARATORS[lang].charCodeAt(0)},34,76,1,,${LOCALES[lang]},true,true`;
  const isCsv = files.every((file) => file.endsWith('.csv'));
  // A profile of its own, so that a program that is open already is not asked.
  const profile = mkdtempSync(join(tmpdir(), 'gallery-'));
  const { status, stderr } = spawnSync('soffice', [
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    '--headless',
    ...(isCsv ? [`--infilter=${filter}`] : []),
    ...['--convert-to', 'pdf', '--outdir', folder],
    ...files,
  ]);
  rmSync(profile, { recursive: true });
  if (status !== 0) throw new Error(`soffice failed: ${stderr}`);
}
