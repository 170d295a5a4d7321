// What Spanish says of walls in other words than of floors.

import type { WallWords } from './en.ts';

export const walls: WallWords = {
  'setting.fromWall.wall': '{mark} a {length} del borde {side}',
  'setting.kind.joint.wall': 'Los bordes de las baldosas coinciden con ella de un borde al otro de la pared.',
  'setting.laying.wall': 'Desde ahí coloca hacia {a} y {b}; después, el resto de la pared.',
  'setting.chains.wall': 'A lo largo de los bordes',
  'setting.wall.wall': 'Borde {wall}',
  'param.edge.wall': 'Holgura junto a los bordes',
  'ui.room.wall': 'Pared',
  'ui.walls.wall': 'Bordes',
  'ui.floorArea.wall': 'Superficie de la pared',
  'warn.strips.wall':
    'Tiras estrechas junto a los bordes: {n} de {cut} piezas cortadas no llegan a la décima parte de una baldosa (tiras entre ellas: {strips}) y el corte más estrecho es de {mm} mm; {advice}.',
  'warn.narrow.wall':
    'Tiras estrechas: en {metres} m de borde, {n} de {cut} piezas cortadas tienen algún punto de menos de {limit} mm y el más estrecho es de {mm} mm; {advice}.',
  'warn.idleCutout.wall': 'Fuera de la pared: {which} no recorta nada; muévelo o quítalo.',
  'compare.opposite.wall': 'Cortes desiguales en bordes opuestos',
  'advice.rowsCentre.wall':
    'Hiladas de menos de un tercio de pieza en {metres} m de borde, la más estrecha de {mm} mm; start=center no deja ninguna.',
  'remains.rows.wall': 'Hiladas de menos de un tercio de pieza en {metres} m de borde, la más estrecha de {mm} mm.',
  'remains.oneTile.wall': 'una sola pieza cubre la pared',
  'start.left.wall': 'junto al borde izquierdo',
  'start.right.wall': 'junto al borde derecho',
  'start.top.wall': 'junto al borde superior',
  'start.bottom.wall': 'junto al borde inferior',
  'start.wall.wall': 'junto al borde {n}',
  'start.walls.wall': 'junto a los bordes {one} y {other}',
  'start.inRoom.wall': 'en el centro de la pared',
  'finding.strips.wall':
    'Tiras estrechas junto a los bordes: {n} de {cut} piezas cortadas no llegan a un décimo de baldosa. Corte más estrecho: {width}.',
  'finding.idleCutout.wall': 'Fuera de la pared: {which} no quita nada.',
  'note.movementJoint.wall':
    'La pared mide {length} de largo: las baldosas necesitan una junta de movimiento al menos cada {most}, y más a menudo al sol.',
  'doubt.smallFloor.wall':
    'La pared se ha entendido como {room} cm y la pieza como {tile} mm; si se trataba de otras unidades, escríbelas tras los números, por ejemplo E4m para 4 metros o tileSize=600 para piezas de 60 cm.',
  'doubt.largeFloor.wall':
    'La pared se ha entendido como {room} cm, {area} m²; si se trataba de milímetros o metros, escribe la unidad tras los números, por ejemplo E4000mm o E4m.',
  'drawing.room.wall':
    'A escala: pared de {size} con {area} por alicatar. Las piezas cortadas van rayadas, las tiras estrechas con trama cruzada en el color de aviso, dentro de un círculo si apenas se ven, y la cruz marca el punto de arranque.',
  'drawing.edge.wall': 'holgura junto a los bordes {width}',
  'page.summary.wall':
    'Pared: {area}. Piezas a comprar: {total} (enteras: {whole}, cortadas: {cut}). Merma: {waste} %.',
  'page.tooLongForAddress.wall':
    'Esta pared tiene demasiadas esquinas para una dirección; los programas la envían como JSON.',
  'cuts.roomWidth.wall': 'Ancho de la pared',
  'cuts.roomLength.wall': 'Alto de la pared',
  'paper.fromLeft.wall': 'a {length} del borde izquierdo',
  'paper.outsideLeft.wall': '{length} fuera del borde izquierdo',
  'paper.fromTop.wall': 'a {length} del borde superior',
  'paper.outsideTop.wall': '{length} fuera del borde superior',
  'summary.room.wall': 'pared de {size} con {area} por alicatar',
};
