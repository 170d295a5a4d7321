// Phrases of the cut list and of the card of a tile.

import { phrases } from '../words.ts';

export const W = phrases({
  title: {
    en: 'Tile {number} · row {row}',
    pl: 'Płytka {number} · rząd {row}',
    es: 'Pieza {number} · fila {row}',
    zh: '第 {number} 块 · 第 {row} 排',
  },
  same: {
    en: 'Same piece: {count} times',
    pl: 'Takich samych: {count}',
    es: 'Piezas iguales: {count}',
    zh: '相同裁切：{count} 块',
  },
  only: { en: 'No other piece like this', pl: 'Jedyna taka docinka', es: 'No hay otra igual', zh: '仅此一块' },
  before: { en: 'Previous', pl: 'Poprzednia', es: 'Anterior', zh: '上一块' },
  next: { en: 'Next', pl: 'Następna', es: 'Siguiente', zh: '下一块' },
  show: { en: 'Show on plan', pl: 'Pokaż na planie', es: 'Ver en el plano', zh: '在图上显示' },
  close: { en: 'Close the card', pl: 'Zamknij kartę', es: 'Cerrar la ficha', zh: '关闭卡片' },
  lead: {
    en: 'Choose a row to see its tiles on the plan, or a tile on the plan to read its cut.',
    pl: 'Wybierz wiersz, by zobaczyć jego płytki na planie, albo płytkę na planie, by odczytać docinkę.',
    es: 'Elige una fila para ver sus piezas en el plano, o una pieza del plano para leer su corte.',
    zh: '点选一行可在图上查看对应的砖；点选图上的砖可查看裁切尺寸。',
  },
  reuse: { en: 'Reuse offcuts', pl: 'Wykorzystaj ścinki', es: 'Aprovechar sobrantes', zh: '利用余料' },
  reused: {
    en: '{tiles} tiles to buy with offcuts reused, instead of {total}; waste {percent} %. Pieces with the same ↔ number are cut from one tile.',
    pl: 'Z wykorzystaniem ścinków do kupienia {tiles} zamiast {total}; odpad {percent} %. Docinki z tym samym numerem ↔ pochodzą z jednej płytki.',
    es: 'Aprovechando sobrantes hay que comprar {tiles} en lugar de {total}; merma {percent} %. Los cortes con el mismo número ↔ salen de una pieza.',
    zh: '利用余料只需购买 {tiles} 块，而不是 {total} 块；损耗 {percent}%。↔ 编号相同的裁切出自同一块砖。',
  },
  unshared: {
    en: 'No offcut can be reused: {total} tiles to buy.',
    pl: 'Żaden ścinek nie przyda się gdzie indziej: tak czy inaczej do kupienia {total}.',
    es: 'Ningún sobrante sirve en otro sitio: hay que comprar {total} en cualquier caso.',
    zh: '没有余料可用于别处：仍需购买 {total} 块。',
  },
  oneTile: {
    en: '↔{pair}: cut from one tile with no. {others}',
    pl: '↔{pair}: z jednej płytki z nr {others}',
    es: '↔{pair}: sale de una pieza con el n.º {others}',
    zh: '↔{pair}：与第 {others} 块出自同一块砖',
  },
  copy: { en: 'Copy', pl: 'Kopiuj', es: 'Copiar', zh: '复制' },
  copied: {
    en: 'Cut list copied, to paste into a spreadsheet or a message.',
    pl: 'Lista docinek skopiowana: wklej ją do arkusza lub wiadomości.',
    es: 'Lista de cortes copiada: pégala en una hoja de cálculo o un mensaje.',
    zh: '裁切清单已复制，可粘贴到表格或消息中。',
  },
  ready: {
    en: 'Here is the cut list to copy:',
    pl: 'Oto lista docinek do skopiowania:',
    es: 'Esta es la lista de cortes para copiar:',
    zh: '请复制此裁切清单：',
  },
  more: {
    en: 'Show more ({shown} of {all})',
    pl: 'Pokaż więcej ({shown} z {all})',
    es: 'Ver más ({shown} de {all})',
    zh: '显示更多（{shown}/{all}）',
  },
});
