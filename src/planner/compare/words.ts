// Phrases of the comparison.

import { phrases } from '../words.ts';

export const words = phrases({
  pin: { en: 'Pin to compare', pl: 'Przypnij do porównania', es: 'Fijar para comparar', zh: '加入对比' },
  pinned: { en: 'Pinned', pl: 'Przypięte', es: 'Fijado', zh: '已加入' },
  full: {
    en: 'Four are pinned',
    pl: 'Przypięto już cztery',
    es: 'Ya hay cuatro fijados',
    zh: '已满四个',
  },
  compare: { en: 'Compare ({count})', pl: 'Porównaj ({count})', es: 'Comparar ({count})', zh: '对比（{count}）' },
  title: { en: 'Compare variants', pl: 'Porównanie wariantów', es: 'Comparar variantes', zh: '方案对比' },
  now: { en: 'Now', pl: 'Teraz', es: 'Ahora', zh: '当前' },
  variant: { en: 'Variant {number}', pl: 'Wariant {number}', es: 'Variante {number}', zh: '方案 {number}' },
  use: { en: 'Go on with this', pl: 'Wybierz ten', es: 'Seguir con esta', zh: '采用此方案' },
  remove: { en: 'Remove', pl: 'Usuń', es: 'Quitar', zh: '移除' },
  close: { en: 'Close', pl: 'Zamknij', es: 'Cerrar', zh: '关闭' },
  order: { en: 'To order', pl: 'Do zamówienia', es: 'A pedir', zh: '订购' },
  cost: { en: 'Cost', pl: 'Koszt', es: 'Coste', zh: '费用' },
  boxes: { en: '{boxes} boxes', pl: '{boxes} opak.', es: '{boxes} cajas', zh: '{boxes} 箱' },
  tiles: { en: '{count} tiles', pl: '{count} szt.', es: '{count} piezas', zh: '{count} 块' },
  figure: { en: 'Figure', pl: 'Wielkość', es: 'Cifra', zh: '数据' },
  unplanned: {
    en: 'Does not fit this room any more',
    pl: 'Nie pasuje już do tego pomieszczenia',
    es: 'Ya no encaja en esta estancia',
    zh: '已不适用于此房间',
  },
});
