import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite';

const most = 256;

interface Prepared {
  readonly name: string;
  readonly looks: readonly messages.BackendMessage[];
}

/** Prepared statements for PGlite (decision 101). */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #statements = new Map<string, Prepared>();
  #ended: string[] = [];
  #made = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async run(text: string, values: readonly (string | null)[]) {
    const { serialize } = protocol;
    const known = this.#statements.get(text);
    const name = known?.name ?? `prepared_${++this.#made}`;
    const message = joined([
      ...this.#ended.splice(0).map((ended) => serialize.close({ type: 'S', name: ended })),
      ...(known ? [] : [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]),
      serialize.bind({ statement: name, values: [...values] }),
      serialize.execute(),
      serialize.sync(),
    ]);
    this.#statements.delete(text);
    let answers: messages.BackendMessage[];
    try {
      answers = await this.#pglite.runExclusive(() => this.#pglite.execProtocolStream(message, {}));
    } catch (error) {
      // Either it was never prepared or a table has changed: prepare it again at the next use.
      this.#ended.push(name);
      throw error;
    }
    const looks = known?.looks ?? answers.filter((answer) => answer.name === 'rowDescription');
    this.#keep(text, { name, looks });
    const [result] = parse.parseResults(known ? [...looks, ...answers] : answers, this.#pglite.parsers, {
      rowMode: 'array',
    });
    return result;
  }

  /** After a schema change, prepared statements may return outdated columns. */
  forget(): void {
    for (const { name } of this.#statements.values()) this.#ended.push(name);
    this.#statements.clear();
  }

  #keep(text: string, prepared: Prepared): void {
    this.#statements.set(text, prepared);
    if (this.#statements.size <= most) return;
    const [longestUnused] = this.#statements;
    if (!longestUnused) return;
    this.#statements.delete(longestUnused[0]);
    this.#ended.push(longestUnused[1].name);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
