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
    ['/%61pi/pl%61n?%61=b', '/api/plan?%61=b'],
    ['/api%2fplan%3b%20', '/api%2Fplan%3B%20'],
    ['/%2561pi', '/%2561pi'],
    ['/%%36%31pi', '/%2561pi'],
    ['/%61pi/%c1%a1', '/api/%25C1%25A1'],
    ['/%C5%82', '/%C5%82'],
    ['/oembed#?url=x', '/oembed'],
    ['/api/plan?color=#fff', '/api/plan?color=#fff'],
    ['http://tiles.example#/api/plan', '/'],
    ['*', '/*'],
    ['', ''],
  ])('of %j is %j', (url, address) => {
    expect(routable(url)).toBe(address);
  });
});
