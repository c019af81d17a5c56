import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './processes.ts';

/** Runs a program from the benchmark packages under this Node; returns its output. */
export function runTool(
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bench/packages/node_modules', program), ...args], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err]: [string[], string[]] = [[], []];
    child.stdout.on('data', (part) => out.push(String(part)));
    child.stderr.on('data', (part) => err.push(String(part)));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(out.join(''));
      else reject(new Error(`${program}: ${err.join('').slice(-2000)}`));
    });
  });
}
