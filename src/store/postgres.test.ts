import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../test/services/ports.ts';
import { openStore } from './index.ts';

/** Cases that need no real PostgreSQL: invalid URLs, and servers that are not PostgreSQL. */
describe('an invalid URL', () => {
  it.each([
    '',
    'postgres',
    'localhost:5432/tiles',
    'mysql://root:Geheim123@localhost/tiles',
    'postgres://root:Geheim123@local host/tiles',
    'postgres://root:Geheim123@localhost:99999/tiles',
    'postgres://root:Geheim123%@localhost/%E0%A4%A',
    'postgres://root:Geheim123@[::1/tiles',
  ])('is refused with one sentence that does not contain the password: %s', async (databaseUrl) => {
    const error = await openStore({ dataDir: 'unused', databaseUrl }).then(
      () => new Error('it was opened'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(/^DATABASE_URL must be an address like postgres:\/\/[^\n]+[^.\n]\.$/);
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('Geheim');
  });

  it('is reported when it names a certificate that cannot be read', async () => {
    const databaseUrl = 'postgres://root:Geheim123@localhost/tiles?sslrootcert=/no/such/root.crt';
    await expect(openStore({ dataDir: 'unused', databaseUrl })).rejects.toThrow("open '/no/such/root.crt'");
  });
});

describe('a server that does not answer', () => {
  async function expectUseless(port: number): Promise<void> {
    const logged: unknown[] = [];
    const store = await openStore({
      dataDir: 'unused',
      databaseUrl: `postgres://root:Geheim123@127.0.0.1:${port}/tiles`,
      log: (...words) => logged.push(...words),
    });
    expect(logged[0]).toContain('PostgreSQL cannot be used yet');
    expect(String(logged)).not.toContain('Geheim');
    await expect(store.check()).rejects.toThrow();
    await expect(Promise.all([store.save('a', 'x'), store.find('a')])).rejects.toThrow();
    await store.close();
  }

  it('because it does not exist', async () => {
    await expectUseless(await freePort());
  });

  it('because it never responds', async () => {
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await expectUseless((silent.address() as AddressInfo).port);
    silent.close();
  });

  it('because it closes the connection', async () => {
    const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(rude, 'listening');
    await expectUseless((rude.address() as AddressInfo).port);
    rude.close();
  });
});
