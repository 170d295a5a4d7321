// Phrases of the result: short names of figures, and the states without a plan.

import { phrases } from '../words.ts';

export const words = phrases({
  whole: { en: 'Whole', pl: 'Całe', es: 'Enteras', zh: '整砖' },
  cut: { en: 'Cut', pl: 'Docinane', es: 'Cortadas', zh: '裁切' },
  waste: { en: 'Waste', pl: 'Odpad', es: 'Merma', zh: '损耗' },
  slivers: { en: 'Slivers', pl: 'Wąskie docinki', es: 'Tiras', zh: '窄条' },
  figures: { en: 'More figures', pl: 'Szczegóły', es: 'Más cifras', zh: '更多数据' },
  newStart: { en: 'New start', pl: 'Nowy start', es: 'Nuevo arranque', zh: '新起铺点' },
  before: { en: 'Before', pl: 'Przed', es: 'Antes', zh: '之前' },
  after: { en: 'After', pl: 'Po', es: 'Después', zh: '之后' },
  tiles: { en: 'Tiles', pl: 'Płytki', es: 'Piezas', zh: '块数' },
  narrowest: { en: 'Narrowest', pl: 'Najwęższa', es: 'Más estrecha', zh: '最窄' },
  remove: { en: 'Remove {what}', pl: 'Usuń: {what}', es: 'Quitar {what}', zh: '删除{what}' },
  planning: { en: 'Planning …', pl: 'Planuję …', es: 'Calculando …', zh: '正在计算方案……' },
  fault: {
    en: 'Something went wrong on our side; the figures may be out of date. Your plan is saved; loading the page again usually helps.',
    pl: 'Coś się u nas zepsuło i liczby mogą nie nadążać za planem. Plan jest zachowany; zwykle pomaga ponowne wczytanie strony.',
    es: 'Algo nuestro ha fallado y las cifras pueden ir por detrás del plan. Tu plan está guardado; suele bastar con recargar la página.',
    zh: '我们这边出了问题，数据可能没有跟上方案。方案已保留，重新加载页面通常即可。',
  },
  reload: { en: 'Reload', pl: 'Wczytaj ponownie', es: 'Recargar', zh: '重新加载' },
});
