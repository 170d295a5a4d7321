// The words of the patterns in English: a name and a description of one sentence for each, and the labels of parameters,
// figures and kinds of tile that only one pattern has. The other languages must have every key of this table.

export const patterns = {
  'pattern.squares': 'Squares',
  'description.squares':
    'Square tiles in a straight grid, joint on joint; enter the real side printed on the box (597 mm, say), not the nominal 600.',
  'pattern.bricks': 'Bricks (running bond)',
  'description.bricks':
    'Rectangular tiles in level rows, each row pushed along by the same share of a tile; 50 % is the half bond, 33 % counts as exactly one third, 0 % stacks the joints.',
  'pattern.vertical-bricks': 'Vertical bricks',
  'description.vertical-bricks':
    'The running bond turned upright: tiles stand in columns and each column is pushed down by the same share of a tile.',
  'pattern.hexagons': 'Hexagons (pointy top)',
  'description.hexagons':
    'Honeycomb with a corner at the top and nested rows; the size is the real width across flats, so a 20 × 23 cm tile is entered as 200.',
  'pattern.flat-top-hexagons': 'Hexagons (flat top)',
  'description.flat-top-hexagons':
    'Honeycomb with a flat side at the top and nested columns; the size is the real width across flats, which here is the length of the tile.',
  'pattern.diamonds': 'Diamonds (diagonal squares)',
  'description.diamonds':
    'Ordinary square tiles stood on their corner and laid at 45°; the size is the real side of the tile, not its diagonal.',
  'pattern.rhombus': 'Rhombus',
  'description.rhombus':
    'Lozenges with two sharp and two blunt corners, measured tip to tip in both directions; exchange the two diagonals to lay them flat.',
  'pattern.isometric-cubes': 'Isometric cubes',
  'description.isometric-cubes':
    'Three lozenges of 60° in a light, a mid and a dark shade that read as a cube; every lozenge counts as one tile, so buy about a third in each shade.',
  'pattern.herringbone': 'Herringbone',
  'description.herringbone':
    'Rectangular tiles at right angles, the end of each against the side of the next; any real length and width fit, and it does not matter which of the two comes first.',
  'pattern.chevron': 'Chevron',
  'description.chevron':
    'Planks with slanted ends that meet in straight spines like arrow heads; the length is that of one long edge, while makers often print the overall length from tip to tip.',
  'pattern.basket-weave': 'Basket weave',
  'description.basket-weave':
    'Square blocks of two to five tiles, alternately lying and standing; the length of a tile follows from its width.',
  'pattern.versailles': 'Versailles (French pattern)',
  'description.versailles':
    'Rectangles and squares of four sizes that interlock without long joints; the side of the smallest square gives all the others.',
  'pattern.hopscotch': 'Hopscotch (pinwheel)',
  'description.hopscotch': 'Large squares with a small one at each corner, stepping across the floor.',
  'pattern.windmill': 'Windmill',
  'description.windmill': 'Four planks around a square dot; the length of a plank follows from its width and the dot.',
  'pattern.double-herringbone': 'Double herringbone',
  'description.double-herringbone': 'A herringbone of pairs of planks; any real length and width fit.',
  'pattern.octagon-dot': 'Octagon and dot',
  'description.octagon-dot':
    'Octagons in a straight grid with a square dot on its corner between each four; the size is the real width across flats, and the straight side follows from it and the dot.',
  'pattern.picket': 'Picket (long hexagons)',
  'description.picket':
    'Long hexagons that stand upright with a right-angled point at both ends, in rows that nest into each other; the length is measured from tip to tip.',
  'pattern.brick-and-square': 'Brick and square',
  'description.brick-and-square':
    'Alternating bricks and squares of the same height, each row offset by half a repeat.',
  'pattern.ladder': 'Ladder',
  'description.ladder':
    'Columns of lying tiles, the rungs, between columns of standing ones; the length of a tile follows from its width.',
  'pattern.checkerboard': 'Checkerboard',
  'description.checkerboard': 'Squares of two alternating colours in a straight grid, each colour bought on its own.',
  'pattern.planks': 'Random planks',
  'description.planks':
    'Rows of boards as laminate and vinyl are laid: offcuts begin and end other rows, the joints of neighbouring rows keep their distance, and a seed chooses what is left open.',
};

/** The words of the patterns in a language. */
export type PatternWords = Readonly<Record<keyof typeof patterns, string>>;
