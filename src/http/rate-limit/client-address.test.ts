import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf } from './client-address.ts';

describe('the client of a request', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, client) => {
    expect(clientOf(address, undefined, 0)).toBe(client);
  });

  it('is the same for all addresses of a /64 and differs for the next /64', () => {
    const word = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 4, maxLength: 4 }),
        fc.array(word, { minLength: 4, maxLength: 4 }),
        (net, host) => {
          const text = (words: number[]) => words.map((value) => value.toString(16)).join(':');
          fc.pre(net.some((value) => value !== 0));
          const other = [net[0], net[1], net[2], net[3] ^ 1];
          expect(clientOf(text([...net, ...host]), undefined, 0)).toBe(
            clientOf(text([...net, 0, 0, 0, 1]), undefined, 0),
          );
          expect(clientOf(text([...net, ...host]), undefined, 0)).not.toBe(
            clientOf(text([...other, ...host]), undefined, 0),
          );
        },
      ),
    );
  });

  it.each([
    [0, '9.9.9.9', '10.0.0.1'],
    [1, '9.9.9.9', '9.9.9.9'],
    [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [2, '6.6.6.6, 9.9.9.9', '6.6.6.6'],
    [2, '9.9.9.9', '9.9.9.9'],
    [1, ' 9.9.9.9:1234 ', '9.9.9.9'],
    [1, '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    [1, '2001:db8::1', '2001:db8:0:0::/64'],
    [1, 'unknown', '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [2, 'garbage, 9.9.9.9', '9.9.9.9'],
    [2, '6.6.6.6, garbage', '10.0.0.1'],
    [1, '::ffff:9.9.9.9', '9.9.9.9'],
  ])('behind %d proxies with X-Forwarded-For %j is %s', (proxies, header, client) => {
    expect(clientOf('10.0.0.1', header, proxies)).toBe(client);
  });
});
