import { S3mini } from 's3mini';
import type { Settings } from '../settings.ts';
import { S3Refused, unreachable } from './s3-failure.ts';

type S3Settings = NonNullable<Settings['s3']>;

/** Milliseconds until an answer begins, and for each kilobyte sent: a slow line of 2 Mbit/s. */
const answerMs = 15_000;
const sendMsPerKilobyte = 4;

/** Refusals throw S3Refused, and a service that does not answer FilesUnavailable. */
export function openS3(settings: S3Settings, timeoutMs = answerMs): () => Promise<S3mini> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const send: typeof fetch = async (input, init) => {
    const limit = new AbortController();
    const length = Number(new Headers(init?.headers).get('content-length') ?? 0);
    const timer = setTimeout(() => limit.abort(), timeoutMs + (length / 1_000) * sendMsPerKilobyte);
    try {
      // A redirect leads to another region, where the signature is not valid.
      const answer = await fetch(input, { ...init, signal: limit.signal, redirect: 'manual' });
      const { status, headers, ok } = answer;
      if (ok && isOfFile(input, init)) return answer;
      // The timeout includes the body: an answer may stop after its headers.
      const body = await answer.text();
      if (ok) return new Response(body || null, { status, headers });
      throw new S3Refused({ status, headers, body });
    } catch (error) {
      if (error instanceof S3Refused) throw error;
      throw unreachable(limit.signal.aborted ? new Error('no answer in time') : error, settings);
    } finally {
      clearTimeout(timer);
    }
  };
  const at = (endpoint: string) =>
    new S3mini({ accessKeyId, secretAccessKey, endpoint, region, fetch: send });
  let opened: Promise<S3mini> | undefined;
  return () => {
    opened ??= addressOf(settings, (address) => at(address).bucketExists()).then(at);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

/** Its bytes are read as they arrive, for as long as that takes. */
function isOfFile(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  const { search } = new URL(input instanceof Request ? input.url : input);
  return init?.method === 'GET' && !/[?&](?:list-type|prefix|uploads)\b/.test(search);
}

/**
 * The bucket is in the path, unless the endpoint names it already: as its first label or at its end. Where it may only
 * seem to, as 's3' does in s3.example.com, a request finds out.
 */
export async function addressOf(
  { endpoint, bucket }: Pick<S3Settings, 'endpoint' | 'bucket'>,
  isBucket: (address: string) => Promise<boolean>,
): Promise<string> {
  const address = endpoint.replace(/(?<!\/)\/+$/, '');
  const { hostname, pathname } = new URL(address);
  const inPath = `${address}/${bucket}`;
  const isNamed = hostname.startsWith(`${bucket}.`) || pathname.endsWith(`/${bucket}`);
  return isNamed && !(await isBucket(inPath).catch(unlessDown)) ? address : inPath;
}

/** A refusal says that there is none. */
function unlessDown(error: unknown): false {
  if (error instanceof S3Refused && !error.isTransient) return false;
  throw error;
}
