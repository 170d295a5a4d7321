// The two addresses of the interface. The server answers at them, pages and descriptions name them.

export const PLAN_ADDRESS = '/api/plan';
export const PATTERNS_ADDRESS = '/api/plan/patterns';
/** The page of a stored project is below it. */
export const PLANNER_ADDRESS = '/planner/';
