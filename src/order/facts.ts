// The ranges and usual values of what orders and quantities are reckoned with. Requests are read with them.

/** The range of each number of an order, in the unit of the wish. */
export const ORDER_RANGES = {
  tilesPerBox: [1, 10_000],
  boxAreaM2: [0.0001, 1000],
  setOf: [1, 10_000],
  breakage: [0, 50],
  spares: [0, 10_000],
  price: [0, 1_000_000],
} as const;

export const BREAKAGE_PERCENT = 3;

/** The decimals that a price may have. */
export const PRICE_DECIMALS = 4;

/** The range of each number of the quantities. */
export const QUANTITY_RANGES = {
  groutDepth: [1, 50],
  groutDensity: [0.5, 3],
  groutBagKg: [0.1, 1000],
  adhesive: [0, 50],
  adhesiveBagKg: [0.1, 1000],
} as const;

/** A tile of 8 mm, and cement grout. The adhesive depends on the size of the tile. */
export const USUAL_QUANTITIES = { groutDepth: 8, groutDensity: 1.6 } as const;
