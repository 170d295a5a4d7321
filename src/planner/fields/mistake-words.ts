// A sentence for every mistake that a draft can have, by its code. The API's own messages are for programs: they are
// English and say what to send.

import { LIMITS, type PlanErrorCode } from '../../engine/index.ts';
import type { Lang } from '../../words/index.ts';
import { type Phrase, phrase, phrases } from '../words.ts';

const words = phrases({
  open: {
    en: 'The walls do not return to where they began.',
    pl: 'Ściany nie wracają do początku.',
    es: 'Las paredes no vuelven al punto de partida.',
    zh: '墙体没有回到起点。',
  },
  noWalls: {
    en: 'The walls of the room are missing.',
    pl: 'Brakuje ścian pomieszczenia.',
    es: 'Faltan las paredes de la estancia.',
    zh: '缺少房间的墙体。',
  },
  fewCorners: {
    en: 'At least three corners are needed.',
    pl: 'Potrzeba co najmniej trzech narożników.',
    es: 'Hacen falta al menos tres esquinas.',
    zh: '至少需要三个墙角。',
  },
  manyWalls: {
    en: 'At most {walls} walls; a room with more corners is entered by coordinates.',
    pl: 'Najwyżej {walls} ściany; pomieszczenie o większej liczbie narożników podaj współrzędnymi.',
    es: 'Como máximo {walls} paredes; una estancia con más esquinas se da por coordenadas.',
    zh: '最多 {walls} 面墙；墙角更多的房间请输入坐标。',
  },
  manyCorners: {
    en: 'At most {corners} corners.',
    pl: 'Najwięcej narożników: {corners}.',
    es: 'Como máximo {corners} esquinas.',
    zh: '最多 {corners} 个墙角。',
  },
  noLength: {
    en: 'A wall has no length.',
    pl: 'Jedna ze ścian nie ma długości.',
    es: 'Una pared no tiene longitud.',
    zh: '有一面墙没有长度。',
  },
  cross: {
    en: 'Two walls cross. The walls must go around the room once.',
    pl: 'Dwie ściany się przecinają. Ściany muszą obejść pomieszczenie dokładnie raz.',
    es: 'Dos paredes se cruzan. Las paredes deben rodear la estancia una sola vez.',
    zh: '有两面墙相交。墙体只能绕房间一圈。',
  },
  touch: {
    en: 'A corner touches another wall. The walls must go around the room once.',
    pl: 'Narożnik dotyka innej ściany. Ściany muszą obejść pomieszczenie dokładnie raz.',
    es: 'Una esquina toca otra pared. Las paredes deben rodear la estancia una sola vez.',
    zh: '有墙角碰到另一面墙。墙体只能绕房间一圈。',
  },
  overlap: {
    en: 'Two walls lie on top of each other. The walls must go around the room once.',
    pl: 'Dwie ściany leżą na sobie. Ściany muszą obejść pomieszczenie dokładnie raz.',
    es: 'Dos paredes se superponen. Las paredes deben rodear la estancia una sola vez.',
    zh: '有两面墙重叠。墙体只能绕房间一圈。',
  },
  large: {
    en: 'Too large: at most {metres} m in each direction. Lengths are in cm.',
    pl: 'Za duże: najwyżej {metres} m w każdą stronę. Długości są w cm.',
    es: 'Demasiado grande: {metres} m por lado como máximo. Las longitudes van en cm.',
    zh: '太大：每边最多 {metres} m。长度单位为厘米。',
  },
  far: {
    en: 'A corner is too far away. Lengths are in cm.',
    pl: 'Narożnik jest za daleko. Długości są w cm.',
    es: 'Una esquina está demasiado lejos. Las longitudes van en cm.',
    zh: '有墙角太远。长度单位为厘米。',
  },
  noFloor: {
    en: 'The cut-outs leave no floor. Make them smaller.',
    pl: 'Wycięcia nie zostawiają podłogi. Zmniejsz je.',
    es: 'Los huecos no dejan suelo. Hazlos más pequeños.',
    zh: '扣除区域占满了地面。请缩小扣除区域。',
  },
  covered: {
    en: 'The cut-out “{cutout}” leaves no floor. Make it smaller.',
    pl: 'Wycięcie „{cutout}” nie zostawia podłogi. Zmniejsz je.',
    es: 'El hueco «{cutout}» no deja suelo. Hazlo más pequeño.',
    zh: '扣除区域“{cutout}”占满了地面。请缩小它。',
  },
  littleFloor: {
    en: 'The floor is too small to be planned. Lengths are in cm.',
    pl: 'Podłoga jest za mała, by ją zaplanować. Długości są w cm.',
    es: 'El suelo es demasiado pequeño. Las longitudes van en cm.',
    zh: '地面太小，无法铺贴。长度单位为厘米。',
  },
  cutoutSize: {
    en: 'Width, length and diameter must be above 0.',
    pl: 'Szerokość, długość i średnica muszą być większe od 0.',
    es: 'El ancho, el largo y el diámetro deben ser mayores que 0.',
    zh: '宽、长和直径必须大于 0。',
  },
  manyCutouts: {
    en: 'At most {cutouts} cut-outs of a kind.',
    pl: 'Najwięcej wycięć jednego rodzaju: {cutouts}.',
    es: 'Como máximo {cutouts} huecos de cada tipo.',
    zh: '每种扣除区域最多 {cutouts} 个。',
  },
  tangled: {
    en: 'The cut-outs overlap too often. Join those that overlap.',
    pl: 'Wycięcia zbyt często na siebie nachodzą. Połącz je.',
    es: 'Los huecos se solapan demasiado. Une los que se solapan.',
    zh: '扣除区域重叠过多。请合并重叠的区域。',
  },
  range: {
    en: 'This value is outside its range.',
    pl: 'Ta wartość jest poza zakresem.',
    es: 'Este valor está fuera de su rango.',
    zh: '该值超出范围。',
  },
  misfit: {
    en: 'These sizes do not go together: an octagon must be large enough for its dot, and a picket longer than it is wide.',
    pl: 'Te wymiary do siebie nie pasują: oktagon musi być wystarczająco duży dla kostki, a długość wydłużonego heksagonu większa od jego szerokości.',
    es: 'Estas medidas no encajan: el octógono debe ser lo bastante grande para su taco, y el hexágono alargado, más largo que ancho.',
    zh: '这些尺寸不匹配：八角砖要大到能配小方砖，长六角砖的长度要大于宽度。',
  },
  color: { en: 'This is not a colour.', pl: 'To nie jest kolor.', es: 'Esto no es un color.', zh: '这不是颜色。' },
  tooMany: {
    en: 'That would be more than {tiles} tiles, too many for one plan. Choose larger tiles or a smaller room.',
    pl: 'To ponad {tiles} płytek, za dużo na jeden plan. Wybierz większe płytki albo mniejsze pomieszczenie.',
    es: 'Serían más de {tiles} piezas, demasiadas para un solo plan. Elige piezas más grandes o una estancia menor.',
    zh: '超过 {tiles} 块砖，一个方案放不下。请选更大的砖或更小的房间。',
  },
  tooMuch: {
    en: 'The walls would cut too many tiles for one plan. Choose larger tiles or fewer corners.',
    pl: 'Ściany przecinałyby zbyt wiele płytek jak na jeden plan. Wybierz większe płytki albo mniej narożników.',
    es: 'Las paredes cortarían demasiadas piezas para un solo plan. Elige piezas más grandes o menos esquinas.',
    zh: '墙边要裁切的砖太多，一个方案放不下。请选更大的砖或减少墙角。',
  },
  unreadable: {
    en: 'This plan cannot be read: a part of it is missing or damaged.',
    pl: 'Nie można odczytać tego planu: jego części brakuje albo jest uszkodzona.',
    es: 'Este plan no se puede leer: falta una parte o está dañada.',
    zh: '无法读取该方案：有一部分缺失或损坏。',
  },
});

