import { describe, expect, it } from 'vitest';
import { routable } from './address.ts';

describe('the address for the router', () => {
  it.each([
    ['/api/plan?x=%zz', '/api/plan?x=%zz'],
    ['/%20', '/%20'],
    ['/%zz?a=%', '/%25zz?a=%'],
    ['http://tiles.example/api/plan?x=y', '/api/plan?x=y'],
    ['HTTPS://tiles.example:8443/docs', '/docs'],
    ['http://tiles.example', '/'],
    ['http://tiles.example?x=y', '/?x=y'],
    ['//evil/api/plan', '//evil/api/plan'],
    ['*', '/*'],
    ['', ''],
  ])('of %j is %j', (url, address) => {
    expect(routable(url)).toBe(address);
  });
});
