// Phrases of the printed sheets and of the print form.

import { phrases } from '../../words.ts';

export const P = phrases({
  scale: { en: 'Scale', pl: 'Skala', es: 'Escala', zh: '比例' },
  fit: { en: 'Fit to the page', pl: 'Dopasuj do strony', es: 'Ajustar a la página', zh: '适合页面' },
  paper: { en: 'Paper', pl: 'Papier', es: 'Papel', zh: '纸张' },
  auto: { en: 'Automatic', pl: 'Automatycznie', es: 'Automática', zh: '自动' },
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
  cancel: { en: 'Cancel', pl: 'Anuluj', es: 'Cancelar', zh: '取消' },
  name: { en: 'Name on the sheet', pl: 'Nazwa na arkuszu', es: 'Nombre en la hoja', zh: '图纸名称' },
});
