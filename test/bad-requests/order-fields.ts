// Invalid values of the order and the quantities, and fields that contradict each other.

import { type BadRequest, query, ROOM } from './row.ts';

const CODES: readonly [fields: string, code: string][] = [
  ['tilesPerBox=6&boxAreaM2=1.44', 'box-twice'],
  ['pricePerTile=1&pricePerM2=2&currency=EUR', 'price-twice'],
  ['pricePerBox=42&currency=EUR', 'box-missing'],
  ['pricePerTile=2.5', 'currency-missing'],
  ['currency=EUR', 'price-missing'],
  ['currency=EUR&tilesPerBox=6', 'price-missing'],
  ['tilesPerBox=0', 'tilesPerBox-range'],
  ['tilesPerBox=10001', 'tilesPerBox-range'],
  ['tilesPerBox=6.5', 'tilesPerBox-range'],
  ['boxAreaM2=0', 'boxAreaM2-range'],
  ['breakage=-1', 'breakage-range'],
  ['breakage=50.1', 'breakage-range'],
  ['spares=10001', 'spares-range'],
  ['pricePerTile=-0.01&currency=EUR', 'pricePerTile-range'],
  ['pricePerTile=0.00001&currency=EUR', 'pricePerTile-range'],
  ['pricePerM2=1000001&currency=EUR', 'pricePerM2-range'],
  ['pricePerTile=abc&currency=EUR', 'pricePerTile-range'],
  ['pricePerTile=1&currency=DEM', 'currency-unknown'],
  // Dollars of many countries.
  ['currency=%24&pricePerTile=1', 'currency-unknown'],
  ['quantities=false&groutDepth=10', 'quantities-contradicted'],
  ['groutDepth=0.9', 'groutDepth-range'],
  ['groutDensity=3.1', 'groutDensity-range'],
  ['adhesiveBagKg=0', 'adhesiveBagKg-range'],
  ['stock=', 'stock-invalid'],
  ['stock=-1', 'stock-invalid'],
  ['stock=4.5', 'stock-invalid'],
  ['stock=1000001', 'stock-invalid'],
  ['stock=many', 'stock-invalid'],
  ['stock=40,10', 'stock-invalid'],
  ['stock=light:40', 'stock-kind-unknown'],
  ['pattern=checkerboard&stock=light:', 'stock-invalid'],
  ['pattern=checkerboard&stock=light:1,light:2', 'stock-repeated'],
  ['pattern=checkerboard&stock=40', 'stock-kinds-missing'],
  ['pattern=checkerboard&stock=small:40', 'stock-kind-unknown'],
  ['pattern=checkerboard&stock=__proto__:40', 'stock-kind-unknown'],
  ['skirtingHeight=19', 'skirtingHeight-range'],
  ['skirtingHeight=301', 'skirtingHeight-range'],
];

/** Of kinds of tile and sets, with a word that the message must have. */
const KINDS: readonly [fields: string, code: string, word: string][] = [
  ['pattern=hopscotch&kinds=smal:tilesPerBox:6', 'kinds-kind-unknown', 'Did you mean small?'],
  ['pattern=hopscotch&kinds=__proto__:tilesPerBox:6', 'kinds-kind-unknown', 'large, small'],
  ['kinds=small:tilesPerBox:6', 'kinds-kind-unknown', 'squares has one'],
  ['pattern=hopscotch&kinds=small:tilePerBox:6', 'kinds-field-unknown', 'Did you mean tilesPerBox?'],
  ['pattern=hopscotch&kinds=small:tilesPerBox:0', 'kinds-range', 'small'],
  ['pattern=hopscotch&kinds=small:6', 'kinds-invalid', 'tilesPerBox'],
  ['pattern=hopscotch&kinds=', 'kinds-invalid', 'tilesPerBox'],
  ['pattern=hopscotch&kinds=small:tilesPerBox:6,small:tilesPerBox:8', 'kinds-repeated', 'small'],
  ['pattern=hopscotch&kinds=small:tilesPerBox:6,small:boxAreaM2:1', 'box-twice', 'small'],
  ['pattern=hopscotch&kinds=small:pricePerTile:1,small:pricePerM2:9&currency=EUR', 'price-twice', 'small'],
  ['pattern=hopscotch&kinds=small:pricePerTile:1', 'currency-missing', 'small'],
  ['pattern=hopscotch&kinds=small:pricePerBox:9&currency=EUR', 'box-missing', 'small'],
  ['pattern=hopscotch&kinds=small:tilesPerBox:9&pricePerBox=9&currency=EUR', 'box-missing', 'large'],
  ['pattern=hopscotch&kinds=small:boxAreaM2:0.001', 'box-too-small', 'small'],
  ['pattern=hopscotch&setOf=large:1', 'set-incomplete', 'small'],
  ['pattern=hopscotch&setOf=large:1,smal:1', 'setOf-kind-unknown', 'Did you mean small?'],
  ['pattern=hopscotch&setOf=large:0,small:1', 'setOf-range', 'whole number'],
  ['pattern=hopscotch&setOf=large:1,large:1,small:1', 'setOf-repeated', 'large'],
  ['pattern=hopscotch&setOf=large:1,small:1&tilesPerBox=6', 'set-and-box', 'tilesPerBox'],
  ['pattern=hopscotch&setOf=large:1,small:1&kinds=small:tilesPerBox:6', 'set-and-kinds', 'kinds'],
  ['pattern=hopscotch&pricePerSet=9&currency=EUR', 'set-missing', 'setOf'],
];

const MEANT: readonly [fields: string, code: string, example: string][] = [
  ['breakage=5%25', 'breakage-range', '5'],
  ['boxAreaM2=1.44%20m%C2%B2', 'boxAreaM2-range', '1.44'],
  ['currency=pln&pricePerTile=1', 'currency-unknown', 'PLN'],
  ['currency=%E2%82%AC&pricePerTile=1', 'currency-unknown', 'EUR'],
  ['tilesPerBx=6', 'parameter-unknown', 'tilesPerBox'],
  ['quantities=yes', 'boolean-invalid', 'true'],
  ['groutDensity=1,8%20kg/l', 'groutDensity-range', '1.8'],
  ['adhesive=5kg/m2', 'adhesive-range', '5'],
  ['adhesiveBagKg=25%20kg', 'adhesiveBagKg-range', '25'],
  ['groutBagKg=500g', 'groutBagKg-range', '0.5'],
];

export const ORDER_FIELDS: readonly BadRequest[] = [
  ...CODES.map(([fields, code]) => ({ ...query(fields, `${ROOM}&${fields}`, code), example: null })),
  ...KINDS.map(([fields, code, word]) => ({ ...query(fields, `${ROOM}&${fields}`, code, word), example: null })),
  ...MEANT.map(([fields, code, example]) => ({ ...query(fields, `${ROOM}&${fields}`, code, example), example })),
];
