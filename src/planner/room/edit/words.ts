// Phrases about editing the room on the plan.

import { phrases } from '../../words.ts';

export const words = phrases({
  parts: {
    en: 'Walls, corners and cut-outs',
    pl: 'Ściany, narożniki i wycięcia',
    es: 'Paredes, esquinas y huecos',
    zh: '墙、墙角和扣除区域',
  },
  partsHelp: {
    en: 'Page Up and Page Down choose a part, arrow keys move it by 1 cm, with Shift by 10 cm. Enter types the length of a wall. Insert adds a corner, Delete removes.',
    pl: 'Page Up i Page Down wybierają element, strzałki przesuwają go o 1 cm, z Shift o 10 cm. Enter: wpisz długość ściany. Insert dodaje narożnik, Delete usuwa.',
    es: 'Re Pág y Av Pág eligen una parte, las flechas la mueven 1 cm, con Mayús 10 cm. Intro: escribir la longitud de una pared. Insert añade una esquina, Supr quita.',
    zh: 'Page Up 和 Page Down 选择，方向键移动 1 厘米，加 Shift 为 10 厘米。回车输入墙长。Insert 添加墙角，Delete 删除。',
  },
  wall: { en: 'Wall {n}: {length}', pl: 'Ściana {n}: {length}', es: 'Pared {n}: {length}', zh: '墙 {n}：{length}' },
  lengthOf: {
    en: 'Length of wall {n}',
    pl: 'Długość ściany {n}',
    es: 'Longitud de la pared {n}',
    zh: '墙 {n} 的长度',
  },
  typeLength: { en: 'Type its length', pl: 'Wpisz długość', es: 'Escribir su longitud', zh: '输入长度' },
  noRoom: {
    en: 'With this length another wall would vanish, so nothing was changed.',
    pl: 'Przy tej długości zniknęłaby inna ściana, więc nic nie zmieniono.',
    es: 'Con esta longitud desaparecería otra pared, así que no se cambió nada.',
    zh: '采用此长度时另一面墙会消失，因此未作更改。',
  },
  hint: {
    en: 'On the plan: click a length to type it; drag walls, corners and cut-outs (Alt: freely); double-click a wall for a new corner.',
    pl: 'Na planie: kliknij długość, aby ją wpisać; przeciągaj ściany, narożniki i wycięcia (Alt: swobodnie); dwuklik na ścianie dodaje narożnik.',
    es: 'En el plano: haz clic en una longitud para escribirla; arrastra paredes, esquinas y huecos (Alt: libre); doble clic en una pared: otra esquina.',
    zh: '在图上：点击长度即可输入；拖动墙、墙角和扣除区域（按住 Alt 自由移动）；双击墙可添加墙角。',
  },
  touchHint: {
    en: 'On the plan: tap a length to type it; tap a wall, corner or cut-out, then drag it.',
    pl: 'Na planie: dotknij długości, aby ją wpisać; dotknij ściany, narożnika lub wycięcia, potem przeciągnij.',
    es: 'En el plano: toca una longitud para escribirla; toca una pared, esquina o hueco y arrástralo.',
    zh: '在图上：点按长度即可输入；先点按墙、墙角或扣除区域，再拖动。',
  },
});
