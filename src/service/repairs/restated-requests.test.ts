// A repair says the same as the request in other words. These tests write good requests in ways that are wrong but clear;
// a program that follows only the rules documented at `Mistake` must come back to the same room, tile and start. Where
// the words lose information, there must be no repair.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { type Part, queryOf, repaired, type Sent, shown } from '../../../test/support/repair-program.ts';
import { type Restated, restatedBody, restatedQuery } from '../../../test/support/restated-requests.ts';
import { readBody } from '../../wire/read/body.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { ReadRequest } from '../../wire/read/request.ts';
import { isRepairable } from '../../wire/values/mistakes.ts';

const CASES = casesOf(60, 2000);

const read = (sent: Sent): ReadRequest =>
  sent.where === 'query' ? readQuery(queryOf(sent.parts)) : readBody(sent.body);

/** The request after all its repairs, and the mistakes that are left. */
function followRepairs(sent: Sent): ReadRequest {
  let current = sent;
  for (let round = 0; round < 10; round++) {
    const reading = read(current);
    if (reading.ok || !reading.mistakes.every(isRepairable)) return reading;
    const refused = current;
    current = reading.mistakes.reduce((next, mistake) => repaired(next, refused, mistake) ?? next, current);
  }
  throw new Error(`Still refused after ten rounds: ${shown(current)}`);
}

function expectSameRequest({ good, sent }: Restated): void {
  expect(followRepairs(sent), shown(sent)).toEqual(read(good));
}

