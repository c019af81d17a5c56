import type { RouterContextProvider } from 'react-router';
import { composed } from '#platform/composed-text.ts';
import { cachingOf, type PageHandle } from './page-handle.ts';
import { factsOf } from './request-facts.ts';

/** JSON that is the same for everybody, cached like a page. `handle`: the route's. */
export function sharedJsonAnswer(
  context: Readonly<RouterContextProvider>,
  handle: PageHandle,
  body: unknown,
): Response {
  const { answer } = factsOf(context);
  answer.caching = cachingOf([{ handle, params: {} }], answer);
  return jsonAnswer(body, { headers: { 'cache-control': 'no-cache' } });
}

/** A JSON response with `no-store`. */
export function jsonAnswer(body: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/** Composed. Undefined for invalid JSON and for U+0000, which PostgreSQL text cannot store. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text(), (key, value: unknown) => {
      if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
        throw new SyntaxError('U+0000');
      return typeof value === 'string' && !/password/i.test(key) ? composed(value) : value;
    });
  } catch {
    return undefined;
  }
}
