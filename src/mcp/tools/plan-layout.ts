// The tool plan_layout: all fields of a plan's body, and the answer with a link to its drawing or to another file.

import { FORMATS } from '../../service/index.ts';
import { type AcceptedRequest, boolean, isJsonObject, mmFromCm, type PlanAnswer, readBody } from '../../wire/index.ts';
import { ToolRefusal } from '../backend.ts';
import { FIELD_TEXTS, PICTURE_TEXT, PLAN_LAYOUT_TEXT } from './descriptions.ts';
import { fileLink, filesOf } from './files.ts';
import { answerSchema, bare, inFewWords, inputFields } from './schemas.ts';
import { answered, STORES_LINKS, type Tool } from './tool.ts';

/** A picture that models read well; larger ones are made smaller by most of them. */
const PICTURE_SIDE_PX = 1000;

function inputProperties() {
  const { parameters, kinds, setOf, ...fields } = inputFields('PlanBody');
  const described = Object.entries({
    ...fields,
    kinds: bare(kinds),
    setOf: bare(setOf),
    parameters: bare(parameters),
  }).map(([name, schema]) => [
    name,
    Object.hasOwn(FIELD_TEXTS, name) ? { ...inFewWords(name, schema), description: FIELD_TEXTS[name] } : schema,
  ]);
  return { ...Object.fromEntries(described), picture: { type: 'boolean', description: PICTURE_TEXT } };
}

export const PLAN_LAYOUT: Tool = {
  listed: {
    name: 'plan_layout',
    title: 'Plan a tile layout',
    description: PLAN_LAYOUT_TEXT,
    inputSchema: { type: 'object', properties: inputProperties(), additionalProperties: false },
    outputSchema: answerSchema('Plan'),
    annotations: STORES_LINKS,
  },
  call: async (args, backend, gone) => {
    await backend.count();
    const { read, wantsPicture } = readCall(args);
    const { format } = read.options;
    const answer = await backend.plan(withOptions(read, { format: 'json' }), gone);
    const files = filesOf(backend.publicUrl, settled(read, answer));
    const link = fileLink(files, 'plan', format === 'json' ? 'svg' : format);
    const { plannerUrl, ...figures } = answer;
    const whole = { ...figures, ...files, plannerUrl };
    if (!wantsPicture) return answered(whole, link);
    const picture = await backend.picture(withOptions(settled(read, answer), { format: 'png' }), PICTURE_SIDE_PX, gone);
    const data = Buffer.from(picture).toString('base64');
    return answered(whole, [...link, { type: 'image', data, mimeType: FORMATS.png.mediaType }]);
  },
};

interface Asked {
  readonly read: AcceptedRequest;
  readonly wantsPicture: boolean;
}

function readCall(args: unknown): Asked {
  const { picture = false, ...body } = isJsonObject(args) ? args : {};
  const wanted = boolean(false).fromJson(picture, 'picture');
  const read = readBody(isJsonObject(args) ? body : args);
  if (read.ok && wanted.ok) return { read, wantsPicture: wanted.value };
  throw ToolRefusal.for([...(read.ok ? [] : read.mistakes), ...(wanted.ok ? [] : wanted.mistakes)]);
}

function withOptions(read: AcceptedRequest, options: Partial<AcceptedRequest['options']>): AcceptedRequest {
  return { ...read, options: { ...read.options, ...options } };
}

/** A request from the start that its answer found, so that files show exactly the plan of the figures. */
function settled({ startWord, ...read }: AcceptedRequest, { pattern }: PlanAnswer): AcceptedRequest {
  const { startCm, parameters } = pattern;
  const start = { x: mmFromCm(startCm.x), y: mmFromCm(startCm.y) };
  return { ...read, request: { ...read.request, parameters, start } };
}
