// Phrases about doors and the lines from which tiles are laid.

import { phrases } from '../../words.ts';

export const words = phrases({
  doors: { en: 'Doors', pl: 'Drzwi', es: 'Puertas', zh: '门' },
  door: { en: 'Door {n}', pl: 'Drzwi {n}', es: 'Puerta {n}', zh: '门 {n}' },
  add: { en: 'Add a door', pl: 'Dodaj drzwi', es: 'Añadir puerta', zh: '添加门' },
  hint: {
    en: 'Doors are marks on this plan: they change no count. Start the tiles at a door so that whole ones meet it.',
    pl: 'Drzwi to tylko oznaczenia na planie: nie zmieniają liczb. Zacznij układać przy drzwiach, by trafiły tam całe płytki.',
    es: 'Las puertas son marcas en el plano: no cambian las cifras. Empieza en una puerta para que le toquen piezas enteras.',
    zh: '门只是图上的标记，不改变数量。可从门口起铺，使门口为整砖。',
  },
  wall: { en: 'Wall', pl: 'Ściana', es: 'Pared', zh: '墙' },
  at: {
    en: 'Middle, from the wall’s start',
    pl: 'Środek, od początku ściany',
    es: 'Centro, desde el inicio de la pared',
    zh: '门中心距墙起点',
  },
  swing: { en: 'Opens', pl: 'Otwiera się', es: 'Abre', zh: '开向' },
  atMiddle: { en: 'Start at its middle', pl: 'Start na środku', es: 'Empezar en su centro', zh: '从门中心起铺' },
  atEdge: { en: 'Start at its edge', pl: 'Start przy krawędzi', es: 'Empezar en su borde', zh: '从门边起铺' },
});

/** By the way a door opens. */
export const swingWords = phrases({
  'in-left': {
    en: 'inwards, hinges left',
    pl: 'do środka, zawiasy z lewej',
    es: 'hacia dentro, bisagras a la izquierda',
    zh: '向内，左铰链',
  },
  'in-right': {
    en: 'inwards, hinges right',
    pl: 'do środka, zawiasy z prawej',
    es: 'hacia dentro, bisagras a la derecha',
    zh: '向内，右铰链',
  },
  'out-left': {
    en: 'outwards, hinges left',
    pl: 'na zewnątrz, zawiasy z lewej',
    es: 'hacia fuera, bisagras a la izquierda',
    zh: '向外，左铰链',
  },
  'out-right': {
    en: 'outwards, hinges right',
    pl: 'na zewnątrz, zawiasy z prawej',
    es: 'hacia fuera, bisagras a la derecha',
    zh: '向外，右铰链',
  },
  none: { en: 'no leaf', pl: 'bez skrzydła', es: 'sin hoja', zh: '无门扇' },
});
