/** The first piece is written last: the film's length goes into its header. `held` full pieces may still be changed. */
export class PieceWriter {
  readonly #size: number;
  readonly #hand: (number: number, piece: Uint8Array) => Promise<void>;
  readonly #open = new Map<number, { bytes: Uint8Array; filled: number }>();
  readonly #held: number;
  #total = 0;
  #lastGiven = 0;

  constructor(size: number, hand: (number: number, piece: Uint8Array) => Promise<void>, held = 0) {
    this.#held = held;
    this.#size = size;
    this.#hand = hand;
  }

  async write(position: number, data: Uint8Array): Promise<void> {
    this.#total = Math.max(this.#total, position + data.length);
    for (let done = 0; done < data.length; ) {
      const number = Math.floor((position + done) / this.#size);
      const at = (position + done) % this.#size;
      const part = data.subarray(done, done + this.#size - at);
      const piece = this.#piece(number);
      piece.bytes.set(part, at);
      piece.filled = Math.max(piece.filled, at + part.length);
      done += part.length;
      const full = number - this.#held;
      if (full > 0 && piece.filled === this.#size && this.#open.has(full)) await this.#give(full);
    }
  }

  async end(): Promise<number> {
    for (const number of [...this.#open.keys()].toSorted((a, b) => a - b)) await this.#give(number);
    return this.#total;
  }

  #piece(number: number): { bytes: Uint8Array; filled: number } {
    const known = this.#open.get(number);
    if (known) return known;
    if (number > 0 && number <= this.#lastGiven) throw new Error(`piece ${number} was handed over already`);
    const piece = { bytes: new Uint8Array(this.#size), filled: 0 };
    this.#open.set(number, piece);
    return piece;
  }

  async #give(number: number): Promise<void> {
    const piece = this.#open.get(number);
    this.#open.delete(number);
    this.#lastGiven = Math.max(this.#lastGiven, number);
    if (piece) await this.#hand(number, piece.bytes.subarray(0, piece.filled));
  }
}
