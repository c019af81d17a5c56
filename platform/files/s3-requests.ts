import { S3mini } from 's3mini';
import type { Settings } from '../settings.ts';
import { S3Refused, unreachable } from './s3-failure.ts';

/** Milliseconds until an answer begins, and for each kilobyte sent: a slow line of 2 Mbit/s. */
const answerMs = 15_000;
const sendMsPerKilobyte = 4;

/** Refusals throw S3Refused, and a service that does not answer FilesUnavailable. */
export function openS3(settings: NonNullable<Settings['s3']>, patienceMs = answerMs): S3mini {
  const { bucket, accessKeyId, secretAccessKey, region } = settings;
  const send: typeof fetch = async (input, init) => {
    const limit = new AbortController();
    const length = Number(new Headers(init?.headers).get('content-length') ?? 0);
    const timer = setTimeout(() => limit.abort(), patienceMs + (length / 1_000) * sendMsPerKilobyte);
    // A redirect leads to another region, where the signature is not valid.
    try {
      const answer = await fetch(input, { ...init, signal: limit.signal, redirect: 'manual' });
      const { status, headers, ok } = answer;
      if (ok && isOfFile(input, init)) return answer;
      // Part of the answer, and awaited as long: headers alone are none.
      const body = await answer.text();
      if (ok) return new Response(body || null, { status, headers });
      throw new S3Refused({ status, headers, body });
    } catch (error) {
      if (error instanceof S3Refused) throw error;
      throw unreachable(limit.signal.aborted ? new Error('no answer in time') : error, bucket);
    } finally {
      clearTimeout(timer);
    }
  };
  return new S3mini({ accessKeyId, secretAccessKey, endpoint: addressOf(settings), region, fetch: send });
}

/** Its bytes are read as they arrive, for as long as that takes. */
function isOfFile(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  const { search } = new URL(input instanceof Request ? input.url : input);
  return init?.method === 'GET' && !/[?&](?:list-type|prefix|uploads)\b/.test(search);
}

/** The bucket is in the path, unless the endpoint names it already: as its first label or at its end. */
export function addressOf({ endpoint, bucket }: { endpoint: string; bucket: string }): string {
  const address = endpoint.replace(/(?<!\/)\/+$/, '');
  const { hostname, pathname } = new URL(address);
  const isNamed = hostname.startsWith(`${bucket}.`) || pathname.endsWith(`/${bucket}`);
  return isNamed ? address : `${address}/${bucket}`;
}
