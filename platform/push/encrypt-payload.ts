import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a subscription, in base64url (Push API, `PushSubscription.getKey`). */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

const curve = 'prime256v1';
const publicKeyBytes = 65;
const authBytes = 16;
const recordSize = 4096;
/** Of the last record (RFC 8188, 2). */
const delimiter = 2;

export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  const publicKey = Buffer.from(p256dh, 'base64url');
  if (publicKey.length !== publicKeyBytes || Buffer.from(auth, 'base64url').length !== authBytes)
    return false;
  try {
    newPair().computeSecret(publicKey);
    return true;
  } catch {
    return false;
  }
}

/** The body of a push message: aes128gcm in one record (RFC 8188, RFC 8291). `pair` and `salt`: once per message. */
export function encryptPayload(
  payload: Uint8Array,
  keys: SubscriptionKeys,
  { pair = newPair(), salt = randomBytes(16) }: { pair?: ECDH; salt?: Uint8Array } = {},
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const input = derive(pair.computeSecret(theirs), {
    salt: Buffer.from(keys.auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    bytes: 32,
  });
  const named = (info: string, bytes: number) =>
    derive(input, { salt, info: Buffer.from(`Content-Encoding: ${info}\0`), bytes });
  const cipher = createCipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12));
  const record = [cipher.update(payload), cipher.update(Buffer.of(delimiter)), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...record, cipher.getAuthTag()]);
}

function newPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}

function derive(
  key: Uint8Array,
  { salt, info, bytes }: { salt: Uint8Array; info: Uint8Array; bytes: number },
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, bytes));
}