const parts = (query: string): Part[] => [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
const ROOM = 'outline=E400+S300+W400+N300';

describe('the repairs of a clear request', () => {
  it('lead to the request that was meant, from a query', () => {
    fc.assert(fc.property(restatedQuery, expectSameRequest), { numRuns: CASES });
  });

  it('lead to the request that was meant, from a body', () => {
    fc.assert(fc.property(restatedBody, expectSameRequest), { numRuns: CASES });
  });

  it.each([
    [
      `${ROOM}&pattern=squares&tileWidth=300&tileHeight=600`,
      `${ROOM}&pattern=bricks&offset=0&tileWidth=300&tileHeight=600`,
    ],
    [`${ROOM}&tileWidth=300&tileHeight=600`, `${ROOM}&pattern=bricks&offset=0&tileWidth=300&tileHeight=600`],
    [`${ROOM}&tileWidth=250&tileHeight=250`, `${ROOM}&tileSize=250`],
    [`${ROOM}&tileHeight=250`, `${ROOM}&tileSize=250`],
    [`${ROOM}&pattern=stack-bond&tileWidth=300`, `${ROOM}&pattern=bricks&offset=0&tileWidth=300`],
    [`${ROOM}&pattern=stacked&offset=0`, `${ROOM}&pattern=bricks&offset=0`],
    [`${ROOM}&pattern=subway&tileWidth=150`, `${ROOM}&pattern=bricks&tileWidth=150`],
    [`${ROOM}&pattern=third+bond&tileWidth=600`, `${ROOM}&pattern=bricks&offset=33&tileWidth=600`],
    [`${ROOM}&pattern=1/4-running-bond&tileWidth=600`, `${ROOM}&pattern=bricks&offset=25&tileWidth=600`],
    [`${ROOM}&pattern=1/3+offset+running+bond`, `${ROOM}&pattern=bricks&offset=33`],
    [`${ROOM}&pattern=One-Third+Stagger&offset=33`, `${ROOM}&pattern=bricks&offset=33`],
    ['room=4x3&tile=60x60&grout=3mm', `${ROOM}&tileSize=600&joint=3`],
    ['room=4.5+m+x+3+m', 'outline=E450+S300+W450+N300'],
    [
      `${ROOM}&pattern=grid&tileWidth=600&tileHeight=300`,
      `${ROOM}&pattern=bricks&offset=0&tileWidth=600&tileHeight=300`,
    ],
    [`${ROOM}&lang=pl-PL`, `${ROOM}&lang=pl`],
    [`${ROOM}&start=centre`, `${ROOM}&start=center`],
    [`${ROOM}&circles=90+120+40`, `${ROOM}&circles=90,120,40`],
    ['outline=E400%2BS300%2BW400%2BN300', ROOM],
    ['outline=E+4+m+S+300+W+4m+N+9+ft+10.11in', 'outline=E4m+S300+W4m+N9ft10.11in'],
    [`${ROOM}&tileSizeCm=30`, `${ROOM}&tileSize=30cm`],
    [`${ROOM}&tile_size_mm=250`, `${ROOM}&tileSize=250`],
    [`${ROOM}&tilesizein=12`, `${ROOM}&tileSize=12in`],
    [`${ROOM}&pattern=bricks&tileWidthCm=60&tileHeightCm=30`, `${ROOM}&pattern=bricks&tileWidth=60cm&tileHeight=30cm`],
    [`${ROOM}&gapCm=0.5`, `${ROOM}&joint=0.5cm`],
    [`${ROOM}&jointInches=0.25`, `${ROOM}&joint=0.25in`],
    [`${ROOM}&startCm=10,20`, `${ROOM}&start=10,20`],
    [`${ROOM}&rotate=45`, `${ROOM}&rotation=45`],
    [`${ROOM}&jointWidth=5`, `${ROOM}&joint=5`],
    [`${ROOM}&cutout=100,100,40,40`, `${ROOM}&subtract=100,100,40,40`],
    ['corners=0,0+400,0+400,300+0,300', 'polygon=0,0+400,0+400,300+0,300'],
    ['polygon=0,0;400,0;400,300;0,300', 'polygon=0,0+400,0+400,300+0,300'],
    ['polygon=0+0,+400+0,+400+300,+0+300', 'polygon=0,0+400,0+400,300+0,300'],
    [`${ROOM}&pattern=diagonal&rotation=0`, `${ROOM}&pattern=diamonds&rotation=0`],
    [`${ROOM}&rotationDeg=45`, `${ROOM}&rotation=45`],
    [`${ROOM}&tilesizem=0.3`, `${ROOM}&tileSize=0.3m`],
    [`${ROOM}&parameters.tileSize=250&parameters%5Brotation%5D=30`, `${ROOM}&tileSize=250&rotation=30`],
    [`${ROOM}&tileSize=12+inches`, `${ROOM}&tileSize=12in`],
    [`${ROOM}&tileSize=12%E2%80%9D`, `${ROOM}&tileSize=12in`],
    [`${ROOM}&start=middle`, `${ROOM}&start=center`],
    ['outline=400+E+300+S+400+W+300+N', ROOM],
    ['outline=4+m+E+300+S+4m+W+3+m+N', 'outline=E4m+S300+W4m+N3m'],
    ['outline=east+400+south+300+west+400+north+300', ROOM],
    ['outline=Right+400+Down+300+Left+400+Up+300', ROOM],
    ['outline=E120%22+S100%22+W120%22+N100%22', 'outline=E120in+S100in+W120in+N100in'],
    ['outline=E12%E2%80%996%E2%80%9D+S300+W12ft6in+N300', 'outline=E12ft6in+S300+W12ft6in+N300'],
    ['outline=E400+S300+E-400+N300', ROOM],
    ['outline=0,0+400,0+400,300+0,300', 'polygon=0,0+400,0+400,300+0,300'],
    ['polygon=E400+S300+W400+N300', ROOM],
    [`${ROOM}&layout=bricks&tileWidth=300`, `${ROOM}&pattern=bricks&tileWidth=300`],
    [`${ROOM}&start=10+cm,+5+cm`, `${ROOM}&start=10,5`],
    [`${ROOM}&tilesPerBox=6&pricePerTile=3,50&currency=EUR`, `${ROOM}&tilesPerBox=6&pricePerTile=3.5&currency=EUR`],
    [`${ROOM}&boxAreaM2=1,44`, `${ROOM}&boxAreaM2=1.44`],
    ['polygon=0,0+400,0+400,0+400,300+0,300', 'polygon=0,0+400,0+400,300+0,300'],
    ['outline=E400+S300+W400', ROOM],
    [`${ROOM}&subtract=1,2,3,4&subtract=5,6,7,8`, `${ROOM}&subtract=1,2,3,4;5,6,7,8`],
  ])('%s means %s', (sent, meant) => {
    expect(followRepairs({ where: 'query', parts: parts(sent) })).toEqual(readQuery(meant));
  });

  it.each([
    ['{"start":"185,135"}', '{"start":{"x":185,"y":135}}'],
    [
      '{"pattern":"stack-bond","parameters":{"tileWidth":300}}',
      '{"pattern":"bricks","parameters":{"offset":0,"tileWidth":300}}',
    ],
    ['{"pattern":"stack-bond"}', '{"pattern":"bricks","parameters":{"offset":0}}'],
    [
      '{"parameters":{"tileWidth":300,"tileHeight":600}}',
      '{"pattern":"bricks","parameters":{"offset":0,"tileWidth":300,"tileHeight":600}}',
    ],
    ['{"parameters":{"tileWidth":250,"tileHeight":250}}', '{"parameters":{"tileSize":250}}'],
    ['{"parameters":{"tileSizeCm":30}}', '{"parameters":{"tileSize":"30cm"}}'],
    ['{"tileSizeIn":12}', '{"parameters":{"tileSize":"12in"}}'],
    ['{"outline":"0,0 400,0 400,300 0,300"}', '{"outline":null,"polygon":[[0,0],[400,0],[400,300],[0,300]]}'],
    ['{"gapCm":0.5}', '{"joint":"0.5cm"}'],
    ['{"params":{"tileSize":200}}', '{"parameters":{"tileSize":200}}'],
  ])('%s means %s', (sent, meant) => {
    const body = (text: string) => {
      const { outline = 'E400 S300 W400 N300', ...others } = JSON.parse(text);
      return outline === null ? others : { outline, ...others };
    };
    expect(followRepairs({ where: 'body', body: body(sent) })).toEqual(readBody(body(meant)));
  });
});

describe('an unclear request has no repair', () => {
  it.each([
    'tileSize=300,600',
    'tileSize=30+60',
    'tileSize=300x600',
    'tileSize=5000',
    'tileSize=',
    'pattern=bricks&tileSize=200',
    'pattern=stack-bond&offset=50',
    'tileSize=200&tileWidth=300',
    'tileWidth=300&tileHeight=600&offset=50',
    'tilesize=200&tileSize=300',
    'tileSize=200&tileSize=300',
    'pattern=parquet',
    'pattern=herringbone&direction=diagonal',
    'pattern=herringbone&angle=30',
    'unit=in',
    'units=inches',
    'circles=90,120',
    'point=5',
    'furniture=sofa',
    'grout=grey',
    'joint=500',
    'start=corner',
    'start=12,5,3',
    'start=185',
    'start=9999999,0',
    'lang=de',
    'format=gif',
    'color=red',
    'width=50',
    'link=maybe',
    'subtract=140,0+180,60',
    'subtract=140,0,-40,0',
    'pattern=third-bond&offset=50',
    'pattern=bricks&tile=60x30',
    'subtract=',
    'holes=10,10+20,10',
    'holes=10,10+20',
    'polygon=0,0+1,0+1,1',
    'color=%ff',
    // A unit that the field does not have.
    'tileSizeCm=2,5',
    'pattern=bricks&offsetMm=30',
    'startMm=125,30',
    'subtractMm=1000,1000,400,600',
    'boxAreaFt2=10',
    'boxAreaCm2=900',
    'pricePerFt2=3&currency=USD',
    // Other quantities by similar names.
    'pattern=hexagons&tileSide=100',
    'circlesR=100,100,20',
    'maxCut=200',
    'pricePerKg=3&currency=EUR',
    'pricePerBag=3&currency=EUR',
    'pattern=bricks&tileWeight=30',
    'tileSizeX=300',
    // Two names for one field.
    'tileSizeX=300&tileSizeY=600',
    'gap=3&grout=5',
    'gapCm=3&grout=5',
    'origin=5,5&startCm=10,10',
    'tilesize=200&tile_size=300',
    'hole=10,10+20,10+20,20&Holes=50,50+60,50+60,60',
    // Names with numbers.
    'pattern=bricks-33%25',
    'pattern=bricks-3',
    'pattern=%E2%85%93+bond',
    'pattern=squares45',
    'pattern=chevron-60',
    'pattern=herringbone-90',
    'pattern=stack-bond-33',
    // Names that say what a parameter denies.
    'pattern=diagonal&rotation=45',
    'pattern=diagonal-squares&rotation=30',
    'pattern=half-bond&offset=33',
    'pattern=diagonal&rotate=45',
    'pattern=half-bond&Offset=33',
    // The other side by another name.
    'tileWidth=300&tileLength=600',
    'pattern=bricks&tileWidth=300&tileLength=600',
    'tileWidth=300&tile_heigth=600',
    // Rectangles that are not in a straight grid, or not even rectangles.
    'tileWidth=200&tileHeight=100&bond=alternate',
    'tileWidth=200&tileHeight=100&rowOffset=33',
    'tileWidth=200&tileHeight=100&style=herringbone',
    'pattern=running-bond&offset=0',
    'pattern=stack-bond&bond=alternate',
    'spaces=5',
    // Powers.
    'tileSize=10%C2%B2',
    'joint=5%E2%82%82',
  ])('%s', (part) => {
    expect(repairsOf(`${ROOM}&${part}`)).toEqual([]);
  });

  it.each([
    '',
    'outline=E400+S300+W390+N300',
    'outline=E400+S300',
    'outline=E400+A45+S300+W400+N300',
    'outline=E400+S300+W4e2+N300',
    'outline=E400+S300+X400+N300',
    'polygon=0+0+400+0+400',
    'polygon=0,0+400,0',
    'polygon=1,5;2,5+3,5;4,5+1,5;4,5',
    'polygon=0;0;400,5;0;400,5;300;0;300',
    'polygon=0+0+400,5+0+400,5+300+0+300',
    'polygon=0,0;400,5,0;400,5,300;0,300',
    'outlineM=E4+S3+W4+N3',
    'outlinem=E4+S3+W4+N3',
    // One corner may be wrong instead of repeated.
    'polygon=0,0+400,0+400,0+0,300',
    'polygon=0,0+400,0+400,0+250,200+250,300+0,300',
    // All x and then all y, decimal commas, three coordinates.
    'polygon=0,400,400,0,0,0,300,300',
    'polygon=0,0,12,5,0,12,5,30',
    'polygon=0,0,0,400,0,0,400,300,0,0,300,0',
    // Turns, sides, another language, powers.
    'outline=R400+R300+R400+R300',
    'outline=F400+R90+F300+R90+F400+R90+F300',
    'outline=T400+R300+B400+L300',
    'outline=D400+B300+G400+H300',
    'outline=E4%C2%B2+S3%C2%B2+W4%C2%B2+N3%C2%B2',
    'outline=E-400+S-300+W400+N300',
    'outline=W400+N300+W400+N300',
    // Two rooms, each in the place of the other.
    'outline=0,0+400,0+400,300+0,300&polygon=E500+S300+W500+N300',
    // A quote, not inches.
    'outline=E400+S300+W400+N300%22',
    'outline=%22E400+S300+W400+N300%22',
    'polygonMm=0,0+4000,0+4000,3000+0,3000',
    'outlines=E400+S300+W400+N300&walk=E500+S300+W500+N300',
    // Dashes may separate.
    'outline=E-400+S-300+W-200+S-100+W-200+N-400',
    // A bearing of surveyors, or two walls?
    'outline=E300+S45E141.42+S200+W400+N300',
  ])('%s', (query) => {
    expect(repairsOf(query)).toEqual([]);
  });

  function repairsOf(query: string) {
    const reading = readQuery(query);
    if (reading.ok) throw new Error(`${query} is read.`);
    return reading.mistakes.filter(isRepairable);
  }
});
