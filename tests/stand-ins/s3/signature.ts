import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Key {
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Checks a request against Signature Version 4, written from Amazon's description and not from the client. Null
 * when it is valid, else the code the service responds with.
 */
export function faultOf(request: IncomingMessage, key: Key, nowMs: number): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'AccessDenied';
  const [, credential = '', signed = '', signature] = given;
  const [id, day = '', region = '', service = '', last = ''] = credential.split('/');
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  const time = String(request.headers['x-amz-date'] ?? '');
  if (service !== 's3' || last !== 'aws4_request' || !time.startsWith(day))
    return 'AuthorizationHeaderMalformed';
  if (Math.abs(readTime(time) - nowMs) > 15 * 60_000) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!names.includes('host') || names.join() !== names.toSorted().join()) return 'SignatureDoesNotMatch';
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  );
  if (unsigned.length > 0) return 'AccessDenied';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical(request, names))}`;
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  );
  const right = createHmac('sha256', signingKey).update(text).digest('hex');
  return right === signature ? null : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: string[]): string {
  const url = new URL(request.url ?? '/', 'http://s3.test');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  return [request.method, url.pathname, query, headers, names.join(';'), payload].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 20261121T150000Z → milliseconds. */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
