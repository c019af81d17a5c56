/** A lone surrogate becomes U+FFFD, as in a text column; PostgreSQL refuses its escape in JSON. */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g, '$1\ufffd');
}
