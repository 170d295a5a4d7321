import { describe, expect, it } from 'vitest';
import { formatFromAccept } from './accept.ts';
import { contentDisposition } from './index.ts';

describe('the format of an Accept header', () => {
  it.each([
    ['text/csv', 'csv'],
    ['Text/CSV ; charset=utf-8', 'csv'],
    ['image/svg+xml;q=0.9', 'svg'],
    ['application/json', 'json'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['image/vnd.dxf', 'dxf'],
    ['application/x-step', 'ifc'],
    ['model/gltf-binary', 'glb'],
    ['application/zip', 'cut-dxf'],
  ])('%s is %s', (accept, format) => {
    expect(formatFromAccept(accept)).toBe(format);
  });

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/csv, */*;q=0.1',
    'text/csv,application/json',
    'text/html',
    'constructor',
    ';text/csv',
    'image/svg+xml;q=0',
    'text/csv; charset=utf-8; Q=0.000',
  ])('%s chooses nothing', (accept) => {
    expect(formatFromAccept(accept)).toBeUndefined();
  });
});

describe('the header that names a file', () => {
  it.each([
    ['Bath 2.csv', 'attachment; filename="Bath 2.csv"'],
    [
      'Łazienka (góra).csv',
      `attachment; filename="_azienka (gora).csv"; filename*=UTF-8''%C5%81azienka%20%28g%C3%B3ra%29.csv`,
    ],
    ["100% d'accord*.csv", `attachment; filename="100_ d'accord*.csv"; filename*=UTF-8''100%25%20d%27accord%2A.csv`],
    ['浴室🛁.xlsx', `attachment; filename="___.xlsx"; filename*=UTF-8''%E6%B5%B4%E5%AE%A4%F0%9F%9B%81.xlsx`],
    ['a"b\\c\r\nX: 1.csv', `attachment; filename="a_b_c__X: 1.csv"; filename*=UTF-8''a%22b%5Cc%0D%0AX%3A%201.csv`],
  ])('of %j is ASCII, with the full name beside it if that is not', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
