import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite internals: the version is pinned, and `open` verifies the hook. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: object;
}
interface Attributes {
  mode?: number;
}
interface NodeLayer {
  readonly stream_ops: {
    fsync?: (stream: NodeStream) => number;
    setattr(stream: NodeStream, attributes: Attributes): void;
  };
  readonly node_ops: { setattr(node: object, attributes: Attributes): void };
  realPath(node: object): string;
}
interface EngineModule {
  readonly NODEFS?: NodeLayer;
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
}

const EIO = 29;

/** PGlite's own file system creates each file for every user to read and write: it calls chmod past the umask. */
export class PrivateFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pglite, options);
    result.emscriptenOpts.preRun?.push((module) => this.hookInto(module as unknown as EngineModule));
    return result;
  }

  protected hookInto({ NODEFS }: EngineModule): void {
    if (!NODEFS?.stream_ops || !NODEFS.node_ops) {
      throw new Error('This PGlite has no file layer to hook into: use the pinned version.');
    }
    const { stream_ops: streams, node_ops: nodes } = NODEFS;
    const [setOfStream, setOfNode] = [streams.setattr, nodes.setattr];
    streams.setattr = (stream, attributes) => setOfStream(stream, forOwner(attributes));
    nodes.setattr = (node, attributes) => setOfNode(node, forOwner(attributes));
  }
}

function forOwner<A extends Attributes>(attributes: A): A {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 };
}

/** PGlite's own file system never calls fsync, so acknowledged rows are lost on power failure. */
export class SyncingFileSystem extends PrivateFileSystem {
  protected override hookInto(module: EngineModule): void {
    super.hookInto(module);
    hookFsync(module);
  }
}

function hookFsync({ NODEFS, FS }: EngineModule): void {
  if (!NODEFS) return;
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

/** Syncs a file, or the entries of a directory (created, renamed, removed files). */
export function syncPath(path: string): void {
  // Windows cannot fsync directories.
  if (process.platform === 'win32') return;
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}
