// What English says of walls in other words than of floors, in the order of the texts of floors.

export const walls = {
  'setting.fromWall.wall': '{mark} {length} from the edge {side}',
  'setting.kind.joint.wall': 'Tile edges lie on it from edge to edge of the wall.',
  'setting.laying.wall': 'From there lay towards {a} and {b}, then the rest of the wall.',
  'setting.chains.wall': 'Along the edges',
  'setting.wall.wall': 'Edge {wall}',
  'param.edge.wall': 'Gap along the edges',
  'ui.room.wall': 'Wall',
  'ui.walls.wall': 'Edges',
  'ui.floorArea.wall': 'Wall area',
  'warn.strips.wall':
    'Narrow strips along the edges: {n} of {cut} cut tiles come out under one tenth of a tile, {strips} of them as strips, and the narrowest cut is {mm} mm; {advice}.',
  'warn.narrow.wall':
    'Narrow strips: along {metres} m of edge, {n} of {cut} cut tiles have a place narrower than {limit} mm, and the narrowest is {mm} mm; {advice}.',
  'warn.idleCutout.wall': 'The cut-out ({which}) lies outside the wall and cuts nothing; move it or leave it out.',
  'compare.opposite.wall': 'Unequal cuts at opposite edges',
  'advice.rowsCentre.wall':
    'Rows of less than a third of a tile along {metres} m of edge, the narrowest {mm} mm; start=center has none.',
  'remains.rows.wall': 'Rows of less than a third of a tile along {metres} m of edge, the narrowest {mm} mm.',
  'remains.oneTile.wall': 'a single tile covers the wall',
  'start.left.wall': 'at the left edge',
  'start.right.wall': 'at the right edge',
  'start.top.wall': 'at the top edge',
  'start.bottom.wall': 'at the bottom edge',
  'start.wall.wall': 'at edge {n}',
  'start.walls.wall': 'at edges {one} and {other}',
  'start.inRoom.wall': 'in the middle of the wall',
  'finding.strips.wall':
    'Narrow strips along the edges: {n} of {cut} cut tiles are under a tenth of a tile. Narrowest cut: {width}.',
  'finding.idleCutout.wall': 'Outside the wall: {which} cuts nothing.',
  'note.movementJoint.wall':
    'The wall is {length} long: tiles need a movement joint at least every {most}, and more often in the sun.',
  'doubt.smallFloor.wall':
    'The wall was understood as {room} cm and a tile as {tile} mm; if other units were meant, write them after the numbers, such as E4m for 4 metres, or tileSize=600 for tiles of 60 cm.',
  'doubt.largeFloor.wall':
    'The wall was understood as {room} cm, {area} m²; if millimetres or metres were meant, write the unit after the numbers, such as E4000mm or E4m.',
  'drawing.room.wall':
    'To scale: a wall of {size} with {area} to tile. Cut tiles are hatched, slivers are cross-hatched in the signal colour and ringed where they are too small to see, the cross marks the start.',
  'drawing.edge.wall': 'gap along the edges {width}',
  'page.summary.wall': 'Wall: {area}. Tiles to buy: {total} (whole: {whole}, cut: {cut}). Waste: {waste} %.',
  'page.tooLongForAddress.wall': 'This wall has too many corners for an address; programs send it as JSON.',
  'cuts.roomWidth.wall': 'Wall width',
  'cuts.roomLength.wall': 'Wall height',
  'paper.fromLeft.wall': '{length} from the left edge',
  'paper.outsideLeft.wall': '{length} outside the left edge',
  'paper.fromTop.wall': '{length} from the top edge',
  'paper.outsideTop.wall': '{length} outside the top edge',
  'summary.room.wall': 'a wall of {size} with {area} to tile',
};

/** A table without one of the keys does not compile. */
export type WallWords = Readonly<Record<keyof typeof walls, string>>;
