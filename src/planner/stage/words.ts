// Phrases of the stage.

import { phrases } from '../words.ts';

export const words = phrases({
  plan: { en: 'Plan of the floor', pl: 'Plan podłogi', es: 'Plano del suelo', zh: '地面平面图' },
  planHelp: {
    en: 'Arrow keys walk from tile to tile, Enter opens the tile. Plus and minus zoom, 0 shows everything.',
    pl: 'Strzałki przechodzą od płytki do płytki, Enter otwiera płytkę. Plus i minus zmieniają powiększenie, 0 pokazuje całość.',
    es: 'Las flechas pasan de baldosa en baldosa, Intro abre la baldosa. Más y menos cambian el zoom, 0 muestra todo.',
    zh: '方向键在瓷砖之间移动，回车打开瓷砖。加号和减号缩放，0 显示全部。',
  },
  start: {
    en: 'Starting point: {x} across, {y} down',
    pl: 'Punkt startowy: {x} w prawo, {y} w dół',
    es: 'Punto de arranque: {x} a la derecha, {y} hacia abajo',
    zh: '起铺点：向右 {x}，向下 {y}',
  },
  startHelp: {
    en: 'Arrow keys move it 1 mm, with Shift 1 cm. Enter opens its fields.',
    pl: 'Strzałki przesuwają go o 1 mm, z Shift o 1 cm. Enter otwiera jego pola.',
    es: 'Las flechas lo mueven 1 mm, con Mayús 1 cm. Intro abre sus campos.',
    zh: '方向键每次移动 1 毫米，加 Shift 为 1 厘米。回车打开数值栏。',
  },
  wholeTile: { en: 'Whole tile', pl: 'Cała płytka', es: 'Baldosa entera', zh: '整砖' },
  cutTile: {
    en: 'Cut tile, {percent} % of it laid',
    pl: 'Docięta płytka, ułożone {percent} %',
    es: 'Baldosa cortada, se coloca el {percent} %',
    zh: '裁切砖，铺用 {percent} %',
  },
  sliverTile: {
    en: 'Sliver, only {percent} % of the tile laid',
    pl: 'Wąska docinka, ułożone tylko {percent} % płytki',
    es: 'Tira estrecha, solo se coloca el {percent} % de la baldosa',
    zh: '窄条，仅铺用瓷砖的 {percent} %',
  },
});

/** By the action of a button on the view. */
export const viewWords = phrases({
  nearer: { en: 'Zoom in', pl: 'Powiększ', es: 'Acercar', zh: '放大' },
  farther: { en: 'Zoom out', pl: 'Pomniejsz', es: 'Alejar', zh: '缩小' },
  fit: { en: 'Show everything', pl: 'Pokaż całość', es: 'Ver todo', zh: '显示全部' },
  snap: {
    en: 'Snap the start to walls, centre and half tiles',
    pl: 'Przyciągaj start do ścian, środka i połówek płytek',
    es: 'Ajustar el arranque a paredes, centro y medias baldosas',
    zh: '起铺点吸附到墙、中线和半砖',
  },
});

/** By the reason of a snap. */
export const snapWords = phrases({
  wall: { en: 'Wall', pl: 'Ściana', es: 'Pared', zh: '墙' },
  centre: { en: 'Centre', pl: 'Środek', es: 'Centro', zh: '中线' },
  best: { en: 'Best start', pl: 'Najlepszy start', es: 'Mejor arranque', zh: '最佳起铺点' },
  half: { en: 'Half tile', pl: 'Pół płytki', es: 'Media baldosa', zh: '半砖' },
});
