// English, and the list of words there are: the other languages must have every key of this table.

export const en = {
  'pattern.squares': 'Squares',
  'pattern.bricks': 'Bricks (running bond)',
  'pattern.vertical-bricks': 'Vertical bricks',
  'pattern.hexagons': 'Hexagons (pointy top)',
  'pattern.flat-top-hexagons': 'Hexagons (flat top)',
  'pattern.diamonds': 'Diamonds (diagonal squares)',
  'pattern.rhombus': 'Rhombus',
  'pattern.isometric-cubes': 'Isometric cubes',
  'pattern.herringbone': 'Herringbone',
  'pattern.chevron': 'Chevron',

  'description.squares':
    'Square tiles in a straight grid, joint on joint; enter the real side printed on the box (597 mm, say), not the nominal 600.',
  'description.bricks':
    'Rectangular tiles in level rows, each row pushed along by the same share of a tile; 50 % is the half bond, 33 % counts as exactly one third, 0 % stacks the joints.',
  'description.vertical-bricks':
    'The running bond turned upright: tiles stand in columns and each column is pushed down by the same share of a tile.',
  'description.hexagons':
    'Honeycomb with a corner at the top and nested rows; the size is the real width across flats, so a 20 × 23 cm tile is entered as 200.',
  'description.flat-top-hexagons':
    'Honeycomb with a flat side at the top and nested columns; the size is the real width across flats, which here is the height of the tile.',
  'description.diamonds':
    'Ordinary square tiles stood on their corner and laid at 45°; the size is the real side of the tile, not its diagonal.',
  'description.rhombus':
    'Lozenges with two sharp and two blunt corners, measured tip to tip in both directions; exchange the two diagonals to lay them flat.',
  'description.isometric-cubes':
    'Three lozenges of 60° in a light, a mid and a dark shade that read as a cube; every lozenge counts as one tile, so buy about a third in each shade.',
  'description.herringbone':
    'Rectangular tiles at right angles, the end of each against the side of the next; any real length and width fit, and it does not matter which of the two comes first.',
  'description.chevron':
    'Planks with slanted ends that meet in straight spines like arrow heads; the length is that of one long edge, while makers often print the overall length from tip to tip.',

  'param.tileSize.square': 'Tile side',
  'param.tileSize.hex': 'Width across flats',
  'param.tileSize.cube': 'Edge of the rhombus',
  'param.tileWidth': 'Tile width',
  'param.tileHeight': 'Tile height',
  'param.tileWidth.rhombus': 'Horizontal diagonal',
  'param.tileHeight.rhombus': 'Vertical diagonal',
  'param.tileWidth.plank': 'Plank width',
  'param.tileHeight.plank': 'Plank length',
  'param.tileHeight.chevron': 'Plank length (long edge)',
  'param.offset': 'Row offset (%)',
  'param.angle': 'Mitre angle (°)',
  'param.direction': 'Direction',
  'param.joint': 'Joint width',
  'param.rotation': 'Clockwise rotation (°)',

  'direction.vertical': 'Points up and down',
  'direction.horizontal': 'Points left and right',
  'direction.diagonal-down': 'Square to the walls, stepping down to the right',
  'direction.diagonal-up': 'Square to the walls, stepping up to the right',

  'derived.repeatWidthMm': 'Repeat width',
  'derived.repeatHeightMm': 'Repeat height',
  'derived.tilesPerM2': 'Tiles per m² (with joints)',
  'derived.tileAreaCm2': 'Area of one tile',
  'derived.jointSharePercent': 'Share of joints',
  'derived.sideMm': 'Side',
  'derived.acrossCornersMm': 'Width across corners',
  'derived.acuteAngleDeg': 'Acute angle',
  'derived.rowOffsetMm': 'Row offset',
  'derived.columnWidthMm': 'Column width',
  'derived.overallLengthMm': 'Plank length tip to tip',
  'derived.peakAngleDeg': 'Angle at the point',
  'derived.tilesPerRepeat': 'Tiles per repeat',
  'derived.rowPitchMm': 'Row pitch',
  'derived.diagonalMm': 'Diagonal',
  'derived.obtuseAngleDeg': 'Obtuse angle',
  'derived.acrossFlatsMm': 'Width across flats',
  'derived.shortDiagonalMm': 'Short diagonal',
  'derived.longDiagonalMm': 'Long diagonal',
  'derived.cubeWidthMm': 'Width of a cube',
  'derived.cubeHeightMm': 'Height of a cube',
  'derived.stepMm': 'Step of the zigzag',
  'derived.aspectRatio': 'Length to width',
  'derived.tileAngleDeg': 'Angle of the tiles (before rotation)',
  'derived.riseMm': 'Rise of a plank',
  'derived.endCutMm': 'Length of the slanted end',

  'kind.cube.top': 'Top face (light)',
  'kind.cube.left': 'Left face (mid)',
  'kind.cube.right': 'Right face (dark)',
  'kind.chevron.left': 'Left-hand plank',
  'kind.chevron.right': 'Right-hand plank',

  'ui.room': 'Room',
  'ui.wall': 'Wall',
  'ui.walls': 'Walls',
  'ui.wallLength': 'Wall length',
  'ui.angledWall': 'Angled wall',
  'ui.floorArea': 'Floor area',
  'ui.perimeter': 'Perimeter',
  'ui.cutout': 'Cut-out',
  'ui.pillar': 'Pillar',
  'ui.shaft': 'Shaft',
  'ui.pattern': 'Pattern',
  'ui.tile': 'Tile',
  'ui.tilesToBuy': 'Tiles to buy',
  'ui.wholeTiles': 'Whole tiles',
  'ui.cutTiles': 'Cut tiles',
  'ui.offcut': 'Offcut',
  'ui.waste': 'Waste',
  'ui.laidArea': 'Laid area',
  'ui.purchasedArea': 'Area bought',
  'ui.narrowestCut': 'Narrowest cut',
  'ui.slivers': 'Slivers',
  'ui.grout': 'Grout',
  'ui.jointColor': 'Joint colour',
  'ui.tileColor': 'Tile colour',
  'ui.start': 'Starting point',
  'ui.dragStart': 'Drag the starting point to move the cuts',
  'ui.thisTile': 'This tile: cut to {w} × {h} mm',
  'ui.withReuse': 'With offcuts reused: about {n}',
  'ui.spare': 'Add spares for breakage and later repairs',
  'ui.wallGap': 'Leave a movement gap along the walls',
  'ui.print': 'Print',
  'ui.download': 'Download drawing',
  'ui.share': 'Share link',
  'ui.language': 'Language',
  'ui.credit': 'Planned with the tile planner',

  'cutout.hole': 'hole {n}',
  'cutout.rectangle': 'rectangle {n}',

  'warn.strips':
    'Narrow strips along the walls: {n} of {cut} cut tiles come out under one tenth of a tile, {strips} of them as strips, and the narrowest cut is {mm} mm; send another start, about half a tile away.',
  'warn.slivers':
    'Very small pieces: {n} of {cut} cut tiles come out under one tenth of a tile, and the narrowest cut is {mm} mm; send another start, about half a tile away.',
  'warn.waste':
    'High waste: {percent} % of the tiles bought ends up as offcuts (mean over all starts: {mean} %); compare several starts about half a tile apart.',
  'warn.idleCutout': 'The cut-out ({which}) lies outside the room and cuts nothing; move it or leave it out.',

  'note.offset': 'Tiles longer than 38 cm: keep the offset at one third or less, or the edges may stand proud.',
  'note.jointZero': 'Ceramic tiles need a joint: 2 mm for rectified tiles, 3 mm or more for others.',
  'note.handed': 'Chevron planks come left- and right-handed; buy the same number of each.',
};

/** A table of words; one that lacks a key does not compile. */
export type Words = Readonly<Record<keyof typeof en, string>>;
