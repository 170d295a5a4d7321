// Tasks in Spanish.

import { bought, corners, gridTiles, stocked, walk } from '../formulas.ts';
import type { Task } from '../task.ts';

const TRAY = { x: 0, y: 150, w: 90, h: 90 };
const TARIMA = { tileWidth: 190, tileHeight: 1200, direction: 'vertical' };

export const SPANISH: readonly Task[] = [
  {
    id: 'es-cocina-esquina',
    kind: 'room',
    says: 'La cocina mide 3,6 × 2,5 m y las baldosas 45 × 45 cm, con junta de 3 mm. Empezamos con una baldosa entera en la esquina superior izquierda. ¿Cuántas baldosas son y cuántas hay que cortar?',
    asks: ['tiles', 'cut'],
    call: { plan: { outline: walk('3.6m', '2.5m'), parameters: { tileSize: 450 }, joint: 3, start: { x: 0, y: 0 } } },
    formula: () => gridTiles({ room: [360, 250], tile: [450, 450], joint: 3 }),
  },
  {
    id: 'es-losetas-sin-unidad',
    kind: 'units',
    isClumsy: true,
    says: 'cuarto de 4 x 3, losetas de 45, junta de 4. que quede lo mejor posible. cuántas losetas y cuántos metros cuadrados',
    asks: ['tiles', 'areaM2'],
    call: { plan: { outline: walk('4m', '3m'), parameters: { tileSize: 450 }, joint: 4, start: 'best' } },
    reference: { polygon: corners(400, 300) },
    formula: () => ({ areaM2: 4 * 3 }),
  },
  {
    id: 'es-cajas-precio',
    kind: 'order',
    isClumsy: true,
    says: 'baldosa 31x31 con junta 2, habitación de 3,4 por 290 cm, caja de 10 a 27,50 €, un 8 % para roturas, sin piezas de repuesto. mejor arranque. ¿cuántas cajas y cuánto es?',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('3.4m', '290cm'),
        parameters: { tileSize: 310 },
        joint: 2,
        start: 'best',
        tilesPerBox: 10,
        breakage: 8,
        pricePerBox: 27.5,
        currency: 'EUR',
      },
    },
    formula: ({ tiles }) => bought(tiles, { perBox: 10, price: 27.5, breakage: 8 }),
  },
  {
    id: 'es-precio-por-metro',
    kind: 'order',
    says: 'Salón de 5 × 3,8 m con gres de 60 × 60 cm y junta de 2 mm, desde el mejor arranque. Se vende por cajas de 1,08 m² a 19,95 € el metro cuadrado. Con el 3 % habitual para roturas, ¿cuántas cajas y cuánto cuestan?',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('5m', '3.8m'),
        parameters: { tileSize: 600 },
        joint: 2,
        start: 'best',
        boxAreaM2: 1.08,
        pricePerM2: 19.95,
        currency: 'EUR',
      },
    },
    // Paid by the area that is printed on the boxes.
    formula: ({ tiles }) => bought(tiles, { perBox: 1.08 / 0.36, price: 1.08 * 19.95 }),
  },
  {
    id: 'es-espiga',
    kind: 'pattern',
    isClumsy: true,
    says: 'Quiero espiga (espina de pez normal) con piezas de 7 x 28, junta de 2, en un pasillo de 3,9 m por 110. El mejor arranque. ¿Cuántas piezas?',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('3.9m', '110cm'),
        pattern: 'herringbone',
        parameters: { tileWidth: 70, tileHeight: 280 },
        joint: 2,
        start: 'best',
      },
    },
    reference: { polygon: corners(390, 110), pattern: 'herringbone-pattern' },
  },
  {
    id: 'es-hexagonos',
    kind: 'pattern',
    says: 'Baño de 2,2 × 1,7 m con hexágonos de 20 cm de lado a lado, con la punta hacia arriba, y junta de 3 mm, desde el mejor arranque. ¿Cuántas piezas hacen falta y cuántas van cortadas?',
    asks: ['tiles', 'cut'],
    call: {
      plan: {
        outline: walk('2.2m', '1.7m'),
        pattern: 'hexagons',
        parameters: { tileSize: 200 },
        joint: 3,
        start: 'best',
      },
    },
    reference: { polygon: corners(220, 170), pattern: 'hexagons-pattern' },
  },
  {
    id: 'es-plato-de-ducha',
    kind: 'shape',
    isClumsy: true,
    says: 'baño de 2 m de ancho y 240 cm de fondo, el plato de ducha de 90x90 está en la esquina de abajo a la izquierda y no se alicata debajo. baldosa 40, junta 2, entera arriba a la izquierda. baldosas y m2?',
    asks: ['tiles', 'areaM2'],
    call: {
      plan: {
        outline: walk('2m', '240cm'),
        subtract: [TRAY],
        parameters: { tileSize: 400 },
        joint: 2,
        start: { x: 0, y: 0 },
      },
    },
    formula: () => ({
      tiles: gridTiles({ room: [200, 240], tile: [400, 400], joint: 2, hole: TRAY }).tiles,
      areaM2: 2 * 2.4 - 0.9 * 0.9,
    }),
  },
  {
    id: 'es-columna-redonda',
    kind: 'shape',
    says: 'Un local de 4 × 3 m tiene una columna redonda de 40 cm de diámetro justo en el centro. Baldosas de 50 × 50 cm, junta de 3 mm, desde el mejor arranque. ¿Cuántos metros cuadrados quedan y cuántas baldosas?',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: {
        outline: walk('4m', '3m'),
        circles: [{ x: 200, y: 150, d: 40 }],
        parameters: { tileSize: 500 },
        joint: 3,
        start: 'best',
      },
    },
    reference: { polygon: corners(400, 300) },
    formula: () => ({ areaM2: 4 * 3 - Math.PI * 0.2 ** 2 }),
  },
  {
    id: 'es-rodapie-y-puerta',
    kind: 'start',
    isClumsy: true,
    says: 'Dormitorio de 380 x 3,1 m. La puerta, de 82, está en la pared de abajo (la de 380), con el centro a 60 cm de la esquina derecha. Piezas enteras en la puerta y centradas en ella. Baldosa de 60, junta 3. ¿Cuántas baldosas y cuántos metros de rodapié sin contar la puerta?',
    asks: ['tiles', 'skirtingM'],
    call: {
      plan: {
        outline: walk('380cm', '3.1m'),
        doors: [{ wall: 3, at: 60, width: 82 }],
        parameters: { tileSize: 600 },
        joint: 3,
        start: 'door:1',
      },
    },
    reference: { outline: 'S310 E380 N310 W380', doors: [{ wall: 2, at: 320, width: 82 }] },
    formula: () => ({ skirtingM: 2 * (3.8 + 3.1) - 0.82 }),
  },
  {
    id: 'es-pared-ventana',
    kind: 'wall',
    isClumsy: true,
    says: 'Pared de 2,8 m de ancho por 260 de alto con una ventana de 120x90 (ancho por alto), el alféizar a 1 m del suelo y a 80 cm del lado izquierdo. Azulejo cuadrado de 20, junta 2, enteros en el suelo y los cortes iguales a izquierda y derecha. ¿m2 y azulejos?',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: {
        outline: walk('2.8m', '260cm'),
        kind: 'wall',
        openings: [{ x: 80, y: 70, w: 120, h: 90 }],
        parameters: { tileSize: 200 },
        joint: 2,
        start: 'wall:3',
      },
    },
    reference: {
      polygon: corners(280, 260),
      kind: undefined,
      openings: undefined,
      subtract: [{ x: 80, y: 70, w: 120, h: 90 }],
    },
    formula: () => ({ areaM2: 2.8 * 2.6 - 1.2 * 0.9 }),
  },
  {
    id: 'es-piso-entero',
    kind: 'job',
    isClumsy: true,
    says: 'Piso entero con la misma baldosa, 50x50 y junta 3: pasillo de 4,4 m x 120, baño de 190 x 2,3 m y cocina de 3 x 2,6 m. Cajas de 5 a 31 €. Se compra aprovechando los recortes de unas habitaciones en otras, 3 % de roturas, mejor arranque en todas. ¿Cajas y precio?',
    asks: ['boxes', 'cost'],
    call: {
      job: {
        surfaces: [
          { name: 'pasillo', outline: walk('4.4m', '120cm') },
          { name: 'baño', outline: walk('190cm', '2.3m') },
          { name: 'cocina', outline: walk('3m', '2.6m') },
        ],
        parameters: { tileSize: 500 },
        joint: 3,
        start: 'best',
        tilesPerBox: 5,
        pricePerBox: 31,
        currency: 'EUR',
        buyWithReuse: true,
      },
    },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 5, price: 31 }),
  },
  {
    id: 'es-comparar-colocacion',
    kind: 'compare',
    isClumsy: true,
    says: 'Pieza de 60x30 en un cuarto de 3,3 x 2,7 m, junta 2 en todo: ¿recta, a rompejuntas a la mitad o en espiga? Siempre con el mejor arranque y la pieza a lo ancho. ¿Cuál queda primera?',
    asks: ['pattern'],
    call: {
      compare: {
        outline: walk('3.3m', '2.7m'),
        joint: 2,
        start: 'best',
        variants: [
          { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 0 } },
          { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 50 } },
          { pattern: 'herringbone', parameters: { tileWidth: 300, tileHeight: 600 } },
        ],
      },
    },
    reference: {
      polygon: corners(330, 270),
      variants: [
        { pattern: 'herringbone', parameters: { tileWidth: 300, tileHeight: 600 } },
        { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 50 } },
        { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 0 } },
      ],
    },
  },
  {
    id: 'es-sobraron-cajas',
    kind: 'stock',
    isClumsy: true,
    says: 'sobraron 6 cajas de 8 baldosas (25x25). ¿me llegan para una terraza de 2,2 por 1,6 con junta de 5, contando lo normal para roturas? ¿cuántas me faltan? el mejor arranque',
    asks: ['isEnough', 'missing'],
    call: {
      plan: { outline: walk('2.2m', '1.6m'), parameters: { tileSize: 250 }, joint: 5, start: 'best', stock: 48 },
    },
    formula: ({ tiles }) => stocked(tiles, 6 * 8),
  },
  {
    id: 'es-enlace-otro-formato',
    kind: 'link',
    isClumsy: true,
    says: 'Tengo este plano: {link}. Quiero lo mismo pero al tresbolillo a la mitad (como ladrillos) con piezas de 60x30 a lo ancho, junta de 2, y que busque otra vez el mejor arranque. ¿Cuántas piezas?',
    stored: {
      outline: walk(410, 290),
      subtract: [{ x: 0, y: 0, w: 60, h: 60 }],
      parameters: { tileSize: 300 },
      joint: 3,
      start: { x: 0, y: 0 },
    },
    asks: ['tiles'],
    call: {
      change: {
        pattern: 'bricks',
        parameters: { tileWidth: 600, tileHeight: 300, offset: 50 },
        joint: 2,
        start: 'best',
      },
    },
    reference: {
      polygon: corners(410, 290),
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300 },
      joint: 2,
      start: 'best',
    },
  },
  {
    id: 'es-tarima',
    kind: 'boards',
    isClumsy: true,
    says: 'tarima flotante de 1200x190, salón de 3,7 m de ancho y 4,5 de fondo, lamas a lo largo del fondo (verticales en el dibujo), 8 mm de holgura en las paredes, paquete de 7 a 33,60 €. mejor arranque. ¿paquetes y total?',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('3.7m', '4.5m'),
        pattern: 'planks',
        parameters: TARIMA,
        edge: 8,
        start: 'best',
        tilesPerBox: 7,
        pricePerBox: 33.6,
        currency: 'EUR',
      },
    },
    reference: { polygon: corners(370, 450) },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 7, price: 33.6 }),
  },
];
