// What the page says about the room and its walls.

import type { Mistake } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Sentence } from '../frame/sentences.ts';
import { phrase, phrases } from '../words.ts';

export const words = phrases({
  typeWalls: { en: 'Type the walls', pl: 'Wpisz ściany', es: 'Escribir paredes', zh: '输入墙长' },
  draw: { en: 'Draw a new room', pl: 'Narysuj od nowa', es: 'Dibujar otra sala', zh: '绘制新房间' },
  edit: { en: 'Edit on the plan', pl: 'Edytuj na planie', es: 'Editar en el plano', zh: '在图上编辑' },
  walk: { en: 'Walls, one after the other', pl: 'Ściany po kolei', es: 'Paredes en orden', zh: '依次列出各面墙' },
  corners: {
    en: 'Corners (x,y in cm)',
    pl: 'Narożniki (x,y w cm)',
    es: 'Esquinas (x,y en cm)',
    zh: '墙角（x,y，厘米）',
  },
  asCorners: { en: 'Write as corners', pl: 'Zapisz narożnikami', es: 'Escribir por esquinas', zh: '改写为墙角' },
  asWalk: { en: 'Write as walls', pl: 'Zapisz ścianami', es: 'Escribir por paredes', zh: '改写为墙长' },
  stillOpen: { en: 'Still open: {gap}', pl: 'Jeszcze otwarte: {gap}', es: 'Aún abierto: {gap}', zh: '尚未闭合：{gap}' },
  sides: {
    en: '{n} cm east|{n} cm south|{n} cm west|{n} cm north',
    pl: '{n} cm na wschód|{n} cm na południe|{n} cm na zachód|{n} cm na północ',
    es: '{n} cm al este|{n} cm al sur|{n} cm al oeste|{n} cm al norte',
    zh: '偏东 {n} cm|偏南 {n} cm|偏西 {n} cm|偏北 {n} cm',
  },
  close: { en: 'Close: {walls}', pl: 'Zamknij: {walls}', es: 'Cerrar: {walls}', zh: '闭合：{walls}' },
  use: { en: 'Use {text}', pl: 'Wstaw {text}', es: 'Usar {text}', zh: '改为 {text}' },
  putBack: { en: 'Put back', pl: 'Przywróć', es: 'Deshacer', zh: '还原' },
  unfetched: {
    en: 'This part could not be loaded. Are you online?',
    pl: 'Nie udało się wczytać tej części. Czy jest połączenie?',
    es: 'No se pudo cargar esta parte. ¿Hay conexión?',
    zh: '这部分未能加载。网络是否连接？',
  },
  eachWall: { en: 'Wall by wall', pl: 'Ściana po ścianie', es: 'Pared por pared', zh: '逐面墙' },
  bearing: { en: 'Bearing', pl: 'Kierunek w stopniach', es: 'Ángulo', zh: '方位角' },
  addWall: { en: 'Add a wall', pl: 'Dodaj ścianę', es: 'Añadir pared', zh: '添加墙' },
  remove: { en: 'Remove', pl: 'Usuń', es: 'Quitar', zh: '删除' },
  duplicate: { en: 'Duplicate', pl: 'Powiel', es: 'Duplicar', zh: '复制' },
  cutouts: { en: 'Cut-outs', pl: 'Wycięcia', es: 'Recortes', zh: '挖空' },
  addRectangle: { en: 'Add a rectangle', pl: 'Dodaj prostokąt', es: 'Añadir rectángulo', zh: '添加矩形' },
  addHole: { en: 'Add a free shape', pl: 'Dodaj dowolny kształt', es: 'Añadir forma libre', zh: '添加任意形状' },
  width: { en: 'Width', pl: 'Szerokość', es: 'Ancho', zh: '宽' },
  height: { en: 'Height', pl: 'Wysokość', es: 'Alto', zh: '高' },
  asText: { en: 'Rectangles as text', pl: 'Prostokąty jako tekst', es: 'Rectángulos como texto', zh: '矩形文本' },
  unread: {
    en: '“{token}” is not {form} in cm.',
    pl: '„{token}” to nie {form} w cm.',
    es: '«{token}» no es {form} en cm.',
    zh: '“{token}”不是 {form}（厘米）。',
  },
});

