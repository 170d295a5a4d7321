// The words of the patterns: a name and a description of one sentence for each, in all languages, and the labels of
// parameters, figures and kinds of tile that only one pattern has.

interface Texts {
  readonly en: string;
  readonly pl: string;
  readonly es: string;
  readonly zh: string;
}

const PATTERN_WORDS = {
  'pattern.squares': {
    en: 'Squares',
    pl: 'Na prosto (fuga w fugę)',
    es: 'Cuadrados a junta corrida',
    zh: '方砖直铺',
  },
  'description.squares': {
    en: 'Square tiles in a straight grid, joint on joint; enter the real side printed on the box (597 mm, say), not the nominal 600.',
    pl: 'Kwadratowe płytki w prostej siatce, fuga na fudze; podaj rzeczywisty bok z opakowania (na przykład 597 mm), a nie nominalne 600.',
    es: 'Baldosas cuadradas en retícula recta, junta con junta; indica el lado real que figura en la caja (por ejemplo 597 mm), no el nominal de 600.',
    zh: '方砖横平竖直、缝对缝铺贴；请填写包装上的实际边长（例如 597 毫米），而不是标称的 600。',
  },
  'pattern.bricks': {
    en: 'Bricks (running bond)',
    pl: 'W cegiełkę (na mijankę)',
    es: 'A rompejuntas (ladrillo)',
    zh: '工字铺',
  },
  'description.bricks': {
    en: 'Rectangular tiles in level rows, each row pushed along by the same share of a tile; 50 % is the half bond, 33 % counts as exactly one third, 0 % stacks the joints.',
    pl: 'Prostokątne płytki w poziomych rzędach, każdy rząd przesunięty o tę samą część płytki; 50 % to przesunięcie o pół, 33 % oznacza dokładnie jedną trzecią, przy 0 % fugi się pokrywają.',
    es: 'Baldosas rectangulares en hiladas horizontales, cada una desplazada la misma parte de una pieza; 50 % es el desfase a la mitad, 33 % equivale exactamente a un tercio y con 0 % las juntas coinciden.',
    zh: '长方形砖按水平行铺贴，每行错开砖长的同一比例；50% 为对半错缝，33% 按精确的三分之一计算，0% 则上下对缝。',
  },
  'pattern.vertical-bricks': {
    en: 'Vertical bricks',
    pl: 'W cegiełkę pionowo',
    es: 'A rompejuntas en vertical (ladrillo)',
    zh: '竖向工字铺',
  },
  'description.vertical-bricks': {
    en: 'The running bond turned upright: tiles stand in columns and each column is pushed down by the same share of a tile.',
    pl: 'Cegiełka postawiona pionowo: płytki stoją w kolumnach, a każda kolumna jest przesunięta w dół o tę samą część płytki.',
    es: 'El aparejo de ladrillo puesto en vertical: las piezas forman columnas y cada columna baja la misma parte de una pieza.',
    zh: '竖起来的工字铺：砖成列竖放，每列向下错开砖长的同一比例。',
  },
  'pattern.hexagons': {
    en: 'Hexagons (pointy top)',
    pl: 'Heksagony (wierzchołkiem do góry)',
    es: 'Hexágonos (vértice arriba)',
    zh: '六角砖（尖顶）',
  },
  'description.hexagons': {
    en: 'Honeycomb with a corner at the top and nested rows; the size is the real width across flats, so a 20 × 23 cm tile is entered as 200.',
    pl: 'Plaster miodu z wierzchołkiem u góry i zachodzącymi na siebie rzędami; wymiar to rzeczywista szerokość między bokami, więc płytka 20 × 23 cm to 200.',
    es: 'Panal con un vértice arriba e hiladas encajadas; la medida es el ancho real entre lados, así que una pieza de 20 × 23 cm se indica como 200.',
    zh: '尖角朝上的蜂窝铺法，各行相互嵌合；尺寸为实际对边距，20 × 23 厘米的砖填 200。',
  },
  'pattern.flat-top-hexagons': {
    en: 'Hexagons (flat top)',
    pl: 'Heksagony (bokiem do góry)',
    es: 'Hexágonos (lado arriba)',
    zh: '六角砖（平顶）',
  },
  'description.flat-top-hexagons': {
    en: 'Honeycomb with a flat side at the top and nested columns; the size is the real width across flats, which here is the length of the tile.',
    pl: 'Plaster miodu z płaskim bokiem u góry i zachodzącymi na siebie kolumnami; wymiar to rzeczywista szerokość między bokami, czyli tutaj długość płytki.',
    es: 'Panal con un lado plano arriba y columnas encajadas; la medida es el ancho real entre lados, que aquí es el largo de la pieza.',
    zh: '平边朝上的蜂窝铺法，各列相互嵌合；尺寸为实际对边距，在这里就是砖的长度。',
  },
  'pattern.diamonds': {
    en: 'Diamonds (diagonal squares)',
    pl: 'W karo (pod kątem 45°)',
    es: 'En diagonal (a 45°)',
    zh: '菱形斜铺（45°）',
  },
  'description.diamonds': {
    en: 'Ordinary square tiles stood on their corner and laid at 45°; the size is the real side of the tile, not its diagonal.',
    pl: 'Zwykłe kwadratowe płytki postawione na narożniku i ułożone pod kątem 45°; wymiar to rzeczywisty bok płytki, a nie jej przekątna.',
    es: 'Baldosas cuadradas corrientes apoyadas sobre un vértice y colocadas a 45°; la medida es el lado real de la pieza, no su diagonal.',
    zh: '普通方砖立在角上，按 45° 斜铺；尺寸为砖的实际边长，不是对角线。',
  },
  'pattern.rhombus': {
    en: 'Rhombus',
    pl: 'Romby',
    es: 'Rombos',
    zh: '菱形砖',
  },
  'description.rhombus': {
    en: 'Lozenges with two sharp and two blunt corners, measured tip to tip in both directions; exchange the two diagonals to lay them flat.',
    pl: 'Romby o dwóch ostrych i dwóch rozwartych narożnikach, mierzone od czubka do czubka w obu kierunkach; zamień przekątne, aby ułożyć je na leżąco.',
    es: 'Rombos con dos esquinas agudas y dos obtusas, medidos de punta a punta en ambos sentidos; intercambia las diagonales para colocarlos tumbados.',
    zh: '有两个锐角和两个钝角的菱形砖，横竖都按尖到尖测量；交换两条对角线即可横放。',
  },
  'pattern.isometric-cubes': {
    en: 'Isometric cubes',
    pl: 'Sześciany 3D',
    es: 'Cubos isométricos',
    zh: '立体方块拼',
  },
  'description.isometric-cubes': {
    en: 'Three lozenges of 60° in a light, a mid and a dark shade that read as a cube; every lozenge counts as one tile, so buy about a third in each shade.',
    pl: 'Trzy romby o kącie 60° w odcieniu jasnym, pośrednim i ciemnym, które razem wyglądają jak sześcian; każdy romb to jedna płytka, więc kup mniej więcej po jednej trzeciej w każdym odcieniu.',
    es: 'Tres rombos de 60° en un tono claro, uno medio y uno oscuro que se leen como un cubo; cada rombo cuenta como una pieza, así que compra alrededor de un tercio de cada tono.',
    zh: '浅、中、深三种颜色的 60° 菱形砖拼成立方体效果；每块菱形算一块砖，三种颜色大约各买三分之一。',
  },
  'pattern.herringbone': {
    en: 'Herringbone',
    pl: 'Jodełka klasyczna',
    es: 'Espiga (espina de pez)',
    zh: '人字拼',
  },
  'description.herringbone': {
    en: 'Rectangular tiles at right angles, the end of each against the side of the next; any real length and width fit, and it does not matter which of the two comes first.',
    pl: 'Prostokątne płytki pod kątem prostym, koniec każdej przy boku następnej; pasuje każda rzeczywista długość i szerokość, a ich kolejność nie ma znaczenia.',
    es: 'Piezas rectangulares en ángulo recto, la testa de cada una contra el canto de la siguiente; sirve cualquier largo y ancho reales y no importa cuál de los dos va primero.',
    zh: '长方形砖互成直角，每块的端头顶住下一块的侧边；任何实际长宽都能铺，先填长或先填宽都可以。',
  },
  'pattern.chevron': {
    en: 'Chevron',
    pl: 'Jodełka francuska (chevron)',
    es: 'Punta de Hungría (chevrón)',
    zh: '鱼骨拼',
  },
  'description.chevron': {
    en: 'Planks with slanted ends that meet in straight spines like arrow heads; the length is that of one long edge, while makers often print the overall length from tip to tip.',
    pl: 'Płytki (deski) o skośnych końcach, które spotykają się w prostych liniach jak groty strzał; długość dotyczy jednej dłuższej krawędzi, a producenci często podają długość całkowitą od czubka do czubka.',
    es: 'Lamas de testas oblicuas que se encuentran en líneas rectas como puntas de flecha; el largo es el de un canto largo, mientras que los fabricantes suelen indicar el largo total de punta a punta.',
    zh: '两端斜切的砖在直线上对接成箭头形；长度指一条长边，厂家标注的往往是尖到尖的总长。',
  },
  'pattern.basket-weave': {
    en: 'Basket weave',
    pl: 'Plecionka',
    es: 'Cestería (damero de lamas)',
    zh: '编篮拼',
  },
  'description.basket-weave': {
    en: 'Square blocks of two to five tiles, alternately lying and standing; the length of a tile follows from its width.',
    pl: 'Kwadratowe bloki z dwóch do pięciu płytek, na przemian leżących i stojących; długość płytki wynika z jej szerokości.',
    es: 'Bloques cuadrados de dos a cinco piezas, tumbadas y de pie por turnos; el largo de la pieza resulta de su ancho.',
    zh: '由两到五块砖组成的方块，横竖交替；砖长由砖宽决定。',
  },
  'pattern.versailles': {
    en: 'Versailles (French pattern)',
    pl: 'Wersal (wzór rzymski)',
    es: 'Versalles (opus romano)',
    zh: '凡尔赛拼（法式拼）',
  },
  'description.versailles': {
    en: 'Rectangles and squares of four sizes that interlock without long joints; the side of the smallest square gives all the others.',
    pl: 'Prostokąty i kwadraty w czterech rozmiarach, zazębione bez długich fug; bok najmniejszego kwadratu wyznacza pozostałe wymiary.',
    es: 'Rectángulos y cuadrados de cuatro tamaños, trabados sin juntas largas; el lado del cuadrado más pequeño determina los demás.',
    zh: '四种规格的长方形和正方形相互咬合，没有长通缝；最小方砖的边长决定其他尺寸。',
  },
  'pattern.hopscotch': {
    en: 'Hopscotch (pinwheel)',
    pl: 'Klasy (pitagorejski)',
    es: 'Rayuela (pitagórico)',
    zh: '跳房子拼',
  },
  'description.hopscotch': {
    en: 'Large squares with a small one at each corner, stepping across the floor.',
    pl: 'Duże kwadraty z małym przy każdym narożniku, ułożone schodkowo.',
    es: 'Cuadrados grandes con uno pequeño en cada esquina, escalonados por el suelo.',
    zh: '大方砖每角配一块小方砖，逐块错步。',
  },
  'pattern.windmill': {
    en: 'Windmill',
    pl: 'Wiatrak',
    es: 'Molinillo',
    zh: '风车拼',
  },
  'description.windmill': {
    en: 'Four planks around a square dot; the length of a plank follows from its width and the dot.',
    pl: 'Cztery płytki (deski) wokół kwadratowej kostki; ich długość wynika z szerokości i z kostki.',
    es: 'Cuatro lamas alrededor de un taco cuadrado; el largo de la lama resulta de su ancho y del taco.',
    zh: '四块长砖围绕一块小方砖；长砖的长度由砖宽和小方砖决定。',
  },
  'pattern.double-herringbone': {
    en: 'Double herringbone',
    pl: 'Jodełka podwójna',
    es: 'Espiga doble',
    zh: '双人字拼',
  },
  'description.double-herringbone': {
    en: 'A herringbone of pairs of planks; any real length and width fit.',
    pl: 'Jodełka z par płytek (desek); pasuje każda rzeczywista długość i szerokość.',
    es: 'Una espiga de pares de lamas; sirve cualquier largo y ancho reales.',
    zh: '成对的砖铺成人字；任何实际长宽都适用。',
  },
  'pattern.octagon-dot': {
    en: 'Octagon and dot',
    pl: 'Oktagony z kostką',
    es: 'Octógonos con taco',
    zh: '八角砖配小方砖',
  },
  'description.octagon-dot': {
    en: 'Octagons in a straight grid with a square dot on its corner between each four; the size is the real width across flats, and the straight side follows from it and the dot.',
    pl: 'Oktagony w prostej siatce z kwadratową kostką na narożniku między każdymi czterema; wymiar to rzeczywista szerokość między bokami, a prosty bok wynika z niej i z kostki.',
    es: 'Octógonos en cuadrícula recta con un taco cuadrado de punta entre cada cuatro; la medida es el ancho real entre lados, y el lado recto resulta de ese ancho y del taco.',
    zh: '八角砖成直格，每四块之间斜放一块小方砖；尺寸为实际对边距，直边由对边距和小方砖决定。',
  },
  'pattern.picket': {
    en: 'Picket (long hexagons)',
    pl: 'Wydłużone heksagony (picket)',
    es: 'Hexágonos alargados (picket)',
    zh: '长六角砖',
  },
  'description.picket': {
    en: 'Long hexagons that stand upright with a right-angled point at both ends, in rows that nest into each other; the length is measured from tip to tip.',
    pl: 'Wydłużone heksagony ustawione pionowo, z kątem prostym na obu końcach, w rzędach zachodzących na siebie; długość mierzy się od czubka do czubka.',
    es: 'Hexágonos alargados en vertical, con punta en ángulo recto en ambos extremos y en hiladas encajadas; el largo se mide de punta a punta.',
    zh: '竖铺的长六角砖，两端为直角尖，各行相互嵌合；长度按尖到尖测量。',
  },
  'pattern.brick-and-square': {
    en: 'Brick and square',
    pl: 'Cegiełka z kwadratem',
    es: 'Ladrillo y cuadrado',
    zh: '长砖配方砖',
  },
  'description.brick-and-square': {
    en: 'Alternating bricks and squares of the same height, each row offset by half a repeat.',
    pl: 'Na przemian cegiełki i kwadraty tej samej wysokości, każdy rząd przesunięty o pół powtórzenia.',
    es: 'Ladrillos y cuadrados de la misma altura por turnos, cada hilada desfasada medio módulo.',
    zh: '同高的长砖和方砖交替，每行错开半个重复。',
  },
  'pattern.ladder': {
    en: 'Ladder',
    pl: 'Drabinka',
    es: 'Escalera',
    zh: '梯形拼（横竖相间）',
  },
  'description.ladder': {
    en: 'Columns of lying tiles, the rungs, between columns of standing ones; the length of a tile follows from its width.',
    pl: 'Kolumny leżących płytek, jak szczeble, między kolumnami stojących; długość płytki wynika z jej szerokości.',
    es: 'Columnas de piezas tumbadas, como peldaños, entre columnas de piezas de pie; el largo de la pieza resulta de su ancho.',
    zh: '横砖一列如梯级，竖砖一列，相间铺设；砖长由砖宽决定。',
  },
  'pattern.checkerboard': {
    en: 'Checkerboard',
    pl: 'Szachownica',
    es: 'Damero',
    zh: '棋盘格',
  },
  'description.checkerboard': {
    en: 'Squares of two alternating colours in a straight grid, each colour bought on its own.',
    pl: 'Kwadraty w dwóch kolorach na przemian w prostej siatce; każdy kolor kupuje się osobno.',
    es: 'Cuadrados de dos colores alternados en cuadrícula recta; cada color se compra por separado.',
    zh: '两种颜色的方砖在直铺网格中交替，各色分别购买。',
  },
  'pattern.planks': {
    en: 'Random planks',
    pl: 'Deski (układ losowy)',
    es: 'Lamas al azar',
    zh: '地板错缝铺（随机）',
  },
  'description.planks': {
    en: 'Rows of boards as laminate and vinyl are laid: offcuts begin and end other rows, the joints of neighbouring rows keep their distance, and a seed chooses what is left open.',
    pl: 'Rzędy desek układane jak panele laminowane i winylowe: odcinki zaczynają i kończą inne rzędy, styki w sąsiednich rzędach zachowują odstęp, a resztę ustala ziarno losowania.',
    es: 'Hileras de lamas como se instalan el laminado y el vinilo: los recortes empiezan y terminan otras hileras, las juntas de hileras vecinas guardan distancia y una semilla decide el resto.',
    zh: '按强化地板和石塑地板的铺法逐行铺设：余料用于其他行的起头和收尾，相邻两行的端缝保持间距，其余由随机种子决定。',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** The words of the patterns in one language. */
export type PatternWords = Readonly<Record<keyof typeof PATTERN_WORDS, string>>;

/** Returns the words of the patterns in a language. */
export function patternWords(lang: keyof Texts): PatternWords {
  const words = Object.entries(PATTERN_WORDS).map(([key, texts]) => [key, texts[lang]]);
  return Object.fromEntries(words) as PatternWords;
}
