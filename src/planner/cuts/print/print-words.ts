// Phrases of the printed sheets and of the print form.

import { phrases } from '../../words.ts';

export const P = phrases({
  scale: { en: 'Scale', pl: 'Skala', es: 'Escala', zh: '比例' },
  fit: { en: 'Fit to the page', pl: 'Dopasuj do strony', es: 'Ajustar a la página', zh: '适合页面' },
  paper: { en: 'Paper', pl: 'Papier', es: 'Papel', zh: '纸张' },
  portrait: { en: 'Portrait', pl: 'Pionowo', es: 'Vertical', zh: '纵向' },
  landscape: { en: 'Landscape', pl: 'Poziomo', es: 'Horizontal', zh: '横向' },
  lie: { en: 'Orientation', pl: 'Orientacja', es: 'Orientación', zh: '方向' },
  tooMany: {
    en: 'At most {most} can be printed at once: choose a smaller scale.',
    pl: 'Naraz można wydrukować najwyżej {most}: wybierz mniejszą skalę.',
    es: 'Como máximo {most} a la vez: elige una escala menor.',
    zh: '一次最多 {most} 页，请选用更小的比例。',
  },
  withList: { en: 'With the cut list', pl: 'Z listą docinek', es: 'Con la lista de cortes', zh: '附裁切清单' },
  pages: { en: 'Pages: {count}', pl: 'Liczba stron: {count}', es: 'Páginas: {count}', zh: '页数：{count}' },
  trueSize: {
    en: 'Print at 100 %, not “fit to paper”, so that the scale is right.',
    pl: 'Drukuj w 100 %, bez dopasowania do papieru, aby skala była właściwa.',
    es: 'Imprime al 100 %, sin ajustar al papel, para que la escala sea exacta.',
    zh: '请按 100% 打印，不要缩放，以保证比例准确。',
  },
  cancel: { en: 'Cancel', pl: 'Anuluj', es: 'Cancelar', zh: '取消' },
  measure: { en: 'Measure this: 100 mm', pl: 'Zmierz: 100 mm', es: 'Mide esto: 100 mm', zh: '请量此线：100 mm' },
  page: {
    en: 'Page {page} of {pages}',
    pl: 'Strona {page} z {pages}',
    es: 'Página {page} de {pages}',
    zh: '第 {page} 页，共 {pages} 页',
  },
  sheet: {
    en: 'row {row}, column {column}',
    pl: 'wiersz {row}, kolumna {column}',
    es: 'fila {row}, columna {column}',
    zh: '第 {row} 行第 {column} 列',
  },
  name: { en: 'Name on the sheet', pl: 'Nazwa na arkuszu', es: 'Nombre en la hoja', zh: '图纸名称' },
  startAt: {
    en: 'Start: {left}, {top}',
    pl: 'Start: {left}, {top}',
    es: 'Arranque: {left}, {top}',
    zh: '起铺点：{left}，{top}',
  },
  fromLeft: {
    en: '{length} from the wall on the left',
    pl: '{length} od ściany po lewej',
    es: 'a {length} de la pared izquierda',
    zh: '距左墙 {length}',
  },
  outsideLeft: {
    en: '{length} outside the wall on the left',
    pl: '{length} za ścianą po lewej',
    es: '{length} fuera de la pared izquierda',
    zh: '左墙外 {length}',
  },
  fromTop: {
    en: '{length} from the wall above',
    pl: '{length} od ściany u góry',
    es: 'a {length} de la pared de arriba',
    zh: '距上墙 {length}',
  },
  outsideTop: {
    en: '{length} outside the wall above',
    pl: '{length} za ścianą u góry',
    es: '{length} fuera de la pared de arriba',
    zh: '上墙外 {length}',
  },
  manyCorners: {
    en: 'round or irregular: {count} corners, all of them in the CSV file',
    pl: 'okrągły lub nieregularny: narożników {count}, wszystkie w pliku CSV',
    es: 'redonda o irregular: {count} esquinas, todas en el archivo CSV',
    zh: '圆弧或不规则：{count} 个角，均见 CSV 文件',
  },
  cutoutAt: {
    en: 'Cut-out {number}: {size}, {left} from the left, {top} from the top',
    pl: 'Wycięcie {number}: {size}, {left} od lewej, {top} od góry',
    es: 'Hueco {number}: {size}, a {left} de la izquierda y {top} de arriba',
    zh: '扣除区域 {number}：{size}，距左 {left}，距上 {top}',
  },
  cutoutsMore: {
    en: '… and {count} more cut-outs, numbered on the plan',
    pl: '… i jeszcze {count} wycięć, ponumerowanych na planie',
    es: '… y {count} huecos más, numerados en el plano',
    zh: '……另有 {count} 处扣除区域，编号见图',
  },
  inFeet: {
    en: 'lengths in feet and inches',
    pl: 'wymiary w stopach i calach',
    es: 'medidas en pies y pulgadas',
    zh: '尺寸单位：英尺和英寸',
  },
  inCm: { en: 'lengths in cm', pl: 'wymiary w cm', es: 'medidas en cm', zh: '尺寸单位 cm' },
});
