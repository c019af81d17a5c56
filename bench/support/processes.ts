import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverArguments, serverEnvironment } from '../../scripts/setup/project.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export interface RunningProcess {
  url: string;
  /** Milliseconds from spawn to the first 200. */
  startedInMs: number;
  /** CPU time of the process and its children so far, in milliseconds. */
  cpuMs: () => number;
  /** Resident memory in MB. */
  rssMb: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts the built site as `npm start` does, without installing and building; `folder` is a copy of the project.
 */
export async function startSite(variables: Record<string, string>, folder = root): Promise<RunningProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, serverArguments, {
    ...surroundings(port, variables),
    cwd: folder,
  });
  return watch(child, `http://127.0.0.1:${port}`, '/');
}

/** Runs `npm start` itself, including its checks whether to install or build. */
export async function startByNpm(
  variables: Record<string, string>,
): Promise<Pick<RunningProcess, 'startedInMs' | 'stop'>> {
  const port = await freePort();
  // A separate process group, so that npm, its shell and the site end together as with Ctrl-C.
  const child = spawn('npm', ['start'], { ...surroundings(port, variables), detached: true });
  const { startedInMs } = await watch(child, `http://127.0.0.1:${port}`, '/');
  return {
    startedInMs,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        process.kill(-(child.pid as number), 'SIGTERM');
      }),
  };
}

function surroundings(port: number, variables: Record<string, string>): SpawnOptions {
  return {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      // As `npm start` does.
      ...serverEnvironment,
      NODE_COMPILE_CACHE: join(root, 'build/compile-cache'),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
}

/** Waits until `path` answers 200. */
export async function watch(child: ChildProcess, url: string, path: string): Promise<RunningProcess> {
  const startedAt = performance.now();
  const pid = child.pid as number;
  while ((await statusOf(`${url}${path}`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server at ${url} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > 60_000) throw new Error(`the server at ${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    startedInMs: performance.now() - startedAt,
    cpuMs: () => cpuOf(pid),
    rssMb: () => rssOf(pid),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Clock ticks are 10 ms on Linux. Child processes count too: nginx uses a worker. */
function cpuOf(pid: number): number {
  const of = (one: number) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + of(one), 0);
}

function rssOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text ? text.split(' ').map(Number) : [];
}
