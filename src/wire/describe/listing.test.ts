// The listing: all patterns, labels in the language, ranges and defaults as declared by the patterns.

import { describe, expect, it } from 'vitest';
import { patternByName } from '../../engine/patterns/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { listPatterns, patternName } from './listing.ts';

describe('listPatterns', () => {
  it('describes squares completely', () => {
    expect(listPatterns('en').patterns[0]).toEqual({
      id: 'squares-pattern',
      aliases: ['squares'],
      name: 'Squares',
      description: expect.stringContaining('real side'),
      joint: { default: 3, min: 0, max: 100, unit: 'mm' },
      parameters: [
        { name: 'tileSize', label: 'Tile side', type: 'number', unit: 'mm', min: 10, max: 4000, default: 300 },
        {
          name: 'rotation',
          label: 'Clockwise rotation (°)',
          type: 'number',
          unit: 'deg',
          min: -180,
          max: 180,
          default: 0,
        },
      ],
      derived: [
        { name: 'repeatWidthMm', label: 'Repeat width', unit: 'mm' },
        { name: 'repeatHeightMm', label: 'Repeat length', unit: 'mm' },
        { name: 'tilesPerRepeat', label: 'Tiles per repeat', unit: 'count' },
        { name: 'tileAreaCm2', label: 'Area of one tile', unit: 'cm2' },
        { name: 'tilesPerM2', label: 'Tiles per m² (with joints)', unit: 'perM2' },
        { name: 'jointSharePercent', label: 'Share of joints', unit: 'percent' },
      ],
    });
  });

  it('lists the values of a choice with their labels', () => {
    const chevron = listPatterns('pl').patterns.find(({ id }) => id === 'chevron-pattern');
    expect(chevron?.parameters.find(({ name }) => name === 'direction')).toEqual({
      name: 'direction',
      label: 'Kierunek',
      type: 'string',
      unit: null,
      default: 'vertical',
      values: [
        { value: 'vertical', label: 'Wzdłuż (groty góra–dół)' },
        { value: 'horizontal', label: 'W poprzek (groty lewo–prawo)' },
      ],
    });
  });

  it('survives JSON unchanged', () => {
    for (const lang of LANGUAGES) {
      const listing = listPatterns(lang);
      expect(JSON.parse(JSON.stringify(listing))).toEqual(listing);
    }
  });

  it('has the same shape and different names in every language', () => {
    const listings = LANGUAGES.map((lang) => listPatterns(lang).patterns);
    for (const patterns of listings) {
      expect(patterns.map(({ id, parameters }) => [id, parameters.map(({ name }) => name)])).toEqual(
        listings[0].map(({ id, parameters }) => [id, parameters.map(({ name }) => name)]),
      );
    }
    expect(new Set(listings.map((patterns) => patterns[8].name)).size).toBe(LANGUAGES.length);
  });

  it('has the settable parameters of the specification', () => {
    const ten = listPatterns('en').patterns.slice(0, 10);
    const names = ten.map(({ parameters }) => parameters.map(({ name }) => name).join(' '));
    expect(names).toEqual([
      'tileSize rotation',
      'tileWidth tileHeight offset bond rotation',
      'tileWidth tileHeight offset bond rotation',
      'tileSize rotation',
      'tileSize rotation',
      'tileSize rotation',
      'tileWidth tileHeight rotation',
      'tileSize rotation',
      'tileWidth tileHeight direction rotation',
      'tileWidth tileHeight angle direction rotation',
    ]);
  });
});

describe('patternName', () => {
  it('is the name in the language', () => {
    expect(patternName('zh', patternByName('herringbone')!)).toBe('人字拼');
  });
});
