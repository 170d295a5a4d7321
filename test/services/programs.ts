// Locates PostgreSQL, Redis, nginx, Chromium and readers of PDF and DXF files on this machine, and reports missing ones.

import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The Debian packages that tests need, each with programs or files of which any one shows that it is installed. */
export const PACKAGES = {
  postgresql: ['initdb'],
  'redis-server': ['redis-server'],
  nginx: ['nginx'],
  sqlite3: ['sqlite3'],
  curl: ['curl'],
  systemd: ['systemd-analyze'],
  prometheus: ['promtool'],
  'kubernetes-client': ['kubectl'],
  'poppler-utils': ['pdftocairo'],
  qpdf: ['qpdf'],
  python3: ['python3'],
  'python3-ezdxf': ['/usr/lib/python3/dist-packages/ezdxf/__init__.py'],
  // Chromium without windows is twice as fast.
  'chromium-headless-shell': ['chromium-headless-shell'],
  // The fonts of test/browser/fonts.conf. Inter is the first choice of pages and drawings, DejaVu stands for wide
  // fonts, and without Noto CJK Chinese texts would be measured as empty boxes.
  'fonts-inter': ['/usr/share/fonts/opentype/inter/Inter-Regular.otf'],
  'fonts-dejavu-core': ['/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'],
  'fonts-noto-cjk': ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/usr/share/fonts/noto-cjk'],
} as const;

export type Package = keyof typeof PACKAGES;

/** The path of a Chromium that is not installed as a package. */
export const CHROMIUM_PATH = 'CHROMIUM_PATH';

/** Set by the setup of a test run: why a package or the build is missing, as JSON by name. */
export const MISSING = 'TILEWRIGHT_TESTS_MISS';

const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';

/** Path of a program, or undefined; Debian installs PostgreSQL's outside the PATH, and wrappers may be on it. */
export function locate(program: string, path = process.env.PATH ?? ''): string | undefined {
  const directories = [...debianPostgresql(), ...path.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return directories.map((directory) => join(directory, program)).find(isExecutable);
}

/** Whether a package or a replacement is installed. */
export function isHere(name: Package): boolean {
  if (name === 'chromium-headless-shell' && process.env[CHROMIUM_PATH]) return true;
  return PACKAGES[name].some((sign) => (isAbsolute(sign) ? existsSync(sign) : locate(sign) !== undefined));
}

/** Path of a program of a package; throws one line that says what is missing and why. */
export function demand(name: Package, program: string): string {
  const path = locate(program);
  if (path !== undefined) return path;
  const why = whyMissing(name) ?? 'this test run has not tried to install it';
  throw new Error(`This test needs ${program} of Debian's package ${name}, which is not here: ${why}.`);
}

/** The reason from the setup why something is missing. */
export function whyMissing(name: Package | 'build'): string | undefined {
  return JSON.parse(process.env[MISSING] ?? '{}')[name];
}

/** Newest version first. */
function debianPostgresql(): string[] {
  try {
    const versions = readdirSync(DEBIAN_POSTGRESQL).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_POSTGRESQL, version, 'bin'));
  } catch {
    // Not Debian, or not installed: the PATH is searched next.
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
