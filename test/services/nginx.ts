// nginx with the configuration that the project ships, in front of given servers: only ports and places are changed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { demand } from './programs.ts';
import { runService, type Service } from './service.ts';
import { temporaryDirectory } from './temporary.ts';

const SHIPPED = 'deploy/nginx.conf';
const READY = /start worker process/;

/** Starts nginx before the servers at two ports of this machine; throws one line where there is none. */
export async function startNginx(ports: readonly [number, number]): Promise<Service> {
  const program = demand('nginx', 'nginx');
  const home = temporaryDirectory('nginx');
  const start = async (port: number): Promise<Child> => {
    const file = join(home.path, 'nginx.conf');
    writeFileSync(file, configuration(home.path, port, ports));
    // Stays in the foreground and logs when it is ready; nobody needs its process number.
    const settings = `daemon off; error_log stderr notice; pid ${join(home.path, 'pid')};`;
    const child = startChild(program, ['-p', home.path, '-e', 'stderr', '-c', file, '-g', settings]);
    await child.says(READY);
    return child;
  };
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  return runService({ remove: home.remove, start, urlOf, endSignal: 'SIGTERM' });
}

function configuration(home: string, port: number, [one, other]: readonly [number, number]): string {
  const changes: [string, string][] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['app-1:3000', `127.0.0.1:${one}`],
    ['app-2:3000', `127.0.0.1:${other}`],
    ['/var/cache/tilewright', join(home, 'cache')],
    // Where it was built to put temporary files only root may. A connection lasts as long as a caller wants it: autocannon
    // does not react when it is asked to end.
    ['http {', `http { keepalive_requests 1000000; ${temporaryPaths(home)}`],
    ['events {', `${sameUser()} events {`],
  ];
  return changes.reduce(changeOnce, readFileSync(SHIPPED, 'utf8'));
}

/** What stands in the file once, or the test would start another configuration than the one that is shipped. */
function changeOnce(text: string, [from, to]: [string, string]): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${SHIPPED} has ${parts.length - 1} times "${from}", which tests change.`);
  return parts.join(to);
}

function temporaryPaths(home: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${join(home, kind)};`).join(' ');
}

/** Root's nginx would give its work to a user who cannot get into root's temporary directories. */
function sameUser(): string {
  return process.getuid?.() === 0 ? 'user root;' : '';
}
