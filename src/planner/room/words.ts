// Phrases about the room and its walls.

import type { Mistake } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
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
    en: '{n} east|{n} south|{n} west|{n} north',
    pl: '{n} na wschód|{n} na południe|{n} na zachód|{n} na północ',
    es: '{n} al este|{n} al sur|{n} al oeste|{n} al norte',
    zh: '偏东 {n}|偏南 {n}|偏西 {n}|偏北 {n}',
  },
  close: { en: 'Close: {walls}', pl: 'Zamknij: {walls}', es: 'Cerrar: {walls}', zh: '闭合：{walls}' },
  use: { en: 'Use {text}', pl: 'Wstaw {text}', es: 'Usar {text}', zh: '改为 {text}' },
  putBack: { en: 'Put back', pl: 'Przywróć', es: 'Deshacer', zh: '还原' },
  eachWall: { en: 'Wall by wall', pl: 'Ściana po ścianie', es: 'Pared por pared', zh: '逐面墙' },
  bearing: { en: 'Bearing', pl: 'Kierunek w stopniach', es: 'Ángulo', zh: '方位角' },
  addWall: { en: 'Add a wall', pl: 'Dodaj ścianę', es: 'Añadir pared', zh: '添加墙' },
  remove: { en: 'Remove', pl: 'Usuń', es: 'Quitar', zh: '删除' },
  duplicate: { en: 'Duplicate', pl: 'Powiel', es: 'Duplicar', zh: '复制' },
  cutouts: { en: 'Cut-outs', pl: 'Wycięcia', es: 'Huecos', zh: '扣除区域' },
  addRectangle: { en: 'Add a rectangle', pl: 'Dodaj prostokąt', es: 'Añadir rectángulo', zh: '添加矩形' },
  addCircle: { en: 'Add a circle', pl: 'Dodaj koło', es: 'Añadir círculo', zh: '添加圆形' },
  addHole: { en: 'Add a free shape', pl: 'Dodaj dowolny kształt', es: 'Añadir forma libre', zh: '添加任意形状' },
  width: { en: 'Width', pl: 'Szerokość', es: 'Ancho', zh: '宽' },
  diameter: { en: 'Diameter', pl: 'Średnica', es: 'Diámetro', zh: '直径' },
  height: { en: 'Height', pl: 'Wysokość', es: 'Alto', zh: '高' },
  asText: { en: 'Rectangles as text', pl: 'Prostokąty jako tekst', es: 'Rectángulos como texto', zh: '矩形文本' },
  unread: {
    en: '“{token}” is not {form} in cm.',
    pl: '„{token}” to nie {form} w cm.',
    es: '«{token}» no es {form} en cm.',
    zh: '“{token}”不是 {form}（厘米）。',
  },
  corner: {
    en: 'Corner {n}: {there}',
    pl: 'Narożnik {n}: {there}',
    es: 'Esquina {n}: {there}',
    zh: '墙角 {n}：{there}',
  },
  editHint: {
    en: 'Drag corners, walls and cut-outs; Shift for millimetres; double-click a wall for a new corner. By keyboard: Tab, arrow keys, Insert, Delete.',
    pl: 'Przeciągaj narożniki, ściany i wycięcia; Shift: co milimetr; dwuklik na ścianie dodaje narożnik. Klawisze: Tab, strzałki, Insert, Delete.',
    es: 'Arrastra esquinas, paredes y huecos; Mayús: milímetros; doble clic en una pared: otra esquina. Teclado: Tab, flechas, Insert, Supr.',
    zh: '拖动墙角、墙和扣除区域；按住 Shift 精确到毫米；双击墙可加墙角。键盘：Tab、方向键、Insert、Delete。',
  },
  addCorner: { en: 'Add a corner', pl: 'Dodaj narożnik', es: 'Añadir esquina', zh: '添加墙角' },
  nextWall: { en: 'Next wall', pl: 'Następna ściana', es: 'Pared siguiente', zh: '下一面墙' },
  drawHint: {
    en: 'Type a length in cm, then press an arrow key; or click corner after corner on the plan. A36.87:150 and Enter is an angled wall. Enter closes the room, Backspace removes the last wall, Escape cancels.',
    pl: 'Wpisz długość w cm i naciśnij strzałkę albo klikaj kolejne narożniki na planie. A36.87:150 i Enter to ściana skośna. Enter zamyka, Backspace cofa ścianę, Escape wychodzi.',
    es: 'Escribe la longitud en cm y pulsa una flecha, o marca las esquinas en el plano. A36.87:150 e Intro es una pared inclinada. Intro cierra, Retroceso quita una pared, Escape sale.',
    zh: '输入长度（厘米）再按方向键，或在图上依次点击墙角。A36.87:150 加回车为斜墙。回车闭合，退格撤回一面墙，Esc 退出。',
  },
  which: {
    en: 'Type a length above 0, such as 420, then an arrow key.',
    pl: 'Wpisz długość większą od 0, np. 420, potem strzałka.',
    es: 'Escribe una longitud mayor que 0, p. ej. 420, y una flecha.',
    zh: '请输入大于 0 的长度，例如 420，再按方向键。',
  },
  ways: {
    en: 'right|down|left|up',
    pl: 'w prawo|w dół|w lewo|w górę',
    es: 'derecha|abajo|izquierda|arriba',
    zh: '向右|向下|向左|向上',
  },
  takeBack: {
    en: 'Remove the last wall',
    pl: 'Usuń ostatnią ścianę',
    es: 'Quitar la última pared',
    zh: '撤回上一面墙',
  },
  leave: { en: 'Cancel', pl: 'Anuluj', es: 'Cancelar', zh: '取消' },
});

