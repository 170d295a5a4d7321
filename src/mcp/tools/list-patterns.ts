// The tool list_patterns: every pattern, or one of them, with its parameters, ranges and defaults.

import {
  DEFAULT_OPTIONS,
  FIELDS,
  isJsonObject,
  type ListedPattern,
  type Listing,
  listPatterns,
  MEANINGS,
  type Mistake,
  mistake,
} from '../../wire/index.ts';
import { ToolRefusal } from '../backend.ts';
import { answerSchema } from './schemas.ts';
import { answered, READ_ONLY, type Tool } from './tool.ts';

export const LIST_PATTERNS: Tool = {
  listed: {
    name: 'list_patterns',
    title: 'List tile patterns',
    description:
      'Lists the laying patterns with their names, descriptions, default joint, own parameters with ranges and defaults, and derived figures. Send `pattern` for one of them alone. plan_layout describes the patterns in short; use this for exact ranges, labels in another language, or what a derived figure means.',
    inputSchema: {
      type: 'object',
      properties: {
        pattern: {
          type: 'string',
          enum: [...(FIELDS.pattern.values ?? [])],
          description: 'The only pattern to list; all of them when left out.',
        },
        lang: {
          type: 'string',
          enum: [...(FIELDS.lang.values ?? [])],
          description: 'Language of names, descriptions and labels. Default: en.',
        },
      },
      additionalProperties: false,
    },
    outputSchema: answerSchema('Listing'),
    annotations: READ_ONLY,
  },
  call: (args) => answered(listingFor(args)),
};

function listingFor(args: unknown): Listing {
  if (!isJsonObject(args)) throw ToolRefusal.for([notAnObject(args)]);
  const { pattern, lang = DEFAULT_OPTIONS.lang, ...others } = args;
  const language = FIELDS.lang.fromJson(lang, MEANINGS);
  const chosen = pattern === undefined ? undefined : FIELDS.pattern.fromJson(pattern, MEANINGS);
  const mistakes = [
    ...Object.entries(others).map(([name, value]) => unknownName(name, value)),
    ...(language.ok ? [] : language.mistakes),
    ...(chosen === undefined || chosen.ok ? [] : chosen.mistakes),
  ];
  if (mistakes.length > 0 || !language.ok) throw ToolRefusal.for(mistakes);
  const isListed = ({ id }: ListedPattern) => chosen === undefined || (chosen.ok && chosen.value.id === id);
  return { patterns: listPatterns(language.value).patterns.filter(isListed) };
}

function unknownName(name: string, value: unknown): Mistake {
  const message = `list_patterns takes pattern and lang, and nothing else; leave ${JSON.stringify(name)} out.`;
  return mistake({ code: 'parameter-unknown', param: name, received: value, message });
}

function notAnObject(args: unknown): Mistake {
  const message = 'The arguments must be a JSON object; send {} for all patterns, or for example {"pattern":"bricks"}.';
  return mistake({ code: 'body-not-object', param: null, received: args, message });
}
