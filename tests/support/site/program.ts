import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';

const folder = new URL('../../programs/', import.meta.url).pathname;

export interface RunningProgram {
  readonly process: ChildProcess;
  readonly lines: Interface;
  nextLine(): Promise<string>;
  readonly ended: Promise<number | null>;
}

/** Runs `tests/programs/<name>.ts` as a separate process, killed at the latest when the test ends. */
export function runProgram(name: string, ...parameters: string[]): RunningProgram {
  const child = spawn(process.execPath, [`${folder}${name}.ts`, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout });
  const waiting = lines[Symbol.asyncIterator]();
  return {
    process: child,
    lines,
    ended,
    async nextLine() {
      const { value, done } = await waiting.next();
      if (done) throw new Error(`${name} ended: ${complaints}`);
      return value;
    },
  };
}
