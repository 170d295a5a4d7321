// Phrases about turning the room.

import { phrases } from '../../words.ts';

export const words = phrases({
  right: { en: 'Rotate 90°', pl: 'Obróć o 90°', es: 'Girar 90°', zh: '旋转 90°' },
  mirror: { en: 'Mirror', pl: 'Odbij lustrzanie', es: 'Reflejar', zh: '镜像' },
  inexact: {
    en: 'This pattern has no mirror image, so the tiles lie differently now.',
    pl: 'Ten wzór nie ma lustrzanego odbicia, więc płytki leżą teraz inaczej.',
    es: 'Este patrón no tiene imagen reflejada: las piezas quedan de otra forma.',
    zh: '此铺法没有镜像，砖的位置已不同。',
  },
});
