// nginx with the shipped configuration in front of given servers; only ports and paths are changed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { demand } from './programs.ts';
import { runService, type Service } from './service.ts';
import { temporaryDirectory } from './temporary.ts';

const SHIPPED = 'deploy/nginx.conf';
const READY = /start worker process/;

/** A server; its answers are kept in the folder `cache`. */
export interface NginxService extends Service {
  readonly cache: string;
}

/** Starts nginx in front of servers at two local ports; throws one line if nginx is missing. */
export async function startNginx(ports: readonly [number, number]): Promise<NginxService> {
  const program = demand('nginx', 'nginx');
  const home = temporaryDirectory('nginx');
  const start = async (port: number): Promise<Child> => {
    const file = join(home.path, 'nginx.conf');
    writeFileSync(file, configuration(home.path, port, ports));
    // Stays in the foreground and logs when it is ready.
    const settings = `daemon off; error_log stderr notice; pid ${join(home.path, 'pid')};`;
    const child = startChild(program, ['-p', home.path, '-e', 'stderr', '-c', file, '-g', settings]);
    await child.says(READY);
    return child;
  };
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const service = await runService({ remove: home.remove, start, urlOf, endSignal: 'SIGTERM' });
  return { ...service, cache: join(home.path, 'cache') };
}

function configuration(home: string, port: number, [one, other]: readonly [number, number]): string {
  const changes: [string, string][] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['app-1:3000', `127.0.0.1:${one}`],
    ['app-2:3000', `127.0.0.1:${other}`],
    ['/var/cache/tilewright', join(home, 'cache')],
    // Only root may write to its default path for temporary files. Connections are kept open: autocannon ignores
    // requests to close them.
    ['http {', `http { keepalive_requests 1000000; ${temporaryPaths(home)}`],
    ['events {', `${sameUser()} events {`],
  ];
  return changes.reduce(changeOnce, readFileSync(SHIPPED, 'utf8'));
}

/** Replaces a text that must occur once; otherwise the test would not start the shipped configuration. */
function changeOnce(text: string, [from, to]: [string, string]): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${SHIPPED} has ${parts.length - 1} times "${from}", which tests change.`);
  return parts.join(to);
}

function temporaryPaths(home: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${join(home, kind)};`).join(' ');
}

/** As root, nginx would run its workers as a user without access to root's temporary directories. */
function sameUser(): string {
  return process.getuid?.() === 0 ? 'user root;' : '';
}
