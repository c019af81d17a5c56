import { createHash } from 'node:crypto';

/** Idempotency key of a change: action, version and values. Versions never repeat, so an equal hash is a repeat. */
export function requestHash(act: string, change: Readonly<Record<string, unknown>>): string {
  const serialized = JSON.stringify([act, change], (_name, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
  );
  return createHash('sha256').update(serialized).digest('base64url');
}
