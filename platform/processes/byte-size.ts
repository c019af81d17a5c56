/** About the bytes of a value that is passed between processes, counted until more than `most` are found. */
export function byteSize(value: unknown, most: number): number {
  let bytes = 0;
  const left = [value];
  while (left.length > 0 && bytes <= most) {
    const next = left.pop();
    bytes += 8;
    if (typeof next === 'string') bytes += next.length;
    else if (ArrayBuffer.isView(next)) bytes += next.byteLength;
    else if (Array.isArray(next)) {
      // One by one: a spread argument list of a million overflows the stack.
      for (const each of next) left.push(each);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, each] of Object.entries(next)) {
        bytes += key.length;
        left.push(each);
      }
    }
  }
  return bytes;
}
