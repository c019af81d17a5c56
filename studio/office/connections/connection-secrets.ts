import { decrypt, encrypt } from '#platform/encrypt.ts';
import { type EnteredKind, type EnteredValues, nothingEntered } from '#platform/vendors/entered-values.ts';
import { connectionInputs } from './connection.ts';
import type { StoredConnection } from './connections.queries.ts';

const purposeOf = (kind: EnteredKind) => `connection:${kind}`;

export function encryptConnection(
  secret: Uint8Array,
  kind: EnteredKind,
  values: EnteredValues[EnteredKind],
): string {
  return encrypt(secret, purposeOf(kind), Buffer.from(JSON.stringify(values)));
}

/** Null: another secret has encrypted it, as after a restore without the key. */
export function decryptConnection<K extends EnteredKind>(
  secret: Uint8Array,
  kind: K,
  encrypted: string,
): EnteredValues[K] {
  const plain = decrypt(secret, purposeOf(kind), encrypted);
  const parsed = plain && connectionInputs[kind].safeParse(JSON.parse(Buffer.from(plain).toString()));
  return parsed?.success ? (parsed.data as EnteredValues[K]) : null;
}

export function readConnections(
  secret: Uint8Array,
  stored: readonly Pick<StoredConnection, 'kind' | 'secret' | 'formerSecret'>[],
): { entered: EnteredValues; unreadable: EnteredKind[] } {
  const read = stored.map((one) => [one.kind, decryptConnection(secret, one.kind, one.secret)] as const);
  const entered: EnteredValues = { ...nothingEntered, ...Object.fromEntries(read) };
  const former = stored.find(({ kind }) => kind === 'stripe')?.formerSecret;
  if (entered.stripe && former)
    entered.stripe = { ...entered.stripe, former: decryptConnection(secret, 'stripe', former) };
  return {
    entered,
    unreadable: read.flatMap(([kind, values]) => (values ? [] : [kind])),
  };
}
