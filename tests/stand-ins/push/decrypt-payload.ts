import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** What the browser does with a push message (RFC 8291); throws when it is not for these keys. */
export function decryptPayload(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const input = hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32);
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no delimiter of the last record');
  return plain.subarray(0, end).toString('utf8');
}
