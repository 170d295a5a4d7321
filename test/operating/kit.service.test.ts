// What deploy/ has besides nginx, read by the programs that it is for: systemd, Prometheus and Kubernetes. Names of metrics
// and settings are compared with those of the server.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedServer } from '../../scripts/docs/server.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { ROOT } from '../services/guide.ts';
import { demand } from '../services/programs.ts';
import { temporaryDirectory } from '../services/temporary.ts';

const home = temporaryDirectory('kit');
afterAll(() => home.remove());
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const run = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args)).stdout;

describe('the unit of systemd', () => {
  it('is understood, without a complaint', async () => {
    const unit = 'deploy/systemd/tilewright.service';
    const { stdout, stderr } = await promisify(execFile)(
      demand('systemd', 'systemd-analyze'),
      ['verify', join(ROOT, unit)],
      // The user of the tests may have no manager.
      { env: { PATH: process.env.PATH, SYSTEMD_LOG_LEVEL: 'warning' } },
    );
    // It reads the units of the machine too.
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('tilewright'))).toEqual([]);
  });
});

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets: readonly Target[] }[];
}
interface Target {
  readonly expr: string;
}

describe('the alerts and the dashboard', () => {
  const alerts = read('deploy/prometheus/alerts.yaml');
  const { panels } = JSON.parse(read('deploy/grafana/tilewright.json')) as Dashboard;
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const exprs = [...alerts.matchAll(/^\s+expr: (.+)$/gm)].map(([, expr]) => expr);

  it('ask for metrics and labels that the server has', async () => {
    const app = documentedServer();
    app.context.metrics.collectProcess();
    app.context.metrics.partnerRequests.inc({ partner: 'shop', status: 200 });
    await app.inject('/healthz');
    const text = await app.context.metrics.text();
    await app.close();
    const labelsOf = (name: string) =>
      text.split('\n').find((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    expect(queries.length).toBeGreaterThan(panels.length);
    for (const expr of [...exprs, ...queries]) {
      const [name = expect.fail(`${expr} has no metric`)] = /\b(tilewright|process|nodejs)_\w+/.exec(expr) ?? [];
      const line = labelsOf(name) ?? expect.fail(`${expr}: there is no ${name}`);
      const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list]) => list.split(', '));
      const matched = [...expr.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== 'job');
      for (const label of [...grouped, ...matched])
        expect([expr, line]).toEqual([expr, expect.stringContaining(`${label}="`)]);
    }
  });

  it('name every metric of our own somewhere', async () => {
    const app = documentedServer();
    const text = await app.context.metrics.text();
    await app.close();
    const names = [...text.matchAll(/^# TYPE (tilewright_\w+) /gm)].map(([, name]) => name);
    const all = [...exprs, ...queries].join('\n');
    expect(names.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('are rules and queries that Prometheus can run', async () => {
    const promtool = demand('prometheus', 'promtool');
    expect(await run(promtool, 'check', 'rules', join(ROOT, 'deploy/prometheus/alerts.yaml'))).toContain(
      `${exprs.length} rules found`,
    );
    // promtool reads rules only, so the queries of the dashboard are written as such.
    const rules = queries
      .map((expr, i) => `  - record: query:${i}\n    expr: ${JSON.stringify(ranged(expr))}\n`)
      .join('');
    const path = join(home.path, 'queries.yaml');
    writeFileSync(path, `groups:\n- name: dashboard\n  rules:\n${rules}`);
    expect(await run(promtool, 'check', 'rules', path)).toContain(`${queries.length} rules found`);
  });

  /** Grafana puts a duration there. */
  const ranged = (expr: string) => expr.replaceAll('$__rate_interval', '1m');
});

describe('the manifests for Kubernetes', () => {
  const servers = read('deploy/kubernetes/servers.yaml');
  let documents: Document[] = [];
  let kubectl: string;
  beforeAll(async () => {
    kubectl = demand('kubernetes-client', 'kubectl');
    const built = join(home.path, 'built.yaml');
    writeFileSync(built, await run(kubectl, 'kustomize', join(ROOT, 'deploy')));
    // Reads YAML and prints JSON, without looking at what is in it.
    documents = documentsIn(await run(kubectl, 'label', '--local', '-f', built, 'read=1', '-o', 'json'));
  });

  it('have settings that the server reads, and threads within the limit of the processor', () => {
    const known = new Set<string>();
    const settings = documents.find(
      ({ kind, metadata: { name } }) => kind === 'ConfigMap' && name.startsWith('settings'),
    );
    const env = { ...settings?.data, DATABASE_URL: 'postgres://tilewright:secret@postgres:5432/tilewright' };
    const noted = new Proxy(env, {
      get: (all, name: string) => {
        known.add(name);
        return all[name as keyof typeof all];
      },
    });
    const { planningThreads } = readEnvironment(noted);
    expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
    expect(Number(/limits:\s+(?:#.*\s+)?cpu: "(\d+)"/.exec(servers)?.[1])).toBe(planningThreads + 1);
  });

  it('have the servers, the ports and the folder that nginx uses, and as many as there are', () => {
    const nginx = read('deploy/nginx.conf');
    const proxied = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+)/gm)].map(([, name, port]) => [name, port]);
    const services = [
      ...servers.matchAll(/name: (app-\d+)\nspec:\n {2}selector:\n.*: app-\d+\n {2}ports:\n.*\n.*port: (\d+)/g),
    ];
    expect(services.map(([, name, port]) => [name, port])).toEqual(proxied);
    expect(Number(/replicas: (\d+)/.exec(servers)?.[1])).toBe(proxied.length);
    const proxy = read('deploy/kubernetes/proxy.yaml');
    expect(proxy).toContain(`containerPort: ${/listen (\d+);/.exec(nginx)?.[1]}`);
    expect(proxy).toContain(`mountPath: ${/proxy_cache_path (\S+)/.exec(nginx)?.[1]}`);
  });

  it('are complete', () => {
    const kinds = documents.map(({ kind }) => kind);
    for (const kind of ['Namespace', 'ConfigMap', 'Service', 'Deployment', 'StatefulSet'])
      expect(kinds).toContain(kind);
    for (const { kind, metadata } of documents)
      if (kind !== 'Namespace') expect([metadata.name, metadata.namespace]).toEqual([metadata.name, 'tilewright']);
  });

  it.each([
    ['Deployment and StatefulSet', ['serviceaccount', 'reader']],
    ['Service', ['selector', 'read=1']],
  ])('have no field that a %s does not have, and no value of another type', async (kinds, [what, change]) => {
    const chosen = documents.filter(({ kind }) => kinds.split(' and ').includes(kind));
    expect(chosen.length).toBeGreaterThan(3);
    for (const document of chosen) {
      const path = join(home.path, 'one.json');
      writeFileSync(path, JSON.stringify(document));
      // It is read as its type, which drops unknown fields, then changed and written.
      const output = await run(kubectl, 'set', what, '--local', '-f', path, change, '-o', 'json');
      const { selector: _, ...spec } = document.spec;
      expect(documentsIn(output)).toMatchObject([what === 'selector' ? { spec } : { spec: document.spec }]);
    }
  });
});

interface Document {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec: Readonly<Record<string, unknown>>;
  /** Of a ConfigMap. */
  readonly data?: Readonly<Record<string, string>>;
}

/** kubectl prints one JSON document after the other. */
function documentsIn(output: string): Document[] {
  return output
    .trim()
    .split(/(?<=^\})\n(?=\{$)/m)
    .map((text) => JSON.parse(text));
}
