// A store in memory, for tests and scripts about something else: opening a real one is slow.

import type { ProjectStore } from '../../src/store/index.ts';

/** Creates a store; `projects` shows the texts in it. A text without figures is one of an earlier version. */
export function memoryStore(projects: Map<string, string> = new Map()): ProjectStore {
  const shown = new Map<string, string>();
  return {
    save: async (id, project, figures) => {
      if (projects.has(id)) return 'known';
      projects.set(id, project);
      if (figures !== undefined) shown.set(id, figures);
      return 'new';
    },
    find: async (id) => {
      const project = projects.get(id);
      return project === undefined ? undefined : { project, figures: shown.get(id) ?? null };
    },
    remove: async (id) => projects.delete(id),
    figures: async () => ({ projects: projects.size, bytes: [...projects.values()].join('').length }),
    check: async () => 'ready',
    close: async () => {},
  };
}
