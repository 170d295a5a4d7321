// Lints the OpenAPI description with Redocly and the rules of redocly.yaml, offline.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiAt } from '../../../test/support/documents.ts';
import { readDescription } from '../../../test/support/interface-schemas.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LINTER = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface Verdict {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

describe('the linter', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function lint(name: string, document: object): Verdict {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(document));
    const options = ['--config', join(ROOT, 'redocly.yaml'), '--format=json', '--max-problems=20'];
    const env = { ...process.env, ...QUIET };
    const { stdout, stderr } = spawnSync(process.execPath, [LINTER, 'lint', file, ...options], {
      encoding: 'utf8',
      env,
    });
    if (!stdout.includes('{')) throw new Error(`The linter said nothing: ${stderr}`);
    return JSON.parse(stdout.slice(stdout.indexOf('{')));
  }

  it('reports no problems', () => {
    const { totals, problems } = lint('good.json', openApiAt('https://tiles.example.org'));
    expect(problems).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });

  it('reports an example that breaks its schema and an unknown name', () => {
    const document = readDescription(openApiAt('https://tiles.example.org'));
    Object.assign(document.components.parameters.lang, { example: 'de', colour: 'red' });
    const { problems } = lint('bad.json', document);
    expect(problems.map(({ ruleId }) => ruleId).toSorted()).toEqual(['no-invalid-parameter-examples', 'struct']);
  });
});