/** The codes of the reader that typing can cause; the others mean that a stored draft is damaged. */
type ReaderCode =
  | 'outline-open'
  | 'outline-empty'
  | 'outline-too-few-walls'
  | 'outline-too-many-walls'
  | 'ring-empty'
  | 'color-invalid';

/** The texts in the built page are numbers, so this is a table of them. */
const BY_CODE: Readonly<Record<PlanErrorCode | ReaderCode, Phrase>> = {
  'outline-open': words.open,
  'outline-empty': words.noWalls,
  'outline-too-few-walls': words.fewCorners,
  'outline-too-many-walls': words.manyWalls,
  'ring-empty': words.fewCorners,
  'ring-too-small': words.fewCorners,
  'ring-too-many-corners': words.manyCorners,
  'wall-no-length': words.noLength,
  'walls-cross': words.cross,
  'walls-touch': words.touch,
  'walls-overlap': words.overlap,
  'room-too-large': words.large,
  'coordinate-range': words.far,
  'floor-empty': words.noFloor,
  'floor-too-small': words.littleFloor,
  'cutout-size': words.cutoutSize,
  'cutouts-too-many': words.manyCutouts,
  'cutouts-too-tangled': words.tangled,
  'joint-range': words.range,
  'edge-range': words.range,
  'edge-too-wide': words.littleFloor,
  'kerf-range': words.range,
  'minCut-range': words.range,
  'start-range': words.range,
  'parameter-invalid': words.range,
  'sizes-misfit': words.misfit,
  'parameter-unknown': words.unreadable,
  'pattern-unknown': words.unreadable,
  'color-invalid': words.color,
  'too-many-tiles': words.tooMany,
  'too-much-work': words.tooMuch,
};

const FIGURES = {
  walls: LIMITS.outlineWalls,
  corners: LIMITS.ringCorners.max,
  metres: LIMITS.roomSide / 1000,
  cutouts: LIMITS.rectangles,
  tiles: LIMITS.tiles,
};

/** The sentence for a cutout that covers the whole floor. */
export function coveredBy(lang: Lang, cutout: string): string {
  return phrase(lang, words.covered, { cutout });
}

/** The sentence for a code. */
export function sentenceFor(lang: Lang, code: string): string {
  const found = Object.entries(BY_CODE).find(([known]) => known === code);
  return phrase(lang, found ? found[1] : words.unreadable, FIGURES);
}
