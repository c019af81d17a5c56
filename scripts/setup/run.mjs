import { execFile, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, root } from './project.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What runs below us finds the pinned Node and the project's tools first. */
const environment = (more = {}) => ({
  ...process.env,
  ...more,
  PATH: [dirname(pinnedNode), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/**
 * Runs one program to its end, showing what it prints, and hands our signals on to it; told to stop, we end with it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [choices] quiet: its words appear only when it fails
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const words = [];
    child.stdout?.on('data', (chunk) => words.push(chunk));
    child.stderr?.on('data', (chunk) => words.push(chunk));
    let isNotified = false;
    const pass = (signal) => {
      isNotified = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      if (code !== 0) process.stderr.write(Buffer.concat(words));
      // The next step must not start.
      if (isNotified) process.exit(code ?? 130);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** What a program under the pinned Node prints; throws when it fails. @param {string[]} args @returns {Promise<string>} */
export async function readNode(args) {
  const { stdout } = await promisify(execFile)(pinnedNode, args, { cwd: root, env: environment() });
  return stdout;
}

/** @param {string[]} args @param {{ quiet?: boolean, env?: Record<string, string> }} [choices] */
export const runNode = (args, choices) => run(pinnedNode, args, choices);
