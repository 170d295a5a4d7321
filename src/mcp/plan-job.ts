// The tool plan_job: several surfaces that are bought together. Its fields are those of plan_layout, which describes them.

import { mistake, readJob } from '../wire/index.ts';
import { ToolRefusal } from './backend.ts';
import { PLAN_JOB_TEXT, SURFACES_TEXT } from './descriptions.ts';
import { answerSchema, bare, inputFields } from './schemas.ts';
import { answered, STORES_LINKS, type Tool } from './tool.ts';

/** What only a job has. Everything else is a field of plan_layout. */
function inputProperties() {
  const { surfaces, ...fields } = inputFields('JobBody');
  const { type, minItems, maxItems } = surfaces;
  const own = ['reuse', 'tile', 'name'].map((name) => {
    const { description } = fields[name];
    return [name, { ...bare(fields[name]), description }];
  });
  const listed = { type, description: SURFACES_TEXT, items: { type: 'object' }, minItems, maxItems };
  return Object.fromEntries([['surfaces', listed], ...own]);
}

export const PLAN_JOB: Tool = {
  listed: {
    name: 'plan_job',
    title: 'Plan several surfaces, bought together',
    description: PLAN_JOB_TEXT,
    inputSchema: { type: 'object', properties: inputProperties(), required: ['surfaces'] },
    outputSchema: { ...answerSchema('Job'), type: 'object' },
    annotations: STORES_LINKS,
  },
  call: async (args, backend, gone) => {
    await backend.count();
    const read = readJob(args);
    if (!read.ok) throw ToolRefusal.for(read.mistakes);
    const { format } = read.options;
    if (format !== 'json') {
      const message = `plan_job answers with figures; leave format out, or send the job to POST /api/job for ${format}.`;
      throw ToolRefusal.for([mistake({ code: 'job-format', param: 'format', received: format, message })]);
    }
    return answered(await backend.job(read, gone));
  },
};
