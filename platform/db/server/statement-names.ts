import { hash } from 'node:crypto';

/** Per connection. Further texts run unnamed: pg keeps every name until the connection closes. */
const most = 500;

/**
 * Names of the statements that one connection has prepared. They are derived from the text: behind a pooler, another
 * client's statement of the same name must be the same statement.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Undefined: run the text unnamed. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= most) return known;
    const name = `${hash('sha1', text, 'base64url')}_${this.#generation}`;
    this.#names.set(text, name);
    return name;
  }

  /** New names: pg never prepares a text again under a known one. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}

/** A pooler keeps its server connections this long by default, and a stale statement with them. */
const pauseMs = 3_600_000;

/** Whether statements are prepared: not for an hour after a pooler answered with a stale one. */
export class Preparing {
  #resumesAt = 0;

  isPaused(): boolean {
    return performance.now() < this.#resumesAt;
  }

  pause(): void {
    this.#resumesAt = performance.now() + pauseMs;
  }
}
