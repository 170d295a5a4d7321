// The words of setting out, in all languages: chalk lines, their marks, the first tile, what to measure, and chains of
// dimensions.

interface Texts {
  readonly en: string;
  readonly pl: string;
  readonly es: string;
  readonly zh: string;
}

const SETTING_WORDS = {
  'setting.title': { en: 'Setting out', pl: 'Wytyczanie', es: 'Replanteo', zh: '放线' },
  'setting.line': {
    en: 'Chalk line {name}: {from}; {to}. {kind}',
    pl: 'Linia {name}: {from}; {to}. {kind}',
    es: 'Línea {name}: {from}; {to}. {kind}',
    zh: '墨线 {name}：{from}；{to}。{kind}',
  },
  'setting.fromCorner': {
    en: '{mark} {length} from the corner {side}',
    pl: '{mark} {length} od narożnika {side}',
    es: '{mark} a {length} de la esquina {side}',
    zh: '{mark} 距{side}墙角 {length}',
  },
  'setting.fromWall': {
    en: '{mark} {length} from the wall {side}',
    pl: '{mark} {length} od ściany {side}',
    es: '{mark} a {length} de la pared {side}',
    zh: '{mark} 距{side}墙面 {length}',
  },
  'setting.side.left': { en: 'on the left', pl: 'po lewej', es: 'de la izquierda', zh: '左侧' },
  'setting.side.right': { en: 'on the right', pl: 'po prawej', es: 'de la derecha', zh: '右侧' },
  'setting.side.top': { en: 'at the top', pl: 'u góry', es: 'de arriba', zh: '上方' },
  'setting.side.bottom': { en: 'at the bottom', pl: 'u dołu', es: 'de abajo', zh: '下方' },
  'setting.kind.joint': {
    en: 'Tile edges lie on it from wall to wall.',
    pl: 'Krawędzie płytek leżą na niej od ściany do ściany.',
    es: 'Los bordes de las baldosas coinciden con ella de pared a pared.',
    zh: '从墙到墙，砖边都对齐这条线。',
  },
  'setting.kind.side': {
    en: 'An edge of the first tile lies on it.',
    pl: 'Leży na niej krawędź pierwszej płytki.',
    es: 'Un borde de la primera baldosa coincide con ella.',
    zh: '第一块砖的边对齐这条线。',
  },
  'setting.kind.symmetry': {
    en: 'It is a line of symmetry of the pattern.',
    pl: 'Jest osią symetrii wzoru.',
    es: 'Es un eje de simetría del dibujo.',
    zh: '它是图案的对称轴。',
  },
  'setting.kind.tips': {
    en: 'It runs through the tips of tiles.',
    pl: 'Przechodzi przez wierzchołki płytek.',
    es: 'Pasa por las puntas de las baldosas.',
    zh: '它经过砖的尖角。',
  },
  'setting.kind.point': {
    en: 'It is square to the other line.',
    pl: 'Jest prostopadła do drugiej linii.',
    es: 'Es perpendicular a la otra línea.',
    zh: '它与另一条线垂直。',
  },
  'setting.first': {
    en: 'First tile: no. {number}, {point} on the crossing of A and B.',
    pl: 'Pierwsza płytka: nr {number}, {point} na przecięciu A i B.',
    es: 'Primera baldosa: n.º {number}, {point} en el cruce de A y B.',
    zh: '第一块砖：{number} 号，{point}对准 A 与 B 的交点。',
  },
  'setting.point.centre': { en: 'its centre', pl: 'środek', es: 'su centro', zh: '中心' },
  'setting.point.right': { en: 'its right-hand corner', pl: 'prawy narożnik', es: 'su esquina derecha', zh: '右角' },
  'setting.point.bottomRight': {
    en: 'its lower right corner',
    pl: 'prawy dolny narożnik',
    es: 'su esquina inferior derecha',
    zh: '右下角',
  },
  'setting.point.bottom': { en: 'its bottom corner', pl: 'dolny narożnik', es: 'su esquina inferior', zh: '下角' },
  'setting.point.bottomLeft': {
    en: 'its lower left corner',
    pl: 'lewy dolny narożnik',
    es: 'su esquina inferior izquierda',
    zh: '左下角',
  },
  'setting.point.left': { en: 'its left-hand corner', pl: 'lewy narożnik', es: 'su esquina izquierda', zh: '左角' },
  'setting.point.topLeft': {
    en: 'its upper left corner',
    pl: 'lewy górny narożnik',
    es: 'su esquina superior izquierda',
    zh: '左上角',
  },
  'setting.point.top': { en: 'its top corner', pl: 'górny narożnik', es: 'su esquina superior', zh: '上角' },
  'setting.point.topRight': {
    en: 'its upper right corner',
    pl: 'prawy górny narożnik',
    es: 'su esquina superior derecha',
    zh: '右上角',
  },
  'setting.laying': {
    en: 'From there lay towards {a} and {b}, then the rest of the floor.',
    pl: 'Stąd układaj w stronę {a} i {b}, potem resztę podłogi.',
    es: 'Desde ahí coloca hacia {a} y {b}; después, el resto del suelo.',
    zh: '由此向 {a} 和 {b} 方向铺贴，再铺其余地面。',
  },
  'setting.layingRows': {
    en: 'Lay its row along {line}, then row by row towards {end}.',
    pl: 'Ułóż jej rząd wzdłuż {line}, potem rząd za rzędem w stronę {end}.',
    es: 'Coloca su hilada a lo largo de {line} y sigue hilada a hilada hacia {end}.',
    zh: '沿 {line} 铺好这一行，再逐行铺向 {end}。',
  },
  'setting.check': {
    en: 'Right angle: {a} along A and {b} along B are {c} apart.',
    pl: 'Kąt prosty: {a} na A i {b} na B dzieli {c}.',
    es: 'Ángulo recto: entre {a} en A y {b} en B hay {c}.',
    zh: '直角检查：A 上 {a} 处与 B 上 {b} 处相距 {c}。',
  },
  'setting.controls': {
    en: 'Before cutting, measure from the crossing',
    pl: 'Przed cięciem zmierz od przecięcia',
    es: 'Antes de cortar, mide desde el cruce',
    zh: '切割前，从交点量起',
  },
  'setting.controlsForgiven': {
    en: 'Before cutting, measure from the crossing (in brackets: what the plan forgives)',
    pl: 'Przed cięciem zmierz od przecięcia (w nawiasie: co plan wytrzyma)',
    es: 'Antes de cortar, mide desde el cruce (entre paréntesis, lo que admite el plan)',
    zh: '切割前，从交点量起（括号内为允许偏差）',
  },
  'setting.control': {
    en: 'to {mark}: {length}',
    pl: 'do {mark}: {length}',
    es: 'hasta {mark}: {length}',
    zh: '至 {mark}：{length}',
  },
  'setting.leeway': {
    en: 'to {mark}: {length} (−{shorter}, +{longer})',
    pl: 'do {mark}: {length} (−{shorter}, +{longer})',
    es: 'hasta {mark}: {length} (−{shorter}, +{longer})',
    zh: '至 {mark}：{length}（−{shorter}，+{longer}）',
  },
  'setting.leewayMeans': {
    en: 'Beyond that a piece is too narrow, or another row of tiles is needed: move the lines first.',
    pl: 'Poza tym zakresem kawałek będzie za wąski albo potrzebny będzie kolejny rząd: najpierw przesuń linie.',
    es: 'Fuera de eso, una pieza queda demasiado estrecha o hace falta otra hilada: mueve antes las líneas.',
    zh: '超出此范围，砖条会过窄或需多铺一行：请先移动墨线。',
  },
  'setting.chains': { en: 'Along the walls', pl: 'Wzdłuż ścian', es: 'A lo largo de las paredes', zh: '沿墙尺寸' },
  'setting.wall': { en: 'Wall {wall}', pl: 'Ściana {wall}', es: 'Pared {wall}', zh: '墙 {wall}' },
  'setting.cutout': { en: 'Cut-out', pl: 'Wycięcie', es: 'Hueco', zh: '扣除区域' },
  'setting.joints': {
    en: 'joints {n} × {joint}',
    pl: 'fugi {n} × {joint}',
    es: 'juntas {n} × {joint}',
    zh: '砖缝 {n} × {joint}',
  },
  'setting.gaps': {
    en: 'gaps at the ends {a} and {b}',
    pl: 'szczeliny na końcach {a} i {b}',
    es: 'holguras en los extremos {a} y {b}',
    zh: '两端留缝 {a} 和 {b}',
  },
  'setting.depth': { en: '{depth} deep', pl: 'głębokość {depth}', es: 'fondo {depth}', zh: '深 {depth}' },
  'setting.crossing': {
    en: 'Chalk lines cross {left}, {top}; tile {number} first (see “Setting out”)',
    pl: 'Linie przecinają się {left}, {top}; pierwsza płytka: nr {number} (patrz „Wytyczanie”)',
    es: 'Las líneas se cruzan {left}, {top}; primera baldosa: n.º {number} (véase «Replanteo»)',
    zh: '墨线交点{left}，{top}；先铺 {number} 号砖（见“放线”页）',
  },
  'setting.doorAt': {
    en: 'Door {number}: {width} wide, in wall {wall}',
    pl: 'Drzwi {number}: szerokość {width}, w ścianie {wall}',
    es: 'Puerta {number}: {width} de ancho, en la pared {wall}',
    zh: '门 {number}：宽 {width}，在第 {wall} 面墙',
  },
  'setting.inMm': { en: 'lengths in mm', pl: 'długości w mm', es: 'longitudes en mm', zh: '长度单位：mm' },
} as const satisfies Readonly<Record<string, Texts>>;

type SettingWords = Readonly<Record<keyof typeof SETTING_WORDS, string>>;

/** The words of setting out in a language. */
export function settingWords(lang: keyof Texts): SettingWords {
  const words = Object.entries(SETTING_WORDS).map(([key, texts]) => [key, texts[lang]]);
  return Object.fromEntries(words) as SettingWords;
}