/**
 * Messages of the interface are English. Those that occur while editing a room are translated here, keyed by their
 * error codes. An empty text means that the interface's message is shown.
 */
const sentences = phrases({
  'outline-wall': {
    en: '',
    pl: '„{received}” to nie ściana: litera E, S, W lub N i długość w cm, albo A45:120.',
    es: '«{received}» no es una pared: letra E, S, W o N y longitud en cm, o A45:120.',
    zh: '“{received}”不是墙：字母 E、S、W、N 加长度（厘米），或 A45:120。',
  },
  'outline-open': {
    en: '',
    pl: 'Obwód nie wraca do początku.',
    es: 'El contorno no vuelve al inicio.',
    zh: '轮廓没有回到起点。',
  },
  'outline-empty outline-too-few-walls ring-too-small': {
    en: '',
    pl: 'Potrzeba co najmniej trzech ścian.',
    es: 'Hacen falta al menos tres paredes.',
    zh: '至少需要三面墙。',
  },
  'outline-too-many-walls': {
    en: '',
    pl: 'Najwyżej 64 ściany; więcej narożników zapisz współrzędnymi.',
    es: 'Como máximo 64 paredes; escribe más por esquinas.',
    zh: '最多 64 面墙；更多请改写为墙角。',
  },
  'wall-no-length': {
    en: '',
    pl: 'Ściana nie ma długości.',
    es: 'Una pared no tiene longitud.',
    zh: '有一面墙没有长度。',
  },
  'walls-cross walls-touch walls-overlap': {
    en: '',
    pl: 'Ściany przecinają się lub stykają. Obwód musi iść raz dookoła.',
    es: 'Las paredes se cruzan o se tocan. El contorno debe dar una sola vuelta.',
    zh: '墙体相交或相碰。轮廓只能绕一圈。',
  },
  'room-too-large coordinate-range': {
    en: '',
    pl: 'Za duże: najwyżej 200 m w każdą stronę. Długości są w cm.',
    es: 'Demasiado grande: 200 m por lado como máximo. Las longitudes van en cm.',
    zh: '太大：每边最多 200 m。长度单位为厘米。',
  },
  'floor-empty floor-too-small': {
    en: '',
    pl: 'Nie zostaje podłoga do ułożenia. Zmniejsz wycięcia; długości są w cm.',
    es: 'No queda suelo que cubrir. Reduce los huecos; las longitudes van en cm.',
    zh: '没有可铺的地面。请缩小扣除区域；长度单位为厘米。',
  },
  'cutout-size': {
    en: '',
    pl: 'Szerokość i wysokość muszą być większe od 0.',
    es: 'El ancho y el alto deben ser mayores que 0.',
    zh: '宽和高必须大于 0。',
  },
  'cutouts-too-many': { en: '', pl: 'Najwyżej 32 wycięcia.', es: 'Como máximo 32 huecos.', zh: '最多 32 个扣除区域。' },
});

/** The translated message for a mistake; empty if the interface's message is shown. */
export function spokenMistake(lang: Lang, mistake: Mistake | undefined): string {
  if (!mistake) return '';
  const [, spoken] = Object.entries(sentences).find(([codes]) => codes.split(' ').includes(mistake.code)) ?? [];
  return spoken === undefined ? '' : phrase(lang, spoken, { received: mistake.received ?? '' });
}
