// Phrases about beginning a plan: the welcome, the kinds of rooms and their walls.

import { phrases } from '../words.ts';

export const words = phrases({
  begin: {
    en: 'Begin with your room',
    pl: 'Zacznij od pomieszczenia',
    es: 'Empieza por tu estancia',
    zh: '从您的房间开始',
  },
  what: {
    en: 'Tilewright plans your floor: it tells how many tiles to buy and how to cut each of them.',
    pl: 'Tilewright planuje podłogę: liczy, ile płytek kupić i jak dociąć każdą z nich.',
    es: 'Tilewright planifica tu suelo: calcula cuántas baldosas comprar y cómo cortar cada una.',
    zh: 'Tilewright 为您规划地砖：要买多少块、每块怎么裁。',
  },
  close: { en: 'Close', pl: 'Zamknij', es: 'Cerrar', zh: '关闭' },
  shape: { en: 'Shape of the room', pl: 'Kształt pomieszczenia', es: 'Forma de la estancia', zh: '房间形状' },
  width: { en: 'Width', pl: 'Szerokość', es: 'Ancho', zh: '宽' },
  length: { en: 'Length', pl: 'Długość', es: 'Largo', zh: '长' },
  meant: { en: 'Did you mean {n}?', pl: 'Czy chodziło o {n}?', es: '¿Querías decir {n}?', zh: '是 {n} 吗？' },
  other: {
    en: 'This room has another shape. Change its walls here or on the plan.',
    pl: 'To pomieszczenie ma inny kształt. Zmień ściany tutaj albo na planie.',
    es: 'Esta estancia tiene otra forma. Cambia sus paredes aquí o en el plano.',
    zh: '此房间为其他形状。请在此处或图上修改墙体。',
  },
});

/** By the kind of a plain room. */
export const kindWords = phrases({
  rectangle: { en: 'Rectangle', pl: 'Prostokąt', es: 'Rectángulo', zh: '矩形' },
  L: { en: 'L-shape', pl: 'Kształt L', es: 'En L', zh: 'L 形' },
  U: { en: 'U-shape', pl: 'Kształt U', es: 'En U', zh: 'U 形' },
  T: { en: 'T-shape', pl: 'Kształt T', es: 'En T', zh: 'T 形' },
});
