// Phrases about ready cutouts.

import { phrases } from '../../words.ts';

export const words = phrases({
  ready: { en: 'With their usual sizes', pl: 'W typowych wymiarach', es: 'Con sus medidas habituales', zh: '常用尺寸' },
  bath: { en: 'Bath', pl: 'Wanna', es: 'Bañera', zh: '浴缸' },
  shower: { en: 'Shower tray', pl: 'Brodzik', es: 'Plato de ducha', zh: '淋浴底盆' },
  toilet: { en: 'WC', pl: 'WC', es: 'Inodoro', zh: '马桶' },
  column: { en: 'Column', pl: 'Słup', es: 'Columna', zh: '柱子' },
  drain: { en: 'Floor drain', pl: 'Kratka ściekowa', es: 'Sumidero', zh: '地漏' },
  noPlace: {
    en: 'It does not fit into the room.',
    pl: 'To nie mieści się w pomieszczeniu.',
    es: 'No cabe en la estancia.',
    zh: '房间放不下。',
  },
});
