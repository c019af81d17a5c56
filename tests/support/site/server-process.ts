import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;

export interface ServerProcess {
  open(): Promise<string>;
  /** Waits for the condition; throws with the output when the process has ended or hangs. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Bytes of resident memory; null where the system does not report it. */
  memory(): number | null;
  peakMemory(): number | null;
  readonly ended: Promise<number | null>;
}

/** Far beyond what a busy machine needs. */
const timeoutMs = 300_000;

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
  let isOver = false;
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    return code as number | null;
  });
  const until: ServerProcess['until'] = async (condition) => {
    const latest = performance.now() + timeoutMs;
    while (!(await condition())) {
      if (isOver) throw new Error(`It ended: ${output}`);
      if (performance.now() > latest) throw new Error(`It hangs: ${output}`);
      await pause(5);
    }
  };
  const address = () => /Belcanto is open: +(\S+)/.exec(output)?.[1];
  return {
    ended,
    until,
    output: () => output,
    kill: (signal) => child.kill(signal),
    memory: () => bytesOf('VmRSS', child.pid),
    peakMemory: () => bytesOf('VmHWM', child.pid),
    async open() {
      await until(() => address() !== undefined);
      return address()!;
    },
  };
}

function bytesOf(field: 'VmRSS' | 'VmHWM', pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
