// Phrases of the look of the tiles.

import { phrases } from '../words.ts';

export const words = phrases({
  title: { en: 'Photo and shades', pl: 'Zdjęcie i odcienie', es: 'Foto y tonos', zh: '照片与色差' },
  photo: { en: 'Photo of a tile', pl: 'Zdjęcie płytki', es: 'Foto de una pieza', zh: '瓷砖照片' },
  remove: { en: 'Remove the photo', pl: 'Usuń zdjęcie', es: 'Quitar la foto', zh: '移除照片' },
  shade: { en: 'Shade variation', pl: 'Różnice odcieni', es: 'Variación de tono', zh: '色差' },
  unread: {
    en: 'This file is not an image that the browser can read.',
    pl: 'Przeglądarka nie potrafi odczytać tego pliku jako obrazu.',
    es: 'El navegador no puede leer este archivo como imagen.',
    zh: '浏览器无法将此文件读作图片。',
  },
  note: {
    en: 'A photo of one whole tile, seen from above. It stays on this device; drawings and links show the colour.',
    pl: 'Zdjęcie jednej całej płytki z góry. Zostaje na tym urządzeniu; rysunki i linki pokazują kolor.',
    es: 'Foto de una pieza entera vista desde arriba. Se queda en este dispositivo; los planos y enlaces muestran el color.',
    zh: '从正上方拍摄的一整块砖。照片只保存在本设备；图纸和链接显示颜色。',
  },
});
