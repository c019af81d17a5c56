/** The archive was changed or cut, or cannot be read with this passphrase. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive';
}

/** Reads exact lengths from a stream of pieces. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #waiting: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#pieces = body[Symbol.asyncIterator]();
  }

  /** Exactly `length` bytes. Throws DamagedArchive when fewer are left. */
  async take(length: number): Promise<Buffer> {
    await this.#fill(length);
    if (this.#waiting.length < length) throw new DamagedArchive('The archive is incomplete.');
    const taken = this.#waiting.subarray(0, length);
    this.#waiting = this.#waiting.subarray(length);
    return taken;
  }

  /** The next bytes, at most `length`, without taking them. */
  async peek(length: number): Promise<Buffer> {
    await this.#fill(length);
    return this.#waiting.subarray(0, length);
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.peek(1)).length === 0;
  }

  async *rest(): AsyncGenerator<Buffer> {
    if (this.#waiting.length > 0) yield this.#waiting;
    this.#waiting = Buffer.alloc(0);
    for (let next = await this.#pieces.next(); !next.done; next = await this.#pieces.next())
      yield Buffer.from(next.value);
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  async #fill(length: number): Promise<void> {
    const pieces: Uint8Array[] = [this.#waiting];
    let bytes = this.#waiting.length;
    while (bytes < length && !this.#isOver) {
      const { value, done } = await this.#pieces.next();
      if (done) this.#isOver = true;
      else {
        pieces.push(value);
        bytes += value.length;
      }
    }
    if (pieces.length > 1) this.#waiting = Buffer.concat(pieces);
  }
}
