// What the shop sells: three tiles, each with the fields that plan it. The prices are the shop's own.

export const CURRENCY = 'EUR';

export const PRODUCTS = [
  {
    id: 'sandstone',
    name: { en: 'Sandstone 60 × 60', pl: 'Piaskowiec 60 × 60' },
    about: {
      en: 'Porcelain, 600 × 600 × 9 mm. Boxes of 4 tiles (1.44 m²).',
      pl: 'Gres, 600 × 600 × 9 mm. Opakowania po 4 płytki (1,44 m²).',
    },
    pricePerBox: 38.9,
    tile: { pattern: 'squares', tileSize: 600, joint: 3, color: 'd9cfc1', tilesPerBox: 4 },
  },
  {
    id: 'oak',
    name: { en: 'Oak herringbone 12 × 60', pl: 'Jodełka dębowa 12 × 60' },
    about: {
      en: 'Wood look, 120 × 600 mm. Boxes of 14 tiles (1.01 m²).',
      pl: 'Imitacja drewna, 120 × 600 mm. Opakowania po 14 płytek (1,01 m²).',
    },
    pricePerBox: 31.5,
    tile: { pattern: 'herringbone', tileWidth: 120, tileHeight: 600, joint: 2, color: 'b98d5a', tilesPerBox: 14 },
  },
  {
    id: 'checkerboard',
    name: { en: 'Black and white 30 × 30', pl: 'Czarno-biała szachownica 30 × 30' },
    about: {
      en: 'Cement, 300 × 300 mm, two colours. Boxes of 11 tiles of one colour.',
      pl: 'Cement, 300 × 300 mm, dwa kolory. Opakowania po 11 płytek jednego koloru.',
    },
    pricePerBox: 42,
    tile: { pattern: 'checkerboard', tileSize: 300, joint: 2, tilesPerBox: 11 },
  },
];

/** The tile of a product as the planner takes it, in the language of the page. */
export function tileOf({ tile, pricePerBox }, lang) {
  return new URLSearchParams({ ...tile, pricePerBox, currency: CURRENCY, lang }).toString();
}
