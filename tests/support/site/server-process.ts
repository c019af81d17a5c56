import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;

export interface ServerProcess {
  open(): Promise<string>;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Bytes of resident memory; null where the system does not report it. */
  memory(): number | null;
  peakMemory(): number | null;
  readonly ended: Promise<number | null>;
}

/** Runs a program of the project, killed at the latest when the test ends. */
export function startProcess(args: readonly string[], env: Record<string, string>): ServerProcess {
  const { NODE_ENV: _, VITEST: __, ...outside } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...outside, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    ended,
    output: () => output,
    kill: (signal) => child.kill(signal),
    memory: () => bytesOf('VmRSS', child.pid),
    peakMemory: () => bytesOf('VmHWM', child.pid),
    async open() {
      let isOver = false;
      ended.then(() => {
        isOver = true;
      });
      for (;;) {
        const address = /Belcanto is open: +(\S+)/.exec(output)?.[1];
        if (address) return address;
        if (isOver) throw new Error(`It ended: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

function bytesOf(field: 'VmRSS' | 'VmHWM', pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
