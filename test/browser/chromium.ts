// Chromium for tests: Debian's own, or the one at CHROMIUM_PATH. All test files of one process share a browser; each
// visit has its own context in it. Such files are named `*.service.test.ts`.

import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { beforeAll } from 'vitest';
import { CHROMIUM_PATH, demand, locate } from '../services/programs.ts';

/** In tests the browser renders in software, and makes no requests except for the visited pages. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lists the fonts for pages, so that they do not depend on the machine. */
const FONTS = 'test/browser/fonts.conf';

/** Suitable browsers, the fastest first. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
] as const;

/** Path of the browser's program; throws one line that says what is missing. */
export function chromiumPath(): string {
  const given = process.env[CHROMIUM_PATH];
  if (given) return runnable(given);
  const found = PROGRAMS.map((program) => locate(program)).find((path) => path !== undefined);
  return found ?? demand('chromium-headless-shell', PROGRAMS[0]);
}

function runnable(path: string): string {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new Error(`${CHROMIUM_PATH} is "${path}", and no program can be run from there.`);
  }
  return path;
}

function readable(path: string): string {
  accessSync(path, constants.R_OK);
  return path;
}

/** Opens a browser; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  // Relative to the project's root, not to this module: the benchmark runs a compiled copy of it from another folder.
  const env = { ...process.env, FONTCONFIG_FILE: readable(resolve(FONTS)) };
  return chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS, env });
}

/** Opened by the first file of this process; ends with the process. */
let shared: Promise<Browser> | undefined;

/** Call at the top of a test file; the returned function gives the browser while tests run. */
export function browserOfFile(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    shared ??= openBrowser();
    browser = await shared;
  });
  return () => {
    if (!browser) throw new Error('There is a browser only while tests run.');
    return browser;
  };
}
