/** The text of a jsonb parameter: both engines take JSON as text. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
