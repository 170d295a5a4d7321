// The tool compare_layouts: variants of one plan, ranked, with what decided each rank.

import { readComparison, type Schema } from '../../wire/index.ts';
import { ToolRefusal } from '../backend.ts';
import { COMPARE_LAYOUTS_TEXT, VARIANTS_TEXT } from './descriptions.ts';
import { answerSchema, bare, inFewWords, inputFields } from './schemas.ts';
import { answered, READ_ONLY, type Tool } from './tool.ts';

/** The fields of a plan, which plan_layout describes, and the variants. */
function inputProperties() {
  const { variants, ...shared } = inputFields('CompareBody');
  const fields = Object.entries(shared).map(([name, schema]) => [name, inFewWords(name, bare(schema))]);
  return Object.fromEntries([...fields, ['variants', { ...withoutNames(bare(variants)), description: VARIANTS_TEXT }]]);
}

/** Variants without the names of patterns and parameters, which are long and stand beside them. */
function withoutNames(variants: Schema): Schema {
  const items = variants.items as Schema;
  const properties = items.properties as Readonly<Record<string, Schema>>;
  const [pattern, parameters] = [{ type: 'string' }, { type: 'object' }];
  return { ...variants, items: { ...items, properties: { ...properties, pattern, parameters } } };
}

export const COMPARE_LAYOUTS: Tool = {
  listed: {
    name: 'compare_layouts',
    title: 'Compare tile layouts',
    description: COMPARE_LAYOUTS_TEXT,
    inputSchema: { type: 'object', properties: inputProperties(), required: ['variants'], additionalProperties: false },
    outputSchema: answerSchema('Comparison'),
    annotations: READ_ONLY,
  },
  call: async (args, backend, gone) => {
    await backend.count();
    const read = readComparison(args);
    if (!read.ok) throw ToolRefusal.for(read.mistakes);
    return answered(await backend.compare(read, gone));
  },
};
