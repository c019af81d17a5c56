import { z } from 'zod';
import { composedValues } from '../composed-text.ts';
import { PrintRefused, PrintUnavailable } from './print.ts';

export const printfulAddress = 'https://api.printful.com';

const requestTimeoutMs = 10_000;
const mostBytes = 4_000_000;

export interface PrintfulAccess {
  token: string;
  apiBase: string;
}

interface PrintfulRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

const errorSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ reason: z.string().nullish(), message: z.string().nullish() }).nullish(),
  detail: z.string().nullish(),
});

/** Null on 404. @throws PrintRefused for other 4xx; PrintUnavailable for 408, 409, 429, 5xx and timeouts */
export async function callPrintful(
  access: PrintfulAccess,
  { method, path, body }: PrintfulRequest,
): Promise<unknown> {
  const where = `${method} ${path.replace(/[0-9a-f]{32}|\d{3,}/g, '…')}`;
  const { status, text } = await request(access, { method, path, body }, where);
  const answer = asJson(text);
  if (status === 404) return null;
  if (status >= 500 || status === 408 || status === 409 || status === 429) {
    throw new PrintUnavailable(`Printful: ${where} answered ${status}`);
  }
  if (status >= 400) throw refusal(where, status, answer);
  if (answer === undefined || answer === null || typeof answer !== 'object') {
    throw new PrintUnavailable(`Printful: ${where} answered no JSON`);
  }
  return 'result' in answer ? answer.result : answer;
}

async function request(access: PrintfulAccess, { method, path, body }: PrintfulRequest, where: string) {
  try {
    const response = await fetch(`${access.apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access.token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const text = await response.text();
    return { status: response.status, text: text.slice(0, mostBytes) };
  } catch (error) {
    throw new PrintUnavailable(`Printful: ${where} gave no answer (${(error as Error).name})`);
  }
}

function asJson(text: string): unknown {
  try {
    return composedValues(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function refusal(where: string, status: number, answer: unknown): PrintRefused {
  const read = errorSchema.safeParse(answer);
  const reason = read.success ? (read.data.error?.reason ?? '') : '';
  const explanation = read.success
    ? (read.data.error?.message ?? read.data.detail ?? read.data.result)
    : null;
  const words = typeof explanation === 'string' ? explanation.slice(0, 300) : '';
  return new PrintRefused(`Printful: ${where} was refused with ${status} ${reason}`.trim(), words);
}

export function understood<T>(schema: z.ZodType<T>, answer: unknown, what: string): T {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new PrintUnavailable(`Printful: the answer about ${what} makes no sense to us`);
}
