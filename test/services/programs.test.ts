import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHROMIUM_PATH, demand, isHere, locate, MISSING } from './programs.ts';

afterEach(() => vi.unstubAllEnvs());

describe('programs that tests need', () => {
  it('are found on the PATH, if they can be run', () => {
    const home = mkdtempSync(join(tmpdir(), 'tilewright-programs-'));
    const path = join(home, 'tile-saw');
    writeFileSync(path, '');
    chmodSync(path, 0o644);
    expect(locate('tile-saw', `/nowhere:${home}`)).toBeUndefined();
    chmodSync(path, 0o755);
    expect(locate('tile-saw', `/nowhere:${home}`)).toBe(path);
    rmSync(home, { recursive: true });
  });

  it('are not installed if their path is configured', () => {
    vi.stubEnv('PATH', '/nowhere');
    vi.stubEnv(CHROMIUM_PATH, '/opt/chromium/chrome');
    expect(isHere('chromium-headless-shell')).toBe(true);
    vi.stubEnv(CHROMIUM_PATH, '');
    expect(isHere('chromium-headless-shell')).toBe(false);
  });

  it('are reported in one line if they are missing, with the reason from the setup', () => {
    vi.stubEnv(MISSING, JSON.stringify({ postgresql: 'only root can install it' }));
    expect(() => demand('postgresql', 'tile-saw')).toThrow(
      /^This test needs tile-saw of Debian's package postgresql, which is not here: only root can install it\.$/,
    );
    expect(() => demand('redis-server', 'tile-saw')).toThrow(/not here: this test run has not tried to install it\.$/);
  });
});
