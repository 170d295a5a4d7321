// Spanish. Sentences are built so that numbers need no plural forms.

import type { Words } from './en.ts';

export const es: Words = {
  'pattern.squares': 'Cuadrados a junta corrida',
  'pattern.bricks': 'Ladrillo (a matajunta)',
  'pattern.vertical-bricks': 'Ladrillo vertical (a matajunta)',
  'pattern.hexagons': 'Hexágonos (vértice arriba)',
  'pattern.flat-top-hexagons': 'Hexágonos (lado arriba)',
  'pattern.diamonds': 'En diagonal (a 45°)',
  'pattern.rhombus': 'Rombos',
  'pattern.isometric-cubes': 'Cubos isométricos',
  'pattern.herringbone': 'Espiga',
  'pattern.chevron': 'Punta de Hungría (chevrón)',

  'description.squares':
    'Baldosas cuadradas en retícula recta, junta con junta; indica el lado real que figura en la caja (por ejemplo 597 mm), no el nominal de 600.',
  'description.bricks':
    'Baldosas rectangulares en hiladas horizontales, cada una desplazada la misma parte de una pieza; 50 % es el desfase a la mitad, 33 % equivale exactamente a un tercio y con 0 % las juntas coinciden.',
  'description.vertical-bricks':
    'El aparejo de ladrillo puesto en vertical: las piezas forman columnas y cada columna baja la misma parte de una pieza.',
  'description.hexagons':
    'Panal con un vértice arriba e hiladas encajadas; la medida es el ancho real entre lados, así que una pieza de 20 × 23 cm se indica como 200.',
  'description.flat-top-hexagons':
    'Panal con un lado plano arriba y columnas encajadas; la medida es el ancho real entre lados, que aquí es el alto de la pieza.',
  'description.diamonds':
    'Baldosas cuadradas corrientes apoyadas sobre un vértice y colocadas a 45°; la medida es el lado real de la pieza, no su diagonal.',
  'description.rhombus':
    'Rombos con dos esquinas agudas y dos obtusas, medidos de punta a punta en ambos sentidos; intercambia las diagonales para colocarlos tumbados.',
  'description.isometric-cubes':
    'Tres rombos de 60° en un tono claro, uno medio y uno oscuro que se leen como un cubo; cada rombo cuenta como una pieza, así que compra alrededor de un tercio de cada tono.',
  'description.herringbone':
    'Piezas rectangulares en ángulo recto, la testa de cada una contra el canto de la siguiente; sirve cualquier largo y ancho reales y no importa cuál de los dos va primero.',
  'description.chevron':
    'Lamas de testas oblicuas que se encuentran en líneas rectas como puntas de flecha; el largo es el de un canto largo, mientras que los fabricantes suelen indicar el largo total de punta a punta.',

  'param.tileSize.square': 'Lado de la baldosa',
  'param.tileSize.hex': 'Ancho entre lados',
  'param.tileSize.cube': 'Lado del rombo',
  'param.tileWidth': 'Ancho de la baldosa',
  'param.tileHeight': 'Alto de la baldosa',
  'param.tileWidth.rhombus': 'Diagonal horizontal',
  'param.tileHeight.rhombus': 'Diagonal vertical',
  'param.tileWidth.plank': 'Ancho de la lama',
  'param.tileHeight.plank': 'Largo de la lama',
  'param.tileHeight.chevron': 'Largo de la lama (canto largo)',
  'param.offset': 'Desfase entre hiladas (%)',
  'param.angle': 'Ángulo de corte (°)',
  'param.direction': 'Dirección',
  'param.joint': 'Ancho de junta',
  'param.rotation': 'Giro horario (°)',

  'direction.vertical': 'Vertical (puntas arriba y abajo)',
  'direction.horizontal': 'Horizontal (puntas a izquierda y derecha)',
  'direction.diagonal-down': 'Paralela a las paredes, baja hacia la derecha',
  'direction.diagonal-up': 'Paralela a las paredes, sube hacia la derecha',

  'derived.repeatWidthMm': 'Ancho del módulo',
  'derived.repeatHeightMm': 'Alto del módulo',
  'derived.tilesPerM2': 'Piezas por m² (con junta)',
  'derived.tileAreaCm2': 'Superficie de una pieza',
  'derived.jointSharePercent': 'Proporción de juntas',
  'derived.sideMm': 'Lado',
  'derived.acrossCornersMm': 'Ancho entre vértices',
  'derived.acuteAngleDeg': 'Ángulo agudo',
  'derived.rowOffsetMm': 'Desfase de la hilada',
  'derived.columnWidthMm': 'Ancho de calle',
  'derived.overallLengthMm': 'Largo total de punta a punta',
  'derived.peakAngleDeg': 'Ángulo de la punta',
  'derived.tilesPerRepeat': 'Piezas por módulo',
  'derived.rowPitchMm': 'Paso entre hiladas',
  'derived.diagonalMm': 'Diagonal',
  'derived.obtuseAngleDeg': 'Ángulo obtuso',
  'derived.acrossFlatsMm': 'Ancho entre lados',
  'derived.shortDiagonalMm': 'Diagonal menor',
  'derived.longDiagonalMm': 'Diagonal mayor',
  'derived.cubeWidthMm': 'Ancho del cubo',
  'derived.cubeHeightMm': 'Alto del cubo',
  'derived.stepMm': 'Paso de la espiga',
  'derived.aspectRatio': 'Relación largo/ancho',
  'derived.tileAngleDeg': 'Ángulo de las piezas (antes del giro)',
  'derived.riseMm': 'Subida de la lama',
  'derived.endCutMm': 'Largo de la testa oblicua',

  'kind.cube.top': 'Cara superior (clara)',
  'kind.cube.left': 'Cara izquierda (media)',
  'kind.cube.right': 'Cara derecha (oscura)',
  'kind.chevron.left': 'Lama de mano izquierda',
  'kind.chevron.right': 'Lama de mano derecha',

  'ui.room': 'Estancia',
  'ui.wall': 'Pared',
  'ui.walls': 'Paredes',
  'ui.wallLength': 'Longitud de la pared',
  'ui.angledWall': 'Pared en ángulo',
  'ui.floorArea': 'Superficie del suelo',
  'ui.perimeter': 'Perímetro',
  'ui.cutout': 'Hueco',
  'ui.pillar': 'Pilar',
  'ui.shaft': 'Patinillo',
  'ui.pattern': 'Patrón de colocación',
  'ui.tile': 'Baldosa',
  'ui.tilesToBuy': 'Piezas a comprar',
  'ui.wholeTiles': 'Piezas enteras',
  'ui.cutTiles': 'Piezas cortadas',
  'ui.offcut': 'Recorte',
  'ui.waste': 'Merma',
  'ui.laidArea': 'Superficie colocada',
  'ui.purchasedArea': 'Superficie comprada',
  'ui.narrowestCut': 'Corte más estrecho',
  'ui.slivers': 'Tiras estrechas',
  'ui.grout': 'Lechada',
  'ui.jointColor': 'Color de la junta',
  'ui.tileColor': 'Color de la pieza',
  'ui.start': 'Punto de arranque',
  'ui.dragStart': 'Arrastra el punto de arranque para mover los cortes',
  'ui.thisTile': 'Esta pieza: cortar a {w} × {h} mm',
  'ui.withReuse': 'Aprovechando recortes: unas {n}',
  'ui.spare': 'Añade piezas de reserva para roturas y reparaciones',
  'ui.wallGap': 'Deja junta perimetral junto a las paredes',
  'ui.print': 'Imprimir',
  'ui.download': 'Descargar plano',
  'ui.share': 'Compartir enlace',
  'ui.language': 'Idioma',
  'ui.credit': 'Hecho con el planificador de baldosas',

  'cutout.hole': 'hueco {n}',
  'cutout.rectangle': 'rectángulo {n}',

  'warn.strips':
    'Tiras estrechas junto a las paredes: {n} de {cut} piezas cortadas no llegan a la décima parte de una baldosa (tiras entre ellas: {strips}) y el corte más estrecho es de {mm} mm; envía otro arranque, a media pieza aproximadamente.',
  'warn.slivers':
    'Piezas muy pequeñas: {n} de {cut} piezas cortadas no llegan a la décima parte de una baldosa y el corte más estrecho es de {mm} mm; envía otro arranque, a media pieza aproximadamente.',
  'warn.waste':
    'Mucha merma: el {percent} % de lo comprado acaba en recortes (media de todos los arranques: {mean} %); compara varios arranques separados media pieza.',
  'warn.idleCutout': 'Fuera de la estancia: {which} no recorta nada; muévelo o quítalo.',

  'note.offset': 'Piezas de más de 38 cm: desfase de un tercio como máximo, o aparecerán cejas.',
  'note.jointZero': 'La cerámica no se coloca a hueso: junta de 2 mm en rectificado y de 3 mm o más en el resto.',
  'note.handed': 'Las lamas de punta de Hungría son de mano izquierda y derecha; compra las mismas de cada una.',
};
