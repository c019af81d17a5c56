import { type GuardedHttp, RequestRefused } from '../http/guarded-http.ts';

export interface CalDavAccount {
  address: string;
  user: string;
  password: string;
}

/** A `fetch` for CalDAV, with the headers of the account. `timeoutMs` is for all its requests together. */
export function davFetch(
  http: GuardedHttp,
  account: CalDavAccount,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
) {
  const end = performance.now() + timeoutMs;
  const isSecure = URL.parse(account.address)?.protocol === 'https:';
  let unauthorized = false;
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const address = String(input instanceof Request ? input.url : input);
    // The server names further addresses, which get the credentials.
    if (isSecure && URL.parse(address)?.protocol !== 'https:') throw new RequestRefused('redirects');
    const left = end - performance.now();
    if (left < 1) throw new RequestRefused('timeout');
    const response = await http.request(address, {
      method: init.method ?? 'GET',
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      headers: Object.fromEntries(new Headers(init.headers)),
      redirect: init.redirect === 'manual' ? 'manual' : 'follow',
      timeoutMs: Math.ceil(left),
      maxBytes,
    });
    unauthorized ||= response.status === 401;
    const isEmpty = [101, 103, 204, 205, 304].includes(response.status);
    return new Response(isEmpty ? null : Buffer.from(response.bytes), {
      status: response.status,
      headers: Object.entries(response.headers).flatMap(
        ([name, value]): Array<[string, string]> => [value ?? []].flat().map((one) => [name, one]),
      ),
    });
  };
  const credentials = Buffer.from(`${account.user}:${account.password}`).toString('base64');
  return { fetch, headers: { authorization: `Basic ${credentials}` }, isUnauthorized: () => unauthorized };
}
