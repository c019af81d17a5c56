import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** Identifies the studio to push services (RFC 8292); base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/** Services refuse more than 24 hours. */
const validHours = 12;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The value of Authorization. `subject`: an https or mailto address at which the service reaches the sender. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Temporal.Instant },
): string {
  const { origin } = new URL(endpoint);
  const exp = Math.floor(now.add({ hours: validHours }).epochMilliseconds / 1000);
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: origin, exp, sub: subject })}`;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
