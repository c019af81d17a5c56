import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;
const orphanPollMs = 500;

/**
 * Runs one program, shows its output and forwards our signals; after a signal we exit with it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, onFailure?: (output: string) => void }} [choices]
 *   quiet: its output appears only when it fails
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function run(program, args, { quiet = false, env = {}, onFailure } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    let isNotified = false;
    const pass = (signal) => {
      isNotified = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    // A signal to npm alone ends npm and its shell, and never reaches us.
    const watch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
      clearInterval(watch);
      pass('SIGTERM');
    }, orphanPollMs);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      if (code !== 0) {
        process.stderr.write(Buffer.concat(output));
        onFailure?.(String(Buffer.concat(output)));
      }
      // The next step must not start.
      if (isNotified) process.exit(code ?? 130);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
