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
  inFeet: {
    en: 'walls in feet and inches',
    pl: 'ściany w stopach i calach',
    es: 'paredes en pies y pulgadas',
    zh: '墙长单位：英尺和英寸',
  },
  inCm: { en: 'walls in cm', pl: 'ściany w cm', es: 'paredes en cm', zh: '墙长单位 cm' },
});
