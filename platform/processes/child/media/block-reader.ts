import type { ChildFiles } from '../child-files.ts';

/** The upload chunk size: one read each. */
const blockBytes = 4 * 1024 ** 2;
/** Picture and sound of one moment are adjacent, the index is elsewhere. */
const mostBlocks = 6;

export function blockReader({
  bytes,
  read,
}: ChildFiles): (start: number, end: number) => Promise<Uint8Array> {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const block = (number: number): Promise<Uint8Array> => {
    const at = number * blockBytes;
    const found = blocks.get(number) ?? read(at, Math.min(blockBytes, bytes - at));
    blocks.delete(number);
    blocks.set(number, found);
    const [oldest] = blocks.keys();
    if (blocks.size > mostBlocks && oldest !== undefined) blocks.delete(oldest);
    return found;
  };
  return async (start, end) => {
    const whole = new Uint8Array(end - start);
    for (let at = start; at < end; ) {
      const number = Math.floor(at / blockBytes);
      const from = at - number * blockBytes;
      const part = (await block(number)).subarray(from, from + end - at);
      if (part.length === 0) throw new Error('the file is shorter than it should be');
      whole.set(part, at - start);
      at += part.length;
    }
    return whole;
  };
}
