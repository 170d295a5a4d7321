// The words of the patterns in Spanish.

import type { PatternWords } from './en.ts';

export const patterns: PatternWords = {
  'pattern.squares': 'Cuadrados a junta corrida',
  'description.squares':
    'Baldosas cuadradas en retícula recta, junta con junta; indica el lado real que figura en la caja (por ejemplo 597 mm), no el nominal de 600.',
  'pattern.bricks': 'A rompejuntas (ladrillo)',
  'description.bricks':
    'Baldosas rectangulares en hiladas horizontales, cada una desplazada la misma parte de una pieza; 50 % es el desfase a la mitad, 33 % equivale exactamente a un tercio y con 0 % las juntas coinciden.',
  'pattern.vertical-bricks': 'A rompejuntas en vertical (ladrillo)',
  'description.vertical-bricks':
    'El aparejo de ladrillo puesto en vertical: las piezas forman columnas y cada columna baja la misma parte de una pieza.',
  'pattern.hexagons': 'Hexágonos (vértice arriba)',
  'description.hexagons':
    'Panal con un vértice arriba e hiladas encajadas; la medida es el ancho real entre lados, así que una pieza de 20 × 23 cm se indica como 200.',
  'pattern.flat-top-hexagons': 'Hexágonos (lado arriba)',
  'description.flat-top-hexagons':
    'Panal con un lado plano arriba y columnas encajadas; la medida es el ancho real entre lados, que aquí es el largo de la pieza.',
  'pattern.diamonds': 'En diagonal (a 45°)',
  'description.diamonds':
    'Baldosas cuadradas corrientes apoyadas sobre un vértice y colocadas a 45°; la medida es el lado real de la pieza, no su diagonal.',
  'pattern.rhombus': 'Rombos',
  'description.rhombus':
    'Rombos con dos esquinas agudas y dos obtusas, medidos de punta a punta en ambos sentidos; intercambia las diagonales para colocarlos tumbados.',
  'pattern.isometric-cubes': 'Cubos isométricos',
  'description.isometric-cubes':
    'Tres rombos de 60° en un tono claro, uno medio y uno oscuro que se leen como un cubo; cada rombo cuenta como una pieza, así que compra alrededor de un tercio de cada tono.',
  'pattern.herringbone': 'Espiga (espina de pez)',
  'description.herringbone':
    'Piezas rectangulares en ángulo recto, la testa de cada una contra el canto de la siguiente; sirve cualquier largo y ancho reales y no importa cuál de los dos va primero.',
  'pattern.chevron': 'Punta de Hungría (chevrón)',
  'description.chevron':
    'Lamas de testas oblicuas que se encuentran en líneas rectas como puntas de flecha; el largo es el de un canto largo, mientras que los fabricantes suelen indicar el largo total de punta a punta.',
  'pattern.basket-weave': 'Cestería (damero de lamas)',
  'description.basket-weave':
    'Bloques cuadrados de dos a cinco piezas, tumbadas y de pie por turnos; el largo de la pieza resulta de su ancho.',
  'pattern.versailles': 'Versalles (opus romano)',
  'description.versailles':
    'Rectángulos y cuadrados de cuatro tamaños, trabados sin juntas largas; el lado del cuadrado más pequeño determina los demás.',
  'pattern.hopscotch': 'Rayuela (pitagórico)',
  'description.hopscotch': 'Cuadrados grandes con uno pequeño en cada esquina, escalonados por el suelo.',
  'pattern.windmill': 'Molinillo',
  'description.windmill':
    'Cuatro lamas alrededor de un taco cuadrado; el largo de la lama resulta de su ancho y del taco.',
  'pattern.double-herringbone': 'Espiga doble',
  'description.double-herringbone': 'Una espiga de pares de lamas; sirve cualquier largo y ancho reales.',
  'pattern.octagon-dot': 'Octógonos con taco',
  'description.octagon-dot':
    'Octógonos en cuadrícula recta con un taco cuadrado de punta entre cada cuatro; la medida es el ancho real entre lados, y el lado recto resulta de ese ancho y del taco.',
  'pattern.picket': 'Hexágonos alargados (picket)',
  'description.picket':
    'Hexágonos alargados en vertical, con punta en ángulo recto en ambos extremos y en hiladas encajadas; el largo se mide de punta a punta.',
  'pattern.brick-and-square': 'Ladrillo y cuadrado',
  'description.brick-and-square':
    'Ladrillos y cuadrados de la misma altura por turnos, cada hilada desfasada medio módulo.',
  'pattern.ladder': 'Escalera',
  'description.ladder':
    'Columnas de piezas tumbadas, como peldaños, entre columnas de piezas de pie; el largo de la pieza resulta de su ancho.',
  'pattern.checkerboard': 'Damero',
  'description.checkerboard':
    'Cuadrados de dos colores alternados en cuadrícula recta; cada color se compra por separado.',
  'pattern.planks': 'Lamas al azar',
  'description.planks':
    'Hileras de lamas como se instalan el laminado y el vinilo: los recortes empiezan y terminan otras hileras, las juntas de hileras vecinas guardan distancia y una semilla decide el resto.',
};
