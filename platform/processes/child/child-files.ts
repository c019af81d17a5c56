export interface ChildFiles {
  bytes: number;
  read(offset: number, length: number): Promise<Uint8Array>;
  write(number: number, piece: Uint8Array): Promise<void>;
}

export async function wholeFile({ bytes, read }: ChildFiles): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  for (let at = 0; at < bytes; ) {
    const part = await read(at, 4 * 1024 ** 2);
    if (part.length === 0) throw new Error('the file is shorter than it should be');
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
