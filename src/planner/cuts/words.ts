// The words of the cut list and of the card of a tile.

import { phrases } from '../words.ts';

export const W = phrases({
  title: {
    en: 'Tile {number} · row {row}',
    pl: 'Płytka {number} · rząd {row}',
    es: 'Pieza {number} · fila {row}',
    zh: '第 {number} 块 · 第 {row} 排',
  },
  whole: { en: 'whole', pl: 'cała', es: 'entera', zh: '整砖' },
  cut: { en: 'cut', pl: 'docinana', es: 'cortada', zh: '裁切' },
  sliver: { en: 'sliver', pl: 'wąski pasek', es: 'tira estrecha', zh: '窄条' },
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
  sides: {
    en: 'Sides in mm, clockwise',
    pl: 'Boki w mm, zgodnie z ruchem wskazówek zegara',
    es: 'Lados en mm, en sentido horario',
    zh: '边长（毫米，顺时针）',
  },
  size: { en: 'Size, mm', pl: 'Wymiar, mm', es: 'Medida, mm', zh: '尺寸 mm' },
  width: { en: 'Width, mm', pl: 'Szerokość, mm', es: 'Ancho, mm', zh: '宽 mm' },
  height: { en: 'Height, mm', pl: 'Wysokość, mm', es: 'Alto, mm', zh: '高 mm' },
  area: { en: 'Area, cm²', pl: 'Pole, cm²', es: 'Área, cm²', zh: '面积 cm²' },
  share: { en: 'Share, %', pl: 'Udział, %', es: 'Parte, %', zh: '占比 %' },
  count: { en: 'Count', pl: 'Sztuk', es: 'Cant.', zh: '数量' },
  tiles: { en: 'Tile no.', pl: 'Nr płytek', es: 'N.º', zh: '编号' },
  list: { en: 'Cut list', pl: 'Lista docinek', es: 'Lista de cortes', zh: '裁切清单' },
  lead: {
    en: 'Choose a row to see its tiles on the plan, or a tile on the plan to read its cut.',
    pl: 'Wybierz wiersz, by zobaczyć jego płytki na planie, albo płytkę na planie, by odczytać docinkę.',
    es: 'Elige una fila para ver sus piezas en el plano, o una pieza del plano para leer su corte.',
    zh: '点选一行可在图上查看对应的砖；点选图上的砖可查看裁切尺寸。',
  },
  csv: { en: 'Download CSV', pl: 'Pobierz CSV', es: 'Descargar CSV', zh: '下载 CSV' },
  more: {
    en: 'Show more ({shown} of {all})',
    pl: 'Pokaż więcej ({shown} z {all})',
    es: 'Ver más ({shown} de {all})',
    zh: '显示更多（{shown}/{all}）',
  },
});
