import type { PGlite } from '@electric-sql/pglite';
import type { Session, Sessions, SqlRows } from '../sessions.ts';
import { type Codec, toSqlText } from '../sql-values.ts';
import { Line } from './line.ts';

interface TextResult {
  readonly rows: (string | null)[][];
  readonly fields: { readonly name: string; readonly dataTypeID: number }[];
  readonly command?: string;
  readonly rowCount?: number;
}

/** PGlite's own conversions differ from node-postgres': everything passes as text, and our codec converts on both engines. */
const verbatim = new Proxy({}, { get: () => (text: string) => text, set: () => true });

/**
 * The one connection of an embedded database, handed out one at a time. All use of `pglite` goes through here: a
 * statement past this line would run inside somebody else's transaction.
 */
export function embeddedSessions(pglite: PGlite): Sessions {
  pglite.parsers = verbatim;
  pglite.serializers = verbatim;
  const line = new Line();
  let isClosed = false;
  return {
    async take() {
      await line.enter();
      if (!isClosed) return new EmbeddedSession(pglite, line);
      line.leave();
      throw new Error('The database is closed.');
    },
    async close() {
      await line.enter();
      isClosed = true;
      await pglite.close().finally(() => line.leave());
    },
  };
}

class EmbeddedSession implements Session {
  readonly #pglite: PGlite;
  readonly #line: Line;
  #isReleased = false;

  constructor(pglite: PGlite, line: Line) {
    this.#pglite = pglite;
    this.#line = line;
  }

  async run(text: string, values: readonly unknown[], codec: Codec): Promise<SqlRows> {
    if (this.#isReleased) throw new Error('This connection was given back: the transaction has ended.');
    const results = values.length
      ? [await this.#pglite.query(text, values.map(toSqlText), { rowMode: 'array' })]
      : await this.#pglite.exec(text, { rowMode: 'array' });
    return rowsOf(results as unknown as TextResult[], codec);
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    // Left open by a failed script: the next holder must not inherit it.
    const tidied = this.#pglite.isInTransaction() ? this.#pglite.exec('rollback') : Promise.resolve();
    void tidied.finally(() => this.#line.leave());
  }
}

function rowsOf(results: readonly TextResult[], codec: Codec): SqlRows {
  const last = results.at(-1);
  return {
    command: last?.command ?? '',
    rowCount: last?.rowCount ?? 0,
    rows: results.flatMap((result) => {
      const columns = result.fields.map((field) => ({ name: field.name, parse: codec(field.dataTypeID) }));
      return result.rows.map((row) =>
        Object.fromEntries(columns.map(({ name, parse }, at) => [name, valueFrom(row[at], parse)])),
      );
    }),
  };
}

function valueFrom(text: string | null | undefined, parse: (text: string) => unknown): unknown {
  return text === null || text === undefined ? null : parse(text);
}
