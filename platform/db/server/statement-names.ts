/** Per connection. Further texts run unnamed: pg keeps every name until the connection closes. */
const most = 500;

/** Names of the statements that one connection has prepared. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Undefined: run the text unnamed. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= most) return known;
    const name = `statement_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** New names: pg never prepares a text again under a known one. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
