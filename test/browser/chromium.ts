// The door to Chromium for tests: Debian's own, or the one that CHROMIUM_PATH names. All test files that run in one process
// share a browser; each visit has a context of its own in it. Such files are named `*.service.test.ts`.

import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { beforeAll } from 'vitest';
import { CHROMIUM_PATH, demand, locate } from '../services/programs.ts';

/** A browser for tests draws by itself, and calls nobody but the pages it is sent to. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lists the fonts that pages are set in, instead of those that a machine happens to have. */
const FONTS = 'test/browser/fonts.conf';

/** The browsers that will do, the fastest first. */
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

/** Opens a browser that its caller closes. */
export function openBrowser(): Promise<Browser> {
  // Relative to the project's root, not to this module: the benchmark runs a compiled copy of it from another folder.
  const env = { ...process.env, FONTCONFIG_FILE: readable(resolve(FONTS)) };
  return chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS, env });
}

/** Opened by the first file of this process; ends with the process, which the files share. */
let shared: Promise<Browser> | undefined;

/** The browser of the test file that calls this, at its top; there is one as soon as tests run. */
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
