// Phrases of the pattern's section.

import { phrases } from '../words.ts';

export const words = phrases({
  centre: { en: 'Centre lines', pl: 'Linie środkowe', es: 'Líneas centrales', zh: '居中' },
  colours: { en: 'Colours', pl: 'Kolory', es: 'Colores', zh: '颜色' },
  clear: { en: 'Reset colour', pl: 'Przywróć kolor', es: 'Restablecer', zh: '恢复默认' },
  clearOf: {
    en: '{what}: reset to the pattern’s default',
    pl: '{what}: przywróć kolor wzoru',
    es: '{what}: volver al del patrón',
    zh: '{what}：恢复默认',
  },
  cutting: { en: 'Cutting', pl: 'Cięcie', es: 'Corte', zh: '切割' },
  kerf: { en: 'Width of a cut', pl: 'Szerokość cięcia', es: 'Ancho del corte', zh: '锯缝宽' },
  minCut: { en: 'Smallest piece', pl: 'Najmniejsza docinka', es: 'Pieza más pequeña', zh: '最小切砖宽' },
  reset: { en: 'Back to the corner', pl: 'Wróć do narożnika', es: 'Volver a la esquina', zh: '回到墙角' },
  right: { en: 'To the right', pl: 'W prawo', es: 'Hacia la derecha', zh: '向右' },
  down: { en: 'Down', pl: 'W dół', es: 'Hacia abajo', zh: '向下' },
  tile: { en: 'Tile and joint', pl: 'Płytka i fuga', es: 'Pieza y junta', zh: '砖与缝' },
});
