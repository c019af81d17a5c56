import type { Codec } from './sql-values.ts';

export interface SqlRows {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

export interface Session {
  /** One statement with values, or several without. Throws the engine's error; its `code` is the SQLSTATE. */
  run(text: string, values: readonly unknown[], codec: Codec): Promise<SqlRows>;
  release(broken?: boolean): void;
}

export interface Sessions {
  /** Waits for a free connection, at most 30 seconds. */
  take(): Promise<Session>;
  close(): Promise<void>;
}

export const TAKE_TIMEOUT_MS = 30_000;
