import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of the engine's file layer that we hook into. They are internals: PGlite is pinned exactly, and `open` proves the hook. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: object;
}
interface NodeLayer {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: object): string;
}
interface EngineModule {
  readonly NODEFS?: NodeLayer;
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
}

const EIO = 29;

/**
 * PGlite's own file system never syncs: an acknowledged row is lost when the power fails. This one passes every
 * fsync of PostgreSQL to the disk, and its failure back to PostgreSQL (which then stops rather than lie).
 */
export class SyncingFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pglite, options);
    result.emscriptenOpts.preRun?.push((module) => hookInto(module as unknown as EngineModule));
    return result;
  }
}

function hookInto({ NODEFS, FS }: EngineModule): void {
  if (!NODEFS?.stream_ops) {
    throw new Error('This PGlite has no file layer to hook fsync into: use the pinned version.');
  }
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    } catch {
      throw new FS.ErrnoError(EIO);
    }
  };
}

/** Makes a file, or the names in a directory (new, renamed, removed files), last through a power cut. */
export function syncPath(path: string): void {
  // Windows knows no such thing: it refuses to sync what is not open for writing.
  if (process.platform === 'win32') return;
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Syncs every file and directory below `path`, and `path` itself. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}
