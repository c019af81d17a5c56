import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Run from source by Node: the same file in the bundle, in development and in tests. */
const inProject = (path: string) => realpathSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const program = inProject('platform/processes/child/main.ts');
/** Programs, libraries and fonts; no data folder, no settings. */
const readable = ['platform', 'node_modules', 'studio/money/documents/fonts', 'package.json'].map(inProject);

export interface ProcessLimits {
  rssMegabytes: number;
  heapMegabytes: number;
  /** Native libraries, such as the one for pictures. */
  mayLoadAddons: boolean;
  /** The parsers that it loads at its start. */
  preload?: 'calendar';
}

export function spawnChild(limits: ProcessLimits): ChildProcess {
  const { heapMegabytes, rssMegabytes, mayLoadAddons, preload } = limits;
  return spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...(mayLoadAddons ? ['--allow-addons'] : []),
      '--allow-worker',
      '--no-warnings',
      program,
      String(rssMegabytes),
      ...(preload ? [preload] : []),
    ],
    // No environment of ours: no secret is readable where untrusted files are parsed.
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: { NODE_ENV: 'production', TZ: 'UTC' } },
  );
}

/** Not Node's own channel, which reads a message of any size into memory. */
export function channelOf(child: ChildProcess): Socket {
  return child.stdio[3] as Socket;
}

export function holdOpen(child: ChildProcess, isBusy: boolean): void {
  const handles: ReadonlyArray<{ ref?(): unknown; unref?(): unknown } | null | undefined> = [
    child,
    channelOf(child),
    child.stderr as { ref?(): unknown; unref?(): unknown } | null,
  ];
  for (const handle of handles) {
    if (isBusy) handle?.ref?.();
    else handle?.unref?.();
  }
}

export function lastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.on('data', (more: Buffer) => {
    words = (words + more.toString()).slice(-4_000);
  });
  return () => words.replaceAll(/\s+/g, ' ').slice(-400);
}
