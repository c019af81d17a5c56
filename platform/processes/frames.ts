import { deserialize, serialize } from 'node:v8';

const headerBytes = 4;

/** A message on a pipe: its length, then its bytes. */
export function writeFrame(to: { write(bytes: Buffer): unknown }, message: unknown): void {
  const body = serialize(message);
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(body.length);
  to.write(header);
  to.write(body);
}

interface Allowance {
  mostMessageBytes: number;
  /** Of all messages. */
  bytes: number;
}

/** Puts the messages of a pipe together, and holds no more than is allowed. */
export class FrameReader {
  readonly #receive: (message: unknown) => void;
  #chunks: Buffer[] = [];
  #held = 0;
  #allowance: Allowance;

  constructor(receive: (message: unknown) => void, allowance: Allowance) {
    this.#receive = receive;
    this.#allowance = allowance;
  }

  allow(allowance: Allowance): void {
    this.#allowance = { ...allowance };
  }

  allowMore(bytes: number): void {
    this.#allowance.bytes += bytes;
  }

  /** False: the sender has exceeded its allowance. */
  push(chunk: Buffer): boolean {
    this.#allowance.bytes -= chunk.length;
    if (this.#allowance.bytes < 0) return false;
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    for (let length = this.#nextLength(); length !== null; length = this.#nextLength()) {
      if (length > this.#allowance.mostMessageBytes) return false;
      if (this.#held < headerBytes + length) return true;
      this.#receive(deserialize(this.#take(length)));
    }
    return true;
  }

  #nextLength(): number | null {
    if (this.#held < headerBytes) return null;
    const [first] = this.#chunks;
    if (first && first.length < headerBytes) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]?.readUInt32BE() ?? null;
  }

  #take(length: number): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.#chunks;
    const all = others.length === 0 ? first : Buffer.concat(this.#chunks);
    const rest = all.subarray(headerBytes + length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#held = rest.length;
    return all.subarray(headerBytes, headerBytes + length);
  }
}
