import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      publicUrl: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      redisUrl: undefined,
      rateLimitPerMinute: 30,
      trustProxy: 0,
      logLevel: 'info',
      planningThreads: availableParallelism(),
      linksPerDay: 300,
      storeMaxMb: 0,
      linkTtlDays: 0,
      partnerKeysFile: undefined,
      adminToken: undefined,
      embedOrigins: undefined,
    });
  });

  it.each([
    ['PORT', '8080', 'port', 8080],
    ['PORT', '0', 'port', 0],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'my-host.example', 'host', 'my-host.example'],
    ['PUBLIC_URL', 'https://tiles.example.org/', 'publicUrl', 'https://tiles.example.org'],
    ['PUBLIC_URL', 'https://example.org/tiles//', 'publicUrl', 'https://example.org/tiles'],
    ['PUBLIC_URL', 'HTTP://Example.org:80', 'publicUrl', 'http://example.org'],
    ['DATABASE_URL', 'postgres://u:p@db/x', 'databaseUrl', 'postgres://u:p@db/x'],
    ['DATABASE_URL', 'postgresql:///x?host=/run', 'databaseUrl', 'postgresql:///x?host=/run'],
    ['REDIS_URL', 'rediss://cache:6380/1', 'redisUrl', 'rediss://cache:6380/1'],
    ['RATE_LIMIT_PER_MINUTE', '0', 'rateLimitPerMinute', 0],
    ['TRUST_PROXY', '2', 'trustProxy', 2],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['DATA_DIR', '/var/lib/tiles', 'dataDir', '/var/lib/tiles'],
    ['PLANNING_THREADS', '1', 'planningThreads', 1],
    ['LINKS_PER_DAY', '0', 'linksPerDay', 0],
    ['STORE_MAX_MB', '500', 'storeMaxMb', 500],
    ['LINK_TTL_DAYS', '365', 'linkTtlDays', 365],
    ['PARTNER_KEYS_FILE', '/etc/tilewright/keys', 'partnerKeysFile', '/etc/tilewright/keys'],
    ['ADMIN_TOKEN', '0123456789abcdef', 'adminToken', '0123456789abcdef'],
    ['EMBED_ORIGINS', 'https://a.example', 'embedOrigins', ['https://a.example']],
    ['EMBED_ORIGINS', 'http://a:81 https://b', 'embedOrigins', ['http://a:81', 'https://b']],
    ['PLANNING_THREADS', '256', 'planningThreads', 256],
  ])('%s=%s is read', (name, text, setting, value) => {
    expect(readEnvironment({ [name]: text })).toMatchObject({ [setting]: value });
  });

  it.each([
    ...['', 'abc', '-1', '65536', '80.5', '0x50', ' 80', '1e3', '00000000080'].map((text) => ['PORT', text]),
    ...['', ' localhost', 'a b', 'http://x', '-x', '1.2.3.4/8'].map((text) => ['HOST', text]),
    ...[
      '',
      'tiles.example.org',
      'ftp://x',
      'https://x?y',
      'https://x#y',
      'https://u:p@x',
      'https://',
      'http:x',
      'https://a b',
    ].map((text) => ['PUBLIC_URL', text]),
    ...['', ' ', 'a\0b'].flatMap((text) => [
      ['DATA_DIR', text],
      ['PARTNER_KEYS_FILE', text],
    ]),
    ...['', 'mysql://secret@x', 'secret'].map((text) => ['DATABASE_URL', text]),
    ...['', 'http://secret@x', 'secret:6379'].map((text) => ['REDIS_URL', text]),
    ...['', '-5', '30/min', '2000000000', 'off'].map((text) => ['RATE_LIMIT_PER_MINUTE', text]),
    ...['', 'true', '-1', '33', '10.0.0.0/8'].map((text) => ['TRUST_PROXY', text]),
    ...['', 'INFO', 'verbose', 'toString'].map((text) => ['LOG_LEVEL', text]),
    ...['', '-1', '1.5', 'many'].flatMap((text) => [
      ['LINKS_PER_DAY', text],
      ['STORE_MAX_MB', text],
      ['LINK_TTL_DAYS', text],
    ]),
    ...['', '*', 'a.example', 'https://a.example/', 'https://a.example:443', 'https://*.a.example;'].map((text) => [
      'EMBED_ORIGINS',
      text,
    ]),
    ...['https://a.example,https://b.example', 'https://A.example', 'ftp://a', 'https://a  https://b'].map((text) => [
      'EMBED_ORIGINS',
      text,
    ]),
    ...['', 'too-short', 'with a space in it', 'x'.repeat(257)].map((text) => ['ADMIN_TOKEN', text]),
    ...['', '0', '257', '-1', '1.5', 'auto', '0x2'].map((text) => ['PLANNING_THREADS', text]),
  ])('%s=%j is refused with one line that names the variable', (name, text) => {
    let message = '';
    try {
      readEnvironment({ [name]: text });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(message).not.toContain('secret');
  });

  it('refuses keys where there is no limit', () => {
    expect(() => readEnvironment({ PARTNER_KEYS_FILE: 'keys', RATE_LIMIT_PER_MINUTE: '0' })).toThrow(
      /^PARTNER_KEYS_FILE must be left out[^\n]+$/,
    );
  });

  it.each(['', '1', '2', 'x'])('WORKERS=%j is refused with the name of its replacement', (text) => {
    expect(() => readEnvironment({ WORKERS: text })).toThrow(
      /^WORKERS is no longer a setting; PLANNING_THREADS[^\n]+$/,
    );
  });
});
