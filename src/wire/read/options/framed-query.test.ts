import { describe, expect, it } from 'vitest';
import { tileQuery } from '../../write/canonical-query.ts';
import { framedDraft } from '../../write/framed-draft.ts';
import { readFramedPlan, readFramedTile } from './framed-query.ts';

const TILE = 'tileSize=600&tilesPerBox=4&pricePerBox=38.9&currency=EUR';

function framed(query: string, read = readFramedPlan) {
  const reading = read(query);
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  const { draft, ...rest } = framedDraft(reading);
  return { ...rest, draft: JSON.parse(draft) };
}

function refused(query: string, read = readFramedPlan) {
  const reading = read(query);
  if (reading.ok) throw new Error(`${query} is read.`);
  return reading.mistakes.map(({ code, param }) => [code, param]);
}

describe('the plan of a frame', () => {
  it('is the tile in a first room, with its order, and has the best start', () => {
    expect(framed(`${TILE}&color=d9cfc1`)).toEqual({
      draft: {
        outline: 'E300 S250 W300 N250',
        parameters: { tileSize: 600 },
        color: '#d9cfc1',
        page: { order: { tilesPerBox: 4, price: 38.9, pricePer: 'box', currency: 'EUR' } },
      },
      startWord: 'best',
      lang: 'en',
      units: 'metric',
    });
  });

  it('may have a room, a start of its own or another word for it, and a language and units', () => {
    const { draft, ...rest } = framed('outline=E4m+S3m+W4m+N3m&doors=1,100,80&start=1,2&lang=pl&units=imperial');
    expect(draft).toMatchObject({ outline: 'E400 S300 W400 N300', start: { x: 1, y: 2 } });
    expect(draft.doors).toHaveLength(1);
    expect(rest).toEqual({ startWord: undefined, lang: 'pl', units: 'imperial' });
    const centred = framed('start=center&units=imperial');
    expect(centred.startWord).toBe('center');
    // 10 by 8 feet.
    expect(centred.draft).toEqual({ outline: 'E304.8 S243.84 W304.8 N243.84' });
  });

  it('may have the colour of the shop, which is no part of the tile', () => {
    const { accent, ...read } = readFramedPlan(`${TILE}&accent=%237a1f3d`) as { accent?: object };
    expect(accent).toEqual({ r: 0x7a, g: 0x1f, b: 0x3d });
    expect(read).toEqual(readFramedPlan(TILE));
    expect(refused('accent=red&tileSize=0')).toEqual([
      ['parameter-invalid', 'tileSize'],
      ['color-invalid', 'accent'],
    ]);
    for (const wrong of ['accent', 'accent=', 'accent=7a1f3', 'accent=%', 'accent=fff&accent=fff', 'accent=fff;x:y'])
      expect([wrong, refused(wrong)[0][1]]).toEqual([wrong, 'accent']);
    expect(refused(`${TILE}&accent=fff`, readFramedTile)).toEqual([['parameter-unknown', 'accent']]);
  });

  it('takes no options of an answer, and nothing that no plan takes', () => {
    expect(refused('format=svg&width=300&tileSize=600')).toEqual([
      ['parameter-unknown', 'format'],
      ['parameter-unknown', 'width'],
    ]);
    expect(refused('tilesize=600')).toEqual([['parameter-unknown', 'tilesize']]);
    expect(refused('tileSize=0')).toEqual([['parameter-invalid', 'tileSize']]);
    expect(refused('pricePerBox=3&tilesPerBox=2')[0][1]).toBe('pricePerBox');
    expect(refused('tileSize=%')).toEqual([['encoding-invalid', 'tileSize']]);
  });
});

describe('the tile of a message', () => {
  it('is read like the plan, but has no room', () => {
    expect(framed(TILE, readFramedTile)).toEqual(framed(TILE));
    expect(refused(`${TILE}&outline=E400+S300+W400+N300&doors=1,100,80`, readFramedTile)).toEqual([
      ['parameter-unknown', 'outline'],
      ['parameter-unknown', 'doors'],
    ]);
  });

  it('is what is written of a plan for other rooms', () => {
    const query = 'pattern=herringbone&tileWidth=120&tileHeight=600&joint=2&color=%23c8a165&boxAreaM2=1.44&lang=es';
    const reading = readFramedPlan(`${query}&outline=E400+S300+W400+N300&start=10,20`);
    const written = reading.ok ? tileQuery(reading) : '';
    expect(framed(written, readFramedTile)).toEqual(framed(query, readFramedTile));
    expect(written).not.toMatch(/outline|start/);
  });
});
