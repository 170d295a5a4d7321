// Empty projects into which the packages are installed as users do, without the registry.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../../scripts/pack.ts';
import { copyProductionPackages } from '../container/walk.ts';
import { temporaryDirectory } from '../services/temporary.ts';

export const ROOT = process.cwd();

/** An empty project with a package. */
export interface Project {
  readonly path: string;
  readonly tarball: string;
  remove(): void;
}

/** Made by the first test file of this process that needs it; removed when the process ends. */
let shared: Project | undefined;

/** A project with @tilewright/engine from its tarball; it has no dependencies, so nothing is fetched. */
export function projectWithEngine(): Project {
  shared ??= installEngine();
  return shared;
}

function installEngine(): Project {
  const project = temporaryDirectory('project');
  writeFileSync(join(project.path, 'package.json'), '{ "private": true, "type": "module" }');
  const tarball = pack('packages/engine', project.path);
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], project.path);
  return { ...project, tarball };
}

/** A project with tilewright from its tarball, and the packages that it depends on, from those installed here. */
export function projectWithService(): Project {
  const project = temporaryDirectory('project');
  copyProductionPackages(ROOT, project.path);
  const home = join(project.path, 'node_modules/tilewright');
  mkdirSync(home);
  const tarball = pack('.', project.path);
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], project.path);
  return { ...project, tarball };
}

/** Runs a program in a folder and returns what it prints; throws with all that it printed if it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/** Runs a program of the project's own packages. */
export function runTool(program: string, args: readonly string[], cwd: string): string {
  return run(process.execPath, [join(ROOT, 'node_modules', program), ...args], cwd);
}

/** All files below a folder, by their path in it. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
