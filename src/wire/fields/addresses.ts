// The paths of the API. The server routes them; pages and descriptions mention them.

export const PLAN_ADDRESS = '/api/plan';
export const PLANS_ADDRESS = '/api/plans';
export const COMPARE_ADDRESS = '/api/compare';
export const JOB_ADDRESS = '/api/job';
export const JOB_COMPARE_ADDRESS = '/api/job/compare';
export const PATTERNS_ADDRESS = '/api/plan/patterns';
export const MCP_ADDRESS = '/mcp';
/** Stored plans for programs are below this path. */
export const PROJECTS_ADDRESS = '/api/projects/';
/** Files that are made in the background are below this path. */
export const FILES_ADDRESS = '/api/files/';
/** The pages of stored projects are below this path. */
export const PLANNER_ADDRESS = '/planner/';
