import { Overloaded } from '#platform/overload/capacity.ts';
import { isOverload } from '#platform/overload/is-overload.ts';
import { TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface GeneratedFile {
  bytes: Bytes;
  /** Made before, because it cannot be made at the moment. */
  isLast: boolean;
}

interface Known {
  making: Promise<Bytes> | null;
  last: Bytes | null;
}

const mostFiles = 100;
const files = new WeakMap<World['processes'], Map<string, Known>>();

/**
 * A file that anyone may request and that takes long to make: concurrent requests make it once, and while there is no
 * capacity they get the last one. @throws Overloaded without a last one
 */
export async function generatedFile(
  world: World,
  key: string,
  make: () => Promise<Bytes>,
): Promise<GeneratedFile> {
  const known = knownOf(world, key);
  known.making ??= make().finally(() => {
    known.making = null;
  });
  try {
    known.last = await known.making;
    return { bytes: known.last, isLast: false };
  } catch (error) {
    if (!isPassing(error)) throw error;
    if (known.last) return { bytes: known.last, isLast: true };
    throw new Overloaded('The file cannot be made at the moment.', { cause: error });
  }
}

/** Of the process, not of the content: a limit that is exceeded under load counts too. */
function isPassing(error: unknown): boolean {
  return isOverload(error) || (error instanceof TaskFailed && error.failure !== 'unreadable');
}

function knownOf({ processes }: World, key: string): Known {
  const all = files.get(processes) ?? new Map<string, Known>();
  files.set(processes, all);
  const known = all.get(key) ?? { making: null, last: null };
  all.delete(key);
  all.set(key, known);
  const [oldest] = all.size > mostFiles ? all.keys() : [];
  if (oldest !== undefined) all.delete(oldest);
  return known;
}
