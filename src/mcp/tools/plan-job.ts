// The tool plan_job: several surfaces that are bought together. Its fields are those of plan_layout, which describes them.

import { type FileFormat, type Mistake, mistake, readJob } from '../../wire/index.ts';
import { ToolRefusal } from '../backend.ts';
import { FIELD_TEXTS, PLAN_JOB_TEXT, SURFACES_TEXT } from './descriptions.ts';
import { fileLink, jobFiles } from './files.ts';
import { answerSchema, bare, inputFields } from './schemas.ts';
import { answered, STORES_LINKS, type Tool } from './tool.ts';

/** What only a job has. Everything else is a field of plan_layout. */
function inputProperties() {
  const { surfaces, ...fields } = inputFields('JobBody');
  const { type, minItems, maxItems } = surfaces;
  const format = { ...bare(fields.format), description: FIELD_TEXTS.format };
  const own = ['reuse', 'tile', 'name'].map((name) => {
    const { description } = fields[name];
    return [name, { ...bare(fields[name]), description }];
  });
  const listed = { type, description: SURFACES_TEXT, items: { type: 'object' }, minItems, maxItems };
  return Object.fromEntries([['surfaces', listed], ...own, ['format', format]]);
}

export const PLAN_JOB: Tool = {
  listed: {
    name: 'plan_job',
    title: 'Plan several surfaces, bought together',
    description: PLAN_JOB_TEXT,
    inputSchema: { type: 'object', properties: inputProperties(), required: ['surfaces'] },
    outputSchema: answerSchema('Job'),
    annotations: STORES_LINKS,
  },
  call: async (args, backend, gone) => {
    await backend.count();
    const read = readJob(args);
    if (!read.ok) throw ToolRefusal.for(read.mistakes);
    const { format, link } = read.options;
    if (format !== 'json' && !link) throw ToolRefusal.for([withoutLink(format)]);
    const answer = await backend.job({ ...read, options: { ...read.options, format: 'json' } }, gone);
    const { plannerUrl, ...figures } = answer;
    const files = jobFiles(plannerUrl, read);
    return answered({ ...figures, ...files, plannerUrl }, fileLink(files, 'job', format === 'json' ? 'svg' : format));
  },
};

/** The file of a job is that of its link. */
function withoutLink(format: FileFormat): Mistake {
  const message = `The address of a file is that of the job's link; leave link out, or send the job to POST /api/job for ${format}.`;
  return mistake({ code: 'job-format', param: 'format', received: format, message });
}
