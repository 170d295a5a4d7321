// Writes tilewright_types.py: Python's data classes for the body of a plan, its answer and a refusal, from the schemas in
// /openapi.json of a running server.

import { writeFileSync } from 'node:fs';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

const [server = 'http://localhost:3000'] = process.argv.slice(2);
const { components } = await (await fetch(`${server}/openapi.json`)).json();

const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
for (const name of ['PlanBody', 'Plan', 'Error']) {
  // The schemas refer to each other as #/components/schemas/…, so each brings all of them.
  await input.addSource({ name, schema: JSON.stringify({ ...components.schemas[name], components }) });
}
const inputData = new InputData();
inputData.addInput(input);
const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } });
writeFileSync('tilewright_types.py', `${lines.join('\n')}\n`);