type Spoken = Readonly<Record<Exclude<Lang, 'en'>, string>>;

const CROSSING: Spoken = {
  pl: 'Ściany przecinają się lub stykają. Obwód musi iść raz dookoła.',
  es: 'Las paredes se cruzan o se tocan. El contorno debe dar una sola vuelta.',
  zh: '墙体相交或相碰。轮廓只能绕一圈。',
};

const TOO_FEW: Spoken = {
  pl: 'Potrzeba co najmniej trzech ścian.',
  es: 'Hacen falta al menos tres paredes.',
  zh: '至少需要三面墙。',
};

const TOO_LARGE: Spoken = {
  pl: 'Za duże: najwyżej 200 m w każdą stronę. Długości są w cm.',
  es: 'Demasiado grande: 200 m por lado como máximo. Las longitudes van en cm.',
  zh: '太大：每边最多 200 m。长度单位为厘米。',
};

const NOTHING_LEFT: Spoken = {
  pl: 'Nie zostaje podłoga do ułożenia. Zmniejsz wycięcia; długości są w cm.',
  es: 'No queda suelo que cubrir. Reduce los recortes; las longitudes van en cm.',
  zh: '没有可铺的地面。请缩小挖空；长度单位为厘米。',
};

/** The interface's sentences are English; those that people meet while they work on a room are told in their language. */
const SPOKEN: Readonly<Record<string, Spoken>> = {
  'outline-wall': {
    pl: '„{received}” to nie ściana: litera E, S, W lub N i długość w cm, albo A45:120.',
    es: '«{received}» no es una pared: letra E, S, W o N y longitud en cm, o A45:120.',
    zh: '“{received}”不是墙：字母 E、S、W、N 加长度（厘米），或 A45:120。',
  },
  'outline-open': {
    pl: 'Obwód nie wraca do początku.',
    es: 'El contorno no vuelve al inicio.',
    zh: '轮廓没有回到起点。',
  },
  'outline-empty': TOO_FEW,
  'outline-too-few-walls': TOO_FEW,
  'ring-too-small': TOO_FEW,
  'outline-too-many-walls': {
    pl: 'Najwyżej 64 ściany; więcej narożników zapisz współrzędnymi.',
    es: 'Como máximo 64 paredes; escribe más por esquinas.',
    zh: '最多 64 面墙；更多请改写为墙角。',
  },
  'wall-no-length': { pl: 'Ściana nie ma długości.', es: 'Una pared no tiene longitud.', zh: '有一面墙没有长度。' },
  'walls-cross': CROSSING,
  'walls-touch': CROSSING,
  'walls-overlap': CROSSING,
  'room-too-large': TOO_LARGE,
  'coordinate-range': TOO_LARGE,
  'floor-empty': NOTHING_LEFT,
  'floor-too-small': NOTHING_LEFT,
  'cutout-size': {
    pl: 'Szerokość i wysokość muszą być większe od 0.',
    es: 'El ancho y el alto deben ser mayores que 0.',
    zh: '宽和高必须大于 0。',
  },
  'cutouts-too-many': { pl: 'Najwyżej 32 wycięcia.', es: 'Como máximo 32 recortes.', zh: '最多 32 个挖空。' },
};

/** A mistake about the room in the reader's language; null where the interface's own sentence is the one to show. */
export function spokenMistake(lang: Lang, mistake: Mistake | undefined): Sentence | null {
  const spoken = mistake && SPOKEN[mistake.code];
  if (!spoken || lang === 'en') return null;
  const { received } = mistake;
  return { text: phrase(lang, { en: '', ...spoken }, { received: received ?? '' }), lang };
}
