// Spanish. Sentences are worded so that numbers need no plural forms.

import type { Words } from './en.ts';

export const es: Words = {
  'pattern.squares': 'Cuadrados a junta corrida',
  'pattern.bricks': 'A rompejuntas (ladrillo)',
  'pattern.vertical-bricks': 'A rompejuntas en vertical (ladrillo)',
  'pattern.hexagons': 'Hexágonos (vértice arriba)',
  'pattern.flat-top-hexagons': 'Hexágonos (lado arriba)',
  'pattern.diamonds': 'En diagonal (a 45°)',
  'pattern.rhombus': 'Rombos',
  'pattern.isometric-cubes': 'Cubos isométricos',
  'pattern.herringbone': 'Espiga (espina de pez)',
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
    'Panal con un lado plano arriba y columnas encajadas; la medida es el ancho real entre lados, que aquí es el largo de la pieza.',
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
  'param.tileHeight': 'Largo de la baldosa',
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
  'derived.repeatHeightMm': 'Largo del módulo',
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
  'ui.offcut': 'Sobrante',
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
  'ui.thisTile': 'Esta pieza: cortar a {size}',
  'ui.withReuse': 'Aprovechando sobrantes: unas {n}',
  'ui.spare': 'Añade piezas de reserva para roturas y reparaciones',
  'ui.wallGap': 'Deja junta perimetral junto a las paredes',
  'ui.print': 'Imprimir',
  'ui.download': 'Descargar plano',
  'ui.share': 'Compartir enlace',
  'ui.language': 'Idioma',
  'ui.units': 'Unidades',
  'ui.metric': 'Métricas',
  'ui.imperial': 'Pies y pulgadas',
  'ui.tilesPerFt2': 'Piezas por ft² (con junta)',
  'ui.credit': 'Planificado con Tilewright',

  'cutout.hole': 'hueco {n}',
  'cutout.rectangle': 'rectángulo {n}',
  'cutout.circle': 'círculo {n}',

  'warn.strips':
    'Tiras estrechas junto a las paredes: {n} de {cut} piezas cortadas no llegan a la décima parte de una baldosa (tiras entre ellas: {strips}) y el corte más estrecho es de {mm} mm; {advice}.',
  'warn.slivers':
    'Piezas muy pequeñas: {n} de {cut} piezas cortadas no llegan a la décima parte de una baldosa y el corte más estrecho es de {mm} mm; {advice}.',
  'warn.narrow':
    'Tiras estrechas: {n} de {cut} piezas cortadas tienen algún punto de menos de {limit} mm y el corte más estrecho es de {mm} mm; {advice}.',
  'warn.waste':
    'Mucha merma: el {percent} % de lo comprado acaba en sobrantes (media de todos los arranques: {mean} %); {advice}.',
  'warn.idleCutout': 'Fuera de la estancia: {which} no recorta nada; muévelo o quítalo.',
  'warn.notStored':
    'El plan no se ha podido guardar y por eso no tiene enlace; vuelve a enviar la solicitud más tarde.',

  'advice.move': 'envía otro arranque, a media pieza aproximadamente',
  'advice.compare': 'compara varios arranques separados media pieza',
  'advice.clears':
    'envía start={start} (sin piezas demasiado pequeñas, merma: {percent} %, corte más estrecho: {mm} mm, piezas: {total})',
  'advice.clearsForMore':
    'envía start={start} (sin piezas demasiado pequeñas, merma: {percent} %, corte más estrecho: {mm} mm), aunque entonces hacen falta {total} piezas en lugar de {now}',
  'advice.fits': 'envía start={start}, con el que no se corta ninguna pieza (piezas: {total})',
  'advice.best': 'envía start=best, que compara muchos arranques',

  'remains.slivers': 'ninguno de los arranques comparados deja menos',
  'remains.strips': 'ninguno de los arranques comparados las evita sin más piezas que comprar o cortar',
  'remains.waste': 'ninguno de los arranques comparados necesita menos piezas sin dejar más piezas demasiado pequeñas',

  'finding.strips':
    'Tiras estrechas junto a las paredes: {n} de {cut} piezas cortadas no llegan a un décimo de baldosa. Corte más estrecho: {width}.',
  'finding.slivers':
    'Piezas muy pequeñas: {n} de {cut} piezas cortadas no llegan a un décimo de baldosa. Corte más estrecho: {width}.',
  'finding.narrow':
    'Tiras estrechas: {n} de {cut} piezas cortadas miden en algún punto menos de {limit}. Corte más estrecho: {width}.',
  'finding.waste':
    'Mucha merma: el {percent} de lo comprado acaba en sobrantes. La media de todos los arranques es del {mean}.',
  'finding.idleCutout': 'Fuera de la estancia: {which} no quita nada de suelo.',
  'finding.move': 'Mueve el arranque media pieza aproximadamente.',
  'finding.best': 'No se ha encontrado un arranque mejor.',

  'note.offset': 'Piezas de más de 38 cm: desfase de un tercio como máximo, o aparecerán cejas.',
  'note.jointZero': 'La cerámica no se coloca a hueso: junta de 2 mm en rectificado y de 3 mm o más en el resto.',
  'note.handed': 'Las lamas de punta de Hungría son de mano izquierda y derecha; compra las mismas de cada una.',

  'drawing.heading': 'Plano de colocación: {what}',
  'drawing.room':
    'A escala: estancia de {size} con {area} de suelo. Las piezas cortadas van rayadas, las tiras estrechas con trama cruzada en el color de aviso, dentro de un círculo si apenas se ven, y la cruz marca el punto de arranque.',
  'drawing.joint': 'junta {width}',
  'drawing.total': 'Piezas: {n}',
  'drawing.whole': 'enteras: {n}',
  'drawing.cut': 'cortadas: {n}',
  'drawing.waste': 'merma: {percent} %',
  'drawing.slivers': 'tiras estrechas: {n}',
  'drawing.rings': 'círculo: tira demasiado pequeña para verla',
  'drawing.unit': 'Medidas en cm',
  'drawing.unitImperial': 'Medidas en pies y pulgadas',

  'page.headline': 'Planifica tus baldosas antes de comprarlas',
  'page.lead':
    'Describe la estancia y la baldosa. Tilewright cuenta cada pieza, entera o cortada, calcula la merma y el corte más estrecho, y dibuja el plano a escala.',
  'page.rooms': 'Empieza con un ejemplo',
  'page.kitchen': 'Cocina en L',
  'page.bathroom': 'Baño con patinillo',
  'page.livingRoom': 'Salón con mirador',
  'page.hallway': 'Pasillo con pared inclinada',
  'page.terrace': 'Terraza alrededor de un árbol',
  'page.drawing': 'Plano',
  'page.numbers': 'Cifras (JSON)',
  'page.cad': 'Archivo CAD (DXF)',
  'page.openPlanner': 'Abrir en el planificador',
  'page.gallery': 'Galería',
  'page.galleryLead':
    'Cada patrón en dos estancias. Abre una en el planificador para mover el punto de arranque, o usa su petición.',
  'page.ownRoom': 'Tu estancia',
  'page.walkHint':
    'Recorre las paredes hasta volver al inicio: E derecha, S abajo, W izquierda, N arriba, cada una con su longitud en cm o con su unidad (E10ft6in). A135:120 es una pared oblicua de 120 cm, con el ángulo medido desde el este en sentido horario. Como máximo, {most} paredes.',
  'page.answer': 'Mostrar',
  'page.plan': 'Planificar',
  'page.programs': 'Para tiendas y programas',
  'page.programsText': 'Todo está en una única dirección abierta: sin clave y sin cuenta.',
  'page.docs': 'Documentación (en inglés)',
  'page.openapi': 'OpenAPI',
  'page.forModels': 'Para modelos de lenguaje',
  'page.foot': 'Tilewright es libre y gratuito. Sin cuenta y sin cookies.',
  'page.skip': 'Ir al contenido',
  'page.summary': 'Suelo: {area}. Piezas a comprar: {total} (enteras: {whole}, cortadas: {cut}). Merma: {waste} %.',
  'page.warnings': 'Revisa esto antes de comprar',
  'page.moreFigures': 'Más datos del patrón',
  'page.overall': 'Medidas totales',
  'page.sameByApi': 'Las mismas cifras por dirección',
  'page.tooLongForAddress':
    'Esta estancia tiene demasiadas esquinas para una dirección; los programas la envían como JSON.',
  'page.openDrawing': 'Abrir el plano',
  'page.newPlan': 'Nuevo plan',
  'page.notFound': 'No hay ningún plan en esta dirección',
  'page.notFoundText': 'Quizá el enlace llegó cortado. Comprueba que esté completo o crea un plan nuevo.',
  'page.nowhere': 'No hay nada en esta dirección',
  'page.nowhereText':
    'Puede que la dirección esté mal escrita o anticuada. Empieza un plan nuevo o consulta la documentación.',
  'page.unavailable': 'Este plan no se puede abrir ahora',
  'page.unavailableText':
    'Los planes guardados no están disponibles por el momento. El enlace sigue siendo el mismo: inténtalo de nuevo en un minuto.',
  'page.tryAgain': 'Reintentar',
  'page.labelled': '{name}: {value}',
};
