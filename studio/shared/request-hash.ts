import { createHash } from 'node:crypto';

/**
 * By what a change that is sent twice is known again (`runOnce`): the same act, on the same version, with the same
 * values. A version is never met twice, so it can be no later wish for the same. Bytes of files count by their digest.
 */
export function requestHash(act: string, change: Readonly<Record<string, unknown>>): string {
  const said = JSON.stringify([act, change], (_name, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
  );
  return createHash('sha256').update(said).digest('base64url');
}
