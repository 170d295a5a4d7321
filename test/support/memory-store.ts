// A store in memory, for tests and scripts about something else: opening a real one is slow.

import type { ProjectStore } from '../../src/store/index.ts';

/** Creates a store; `projects` shows what is in it. */
export function memoryStore(projects: Map<string, string> = new Map()): ProjectStore {
  return {
    save: async (id, project) => {
      if (projects.has(id)) return 'known';
      projects.set(id, project);
      return 'new';
    },
    find: async (id) => projects.get(id),
    remove: async (id) => projects.delete(id),
    figures: async () => ({ projects: projects.size, bytes: [...projects.values()].join('').length }),
    check: async () => 'ready',
    close: async () => {},
  };
}
