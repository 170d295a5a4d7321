// Public interface of the tools for models: a server of the Model Context Protocol, and what it needs to plan.

export { type PlanningBackend, ToolRefusal } from './backend.ts';
export { toolServer } from './server.ts';
