import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Run from its source, which Node reads as it is: the same file under the built bundle, in development and in tests. */
const program = fileURLToPath(new URL('../../platform/media/process/main.ts', import.meta.url));

export interface MemoryLimits {
  /** Of the whole process, as the system counts it: also what native libraries take. */
  rssMegabytes: number;
  /** Of JavaScript's own heap. */
  heapMegabytes: number;
}

export function spawnChild({ heapMegabytes, rssMegabytes }: MemoryLimits): ChildProcess {
  return spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      // It reads; it writes no file, starts no program and has no network.
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
      program,
      String(rssMegabytes),
    ],
    // None of our settings: no key of ours is where a stranger's file is parsed.
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: { NODE_ENV: 'production' },
    },
  );
}

/** A process at rest keeps nobody from ending. */
export function holdOpen(child: ChildProcess, isBusy: boolean): void {
  const handles: ReadonlyArray<{ ref?(): unknown; unref?(): unknown } | null | undefined> = [
    child,
    child.channel,
    child.stderr as { ref?(): unknown; unref?(): unknown } | null,
  ];
  for (const handle of handles) {
    if (isBusy) handle?.ref?.();
    else handle?.unref?.();
  }
}

/** The end of what it wrote about its own trouble. */
export function lastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.on('data', (more: Buffer) => {
    words = (words + more.toString()).slice(-4_000);
  });
  return () => words.replaceAll(/\s+/g, ' ').slice(-400);
}
