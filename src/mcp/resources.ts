// Resources: the guide for models, and the patterns, all together or one by one.

import { type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { FIELDS, listPatterns } from '../wire/index.ts';
import type { PlanningBackend } from './backend.ts';

const GUIDE = 'tilewright://guide';
const PATTERNS = 'tilewright://patterns';
const MARKDOWN = 'text/markdown';
const JSON_TYPE = 'application/json';

/** All resources, for a listing. */
export const LISTED_RESOURCES = {
  resources: [
    {
      uri: GUIDE,
      name: 'guide',
      title: 'Guide',
      description:
        'What to ask people, the call for each everyday task, units, fields and patterns. For the API over HTTP.',
      mimeType: MARKDOWN,
    },
    {
      uri: PATTERNS,
      name: 'patterns',
      title: 'Patterns',
      description: 'Every pattern with its parameters, ranges and defaults, in English.',
      mimeType: JSON_TYPE,
    },
  ],
};

export const LISTED_TEMPLATES = {
  resourceTemplates: [
    {
      uriTemplate: `${PATTERNS}/{pattern}`,
      name: 'pattern',
      title: 'One pattern',
      description: 'A pattern by its name, such as herringbone.',
      mimeType: JSON_TYPE,
    },
  ],
};

/** The text of a resource. Throws an error of the protocol if there is none at this address. */
export async function resourceAt(uri: string, backend: PlanningBackend): Promise<ReadResourceResult> {
  if (uri === GUIDE) return contents(uri, MARKDOWN, await backend.guide());
  if (uri === PATTERNS) return contents(uri, JSON_TYPE, JSON.stringify(listPatterns('en')));
  const name = uri.startsWith(`${PATTERNS}/`) ? uri.slice(PATTERNS.length + 1) : '';
  const chosen = FIELDS.pattern.fromJson(name);
  if (!chosen.ok) throw new ResourceNotFoundError(uri);
  const pattern = listPatterns('en').patterns.find(({ id }) => id === chosen.value.id);
  return contents(uri, JSON_TYPE, JSON.stringify(pattern));
}

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] };
}
