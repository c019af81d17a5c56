import type { Codec } from './sql-values.ts';

export interface SqlRows {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

/** One connection, taken by one piece of work until it gives it back. */
export interface Session {
  /** One statement with values, or several without. Throws the engine's error; its `code` is the SQLSTATE. */
  run(text: string, values: readonly unknown[], codec: Codec): Promise<SqlRows>;
  /** Gives the connection back; `broken` closes it instead where that is possible. Once. */
  release(broken?: boolean): void;
}

/** The engine's connections: many on a server, exactly one on the embedded engine. */
export interface Sessions {
  /** Waits for a free connection, at most 30 seconds. */
  take(): Promise<Session>;
  /** Waits until the connections are back, then closes them. */
  close(): Promise<void>;
}

export const TAKE_TIMEOUT_MS = 30_000;
