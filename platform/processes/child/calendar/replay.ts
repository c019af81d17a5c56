import type {
  AnsweredRequest,
  CalDavAnswer,
  CalDavRequest,
  CalDavStep,
} from '#platform/caldav/caldav-tasks.ts';
import type { RequestRefusal } from '#platform/http/guarded-http.ts';
import { decodeText } from './decode-calendar.ts';

class Refused extends Error {
  readonly reason: RequestRefusal;
  constructor(reason: RequestRefusal) {
    super(`The request was refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Runs tsdav from the beginning with the answers known so far. Its next requests never answer here: once it waits for
 * nothing else, they are the step's result.
 */
export function stepOf<Result>(
  answers: readonly AnsweredRequest[],
  work: (fetch: typeof globalThis.fetch) => Promise<Result>,
): Promise<CalDavStep<Result>> {
  const known = new Map(answers.map(([request, answer]) => [keyOf(request), answer]));
  const missing = new Map<string, CalDavRequest>();
  return new Promise((resolve) => {
    const isDone = () => setImmediate(() => resolve({ kind: 'requests', requests: [...missing.values()] }));
    const fetch: typeof globalThis.fetch = async (input, init = {}) => {
      const request = requestOf(input, init);
      const answer = known.get(keyOf(request));
      if (answer) return responseOf(answer);
      if (missing.size === 0) isDone();
      missing.set(keyOf(request), request);
      return new Promise<never>(() => {});
    };
    work(fetch).then(
      (result) => resolve({ kind: 'result', result }),
      (error: unknown) =>
        resolve({ kind: 'failed', refused: error instanceof Refused ? error.reason : null }),
    );
  });
}

function requestOf(input: string | URL | Request, init: RequestInit): CalDavRequest {
  const method = init.method ?? 'GET';
  if (method !== 'GET' && method !== 'PROPFIND' && method !== 'REPORT')
    throw new Error(`no request: ${method}`);
  return {
    url: String(input instanceof Request ? input.url : input),
    method,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : '',
    redirect: init.redirect === 'manual' ? 'manual' : 'follow',
  };
}

const keyOf = ({ method, url, body }: CalDavRequest) => [method, url, body].join('\n');

function responseOf(answer: CalDavAnswer): Response {
  if (answer.kind === 'refused') throw new Refused(answer.reason);
  const { status, headers, body } = answer;
  const isEmpty = [101, 103, 204, 205, 304].includes(status);
  return new Response(isEmpty ? null : decodeText(body), { status, headers: [...headers] });
}
