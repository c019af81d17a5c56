import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { Session, Sessions, SqlRows } from '../sessions.ts';
import { withoutValues } from '../sql-error.ts';
import { type Codec, toSqlText } from '../sql-values.ts';
import { Mutex } from './mutex.ts';
import { PreparedStatements } from './prepared-statements.ts';

interface TextResult {
  readonly rows: (string | null)[][];
  readonly fields: { readonly name: string; readonly dataTypeID: number }[];
  readonly command?: string;
  readonly rowCount?: number;
}

/** PGlite's type parsers differ from node-postgres's: our codec converts on both engines. */
const verbatim = new Proxy({}, { get: () => (text: string) => text, set: () => true });

/**
 * All use of `pglite` goes through here: any other statement would run inside another session's transaction.
 * When the engine stops, nothing more is acknowledged and `onStop` runs once.
 */
export function embeddedSessions(pglite: PGlite, onStop: (error: unknown) => void): Sessions {
  pglite.parsers = verbatim;
  pglite.serializers = verbatim;
  const engine = new EmbeddedEngine(pglite, onStop);
  return {
    async take() {
      await engine.line.enter();
      if (!engine.stopped) return new EmbeddedSession(engine);
      engine.line.leave();
      throw engine.stopped;
    },
    async close() {
      await engine.line.enter();
      const closed = engine.stopped ? Promise.resolve() : pglite.close();
      engine.stopped ??= new DatabaseUnavailable('The database is closed.');
      await closed.finally(() => engine.line.leave());
    },
  };
}

const changesTables = /\b(?:alter|create|drop)\b/i;

class EmbeddedEngine {
  readonly line = new Mutex();
  readonly pglite: PGlite;
  readonly #onStop: (error: unknown) => void;
  readonly #prepared: PreparedStatements;
  stopped: Error | undefined;

  constructor(pglite: PGlite, onStop: (error: unknown) => void) {
    this.pglite = pglite;
    this.#onStop = onStop;
    this.#prepared = new PreparedStatements(pglite);
  }

  async run(text: string, values: readonly (string | null)[]): Promise<TextResult[]> {
    if (this.stopped) throw this.stopped;
    try {
      if (values.length > 0) return [await this.#prepared.run(text, values)] as unknown as TextResult[];
      if (changesTables.test(text)) this.#prepared.forget();
      return (await this.pglite.exec(text, { rowMode: 'array' })) as unknown as TextResult[];
    } catch (error) {
      if (isFatal(error)) {
        const sentence = 'The embedded database has stopped: restart Belcanto.';
        this.stopped = new DatabaseUnavailable(sentence, { cause: withoutValues(error) });
        this.#onStop(error);
        const reason = error instanceof Error ? error.message : String(error);
        throw new DatabaseUnavailable(reason, { cause: error });
      }
      throw withoutValues(error);
    }
  }
}

function isFatal(error: unknown): boolean {
  return !(error instanceof Error && 'severity' in error && error.severity === 'ERROR');
}

class EmbeddedSession implements Session {
  readonly #engine: EmbeddedEngine;
  #isReleased = false;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  async run(text: string, values: readonly unknown[], codec: Codec): Promise<SqlRows> {
    if (this.#isReleased) throw new Error('This connection was given back: the transaction has ended.');
    return rowsOf(await this.#engine.run(text, values.map(toSqlText)), codec);
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    void this.#tidy().finally(() => this.#engine.line.leave());
  }

  async #tidy(): Promise<void> {
    const { pglite, stopped } = this.#engine;
    if (!stopped && pglite.isInTransaction()) await pglite.exec('rollback');
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
