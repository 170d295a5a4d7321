// Tasks in Polish.

import { bought, corners, gridTiles, stocked, walk } from '../formulas.ts';
import type { Task } from '../task.ts';

const HEARTH = { x: 200, y: 0, w: 120, h: 60 };
const PANELS = { tileWidth: 193, tileHeight: 1380, direction: 'horizontal' };

export const POLISH: readonly Task[] = [
  {
    id: 'pl-salon-od-rogu',
    kind: 'room',
    says: 'Salon 5,4 × 4,2 m, płytki 60 × 60 cm, fuga 2 mm. Zaczynamy całą płytką w lewym górnym rogu. Ile płytek i ile z nich do docięcia?',
    asks: ['tiles', 'cut'],
    call: { plan: { outline: walk('5.4m', '4.2m'), parameters: { tileSize: 600 }, joint: 2, start: { x: 0, y: 0 } } },
    formula: () => gridTiles({ room: [540, 420], tile: [600, 600], joint: 2 }),
  },
  {
    id: 'pl-paczki-z-zapasem',
    kind: 'order',
    says: 'Kuchnia 3,2 × 2,8 m, płytki 30 × 30 cm z fugą 3 mm, najlepszy początek układania. W paczce 11 sztuk, paczka kosztuje 89,90 zł. Doliczcie 5 % na stłuczki i 3 sztuki zapasu. Ile paczek i ile zapłacę?',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('3.2m', '2.8m'),
        parameters: { tileSize: 300 },
        joint: 3,
        start: 'best',
        tilesPerBox: 11,
        breakage: 5,
        spares: 3,
        pricePerBox: 89.9,
        currency: 'PLN',
      },
    },
    formula: ({ tiles }) => bought(tiles, { perBox: 11, price: 89.9, breakage: 5, spares: 3 }),
  },
  {
    id: 'pl-karton-w-metrach',
    kind: 'order',
    isClumsy: true,
    says: 'na kartonie pisze 1,44 m2, gres 60x60, pokój 3,5x4m, fuga 2, karton po 119 zł. układać jak najlepiej. ile kartonów brać i ile to wyjdzie',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('3.5m', '4m'),
        parameters: { tileSize: 600 },
        joint: 2,
        start: 'best',
        boxAreaM2: 1.44,
        pricePerBox: 119,
        currency: 'PLN',
      },
    },
    formula: ({ tiles }) => bought(tiles, { perBox: 1.44 / 0.36, price: 119 }),
  },
  {
    id: 'pl-jodelka',
    kind: 'pattern',
    isClumsy: true,
    says: 'jodełka klasyczna (zwykła, ukośnie do ścian, jak domyślnie), klepki 12 na 60 cm bez fugi, korytarz 6 m na 120. początek najlepszy. ile klepek?',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('6m', '120cm'),
        pattern: 'herringbone',
        parameters: { tileWidth: 120, tileHeight: 600 },
        joint: 0,
        start: 'best',
      },
    },
    reference: {
      polygon: corners(600, 120),
      pattern: 'herringbone-pattern',
      parameters: { tileWidth: 120, tileHeight: 600, direction: 'vertical' },
    },
  },
  {
    id: 'pl-panele-z-dylatacja',
    kind: 'boards',
    isClumsy: true,
    says: 'panele laminowane 1380 x 193, pokój 3,35 na 2,4 m, panele wzdłuż dłuższej ściany (tej 3,35), w paczce 9, przy ścianach 10 mm dylatacji. najlepszy początek. ile paczek i ile metrów listwy dookoła, drzwi pomijam',
    asks: ['boxes', 'skirtingM'],
    call: {
      plan: {
        outline: walk('3.35m', '2.4m'),
        pattern: 'planks',
        parameters: PANELS,
        edge: 10,
        start: 'best',
        tilesPerBox: 9,
      },
    },
    reference: { polygon: corners(335, 240), buyWithReuse: true },
    formula: ({ tilesWithReuse }) => ({ ...bought(tilesWithReuse, { perBox: 9 }), skirtingM: 2 * (3.35 + 2.4) }),
  },
  {
    id: 'pl-kominek',
    kind: 'shape',
    says: 'Pokój 520 × 410 cm (szerokość × głębokość). Na środku górnej ściany stoi kominek 120 × 60 cm, pod nim nie kładziemy. Płytki 50 × 50 cm, fuga 3 mm, od lewego górnego rogu całą. Ile metrów kwadratowych i ile płytek?',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: {
        outline: walk(520, 410),
        subtract: [HEARTH],
        parameters: { tileSize: 500 },
        joint: 3,
        start: { x: 0, y: 0 },
      },
    },
    formula: () => ({
      areaM2: 5.2 * 4.1 - 1.2 * 0.6,
      tiles: gridTiles({ room: [520, 410], tile: [500, 500], joint: 3, hole: HEARTH }).tiles,
    }),
  },
  {
    id: 'pl-sciany-lazienki',
    kind: 'wall',
    isClumsy: true,
    says: 'łazienka 2,2 na 1,8, kafelkujemy wszystkie cztery ściany na wysokość 210, drzwi 80 szerokie i 200 wysokie w dolnej ścianie, środek drzwi 70 cm od prawego rogu. płytki 30x30, fuga 2. każda ściana od podłogi całą płytką, po bokach równo, fugi na ścianach niezależnie od siebie. ile to metrów i ile płytek?',
    asks: ['areaM2', 'tiles'],
    call: {
      job: {
        surfaces: [
          {
            wallsOf: {
              outline: walk('2.2m', '1.8m'),
              height: 210,
              doors: [{ wall: 3, at: 70, width: 80 }],
              joints: 'own',
            },
            start: 'wall:3',
          },
        ],
        parameters: { tileSize: 300 },
        joint: 2,
      },
    },
    reference: {
      surfaces: [
        ...['A', 'B'].map((name) => ({ name, kind: 'wall', outline: walk(180, 210), start: 'wall:3' })),
        { name: 'C', kind: 'wall', outline: walk(220, 210), start: 'wall:3' },
        {
          name: 'D',
          kind: 'wall',
          outline: walk(220, 210),
          openings: [{ x: 30, y: 10, w: 80, h: 200, kind: 'door' }],
          start: 'wall:3',
        },
      ],
    },
    formula: () => ({ areaM2: 2 * (2.2 + 1.8) * 2.1 - 0.8 * 2 }),
  },
  {
    id: 'pl-zostalo-40',
    kind: 'stock',
    isClumsy: true,
    says: 'zostało nam 40 sztuk 33,3x33,3, chcę wyłożyć spiżarkę 2,1 na 1,7 m, fuga 3 mm, jak najładniej. starczy? a jak nie, to ile dokupić (z normalnym zapasem na pęknięcia)',
    asks: ['isEnough', 'missing'],
    call: {
      plan: { outline: walk('2.1m', '1.7m'), parameters: { tileSize: 333 }, joint: 3, start: 'best', stock: 40 },
    },
    formula: ({ tiles }) => stocked(tiles, 40),
  },
  {
    id: 'pl-ktora-plytka',
    kind: 'compare',
    says: 'Pokój 3,9 × 2,9 m. Klient waha się między płytką 30, 45 i 60 cm, wszystkie z fugą 2 mm, każda od najlepszego początku. Która wypada najlepiej?',
    asks: ['bestTileSizeMm'],
    call: {
      compare: {
        outline: walk('3.9m', '2.9m'),
        joint: 2,
        start: 'best',
        variants: [300, 450, 600].map((tileSize) => ({ parameters: { tileSize } })),
      },
    },
    reference: {
      polygon: corners(390, 290),
      variants: [600, 300, 450].map((tileSize) => ({ pattern: 'squares', parameters: { tileSize } })),
    },
  },
  {
    id: 'pl-mieszkanie',
    kind: 'job',
    isClumsy: true,
    says: 'Całe mieszkanie jedną płytką 45x45, fuga 3: przedpokój 310 na 1,5 m, kuchnia 2,8 x 240 cm, łazienka 2,1 na 1,9 m. Ile sztuk bez docinków z innych pomieszczeń, a ile jeśli odpady wykorzystamy w całym mieszkaniu? Wszędzie najlepszy początek.',
    asks: ['tiles', 'tilesWithReuse'],
    call: {
      job: {
        surfaces: [
          { name: 'przedpokój', outline: walk('310cm', '1.5m') },
          { name: 'kuchnia', outline: walk('2.8m', '240cm') },
          { name: 'łazienka', outline: walk('2.1m', '1.9m') },
        ],
        parameters: { tileSize: 450 },
        joint: 3,
        start: 'best',
      },
    },
    reference: {
      surfaces: [corners(210, 190), corners(310, 150), corners(280, 240)].map((polygon) => ({ polygon })),
      reuse: 'job',
    },
  },
  {
    id: 'pl-link-inna-fuga',
    kind: 'link',
    isClumsy: true,
    says: '{link} a jakby fuga była 5 zamiast 2? reszta bez zmian, początek też. ile płytek i ile ciętych',
    stored: { outline: walk(365, 275), parameters: { tileSize: 400 }, joint: 2, start: { x: 5, y: 7.5 } },
    asks: ['tiles', 'cut'],
    call: { change: { joint: 5 } },
    reference: { polygon: corners(365, 275), joint: 5 },
  },
  {
    id: 'pl-pdf-skala',
    kind: 'file',
    isClumsy: true,
    says: 'poproszę pdfa w skali jeden do dwudziestu pięciu, kartka A4, łazienka 240 na 1,9 m, płytka 20 x 20, fuga 2, najlepszy początek. sam link do pliku wystarczy',
    asks: ['file'],
    call: {
      plan: {
        outline: walk('240cm', '1.9m'),
        parameters: { tileSize: 200 },
        joint: 2,
        start: 'best',
        format: 'pdf',
        scale: 25,
      },
    },
    reference: { polygon: corners(240, 190) },
    file: { format: 'pdf', scale: '25' },
  },
  {
    id: 'pl-klej-i-fuga',
    kind: 'order',
    says: 'Podłoga 4,8 × 3,6 m, gres 60 × 60 cm grubości 10 mm, fuga 3 mm, najlepszy początek. Fuga jest w workach po 5 kg, klej w workach po 25 kg. Ile worków fugi i kleju?',
    asks: ['groutBags', 'adhesiveBags'],
    call: {
      plan: {
        outline: walk('4.8m', '3.6m'),
        parameters: { tileSize: 600 },
        joint: 3,
        start: 'best',
        groutDepth: 10,
        groutBagKg: 5,
        adhesiveBagKg: 25,
      },
    },
    reference: { polygon: corners(480, 360), quantities: true },
  },
  {
    id: 'pl-w-karo',
    kind: 'pattern',
    isClumsy: true,
    says: 'w karo, czyli po przekątnej, płytka 33x33, hol 3 na 2,4 m, fuga 3, początek najlepszy. ile sztuk?',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('3m', '2.4m'),
        pattern: 'diamonds',
        parameters: { tileSize: 330 },
        joint: 3,
        start: 'best',
      },
    },
    reference: { polygon: corners(300, 240) },
  },
  {
    id: 'pl-projekt-w-mm',
    kind: 'units',
    isClumsy: true,
    says: 'z projektu: pomieszczenie 4350 x 2870, płytka 598 x 598, spoina 2. zaczynać w lewym górnym rogu od całej. ile sztuk, ile metrów?',
    asks: ['tiles', 'areaM2'],
    call: {
      plan: {
        outline: walk('4350mm', '2870mm'),
        parameters: { tileSize: 598 },
        joint: 2,
        start: { x: 0, y: 0 },
      },
    },
    formula: () => ({
      tiles: gridTiles({ room: [435, 287], tile: [598, 598], joint: 2 }).tiles,
      areaM2: 4.35 * 2.87,
    }),
  },
];
