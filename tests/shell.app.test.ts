import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp } from './support/site/app.ts';

const given = testApp({ CORS_ORIGINS: 'https://app.example' });

const form = (body = 'name=Mia') => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' } as Record<string, string>,
});

describe('pages', () => {
  test('carry the exact content security policy [P.76]', async () => {
    const answer = await given.fetch('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')?.split('; ').sort()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'none'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        ["form-action 'self'", ...(given.world.payments?.checkoutOrigins ?? [])].join(' '),
      ].sort(),
    );
  });

  test('with hydration allow their nonce and prefetched data, and no other object or frame', async () => {
    const policy = (await given.fetch('/login')).headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        expect.stringMatching(/^script-src 'self' 'nonce-[^']+'$/),
      ]),
    );
  });

  test('have the security headers', async () => {
    const { headers } = await given.fetch('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBe(null);
    expect(headers.get('set-cookie')).toBe(null);
  });

  test('are revalidated every time, and answered with 304 when unchanged [P.78]', async () => {
    const first = await given.fetch('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await given.fetch('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('are compressed for clients that accept it, with the same content', async () => {
    const plain = await (await given.fetch('/')).text();
    const answer = await given.fetch('/', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
  });

  test('answer HEAD like GET, without the body', async () => {
    const answer = await given.fetch('/', { method: 'HEAD' });
    const page = await (await given.fetch('/')).arrayBuffer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(page.byteLength));
    expect(await answer.text()).toBe('');
  });

  test.each([
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/da', 'GET, HEAD'],
    ['PUT', '/?index', 'GET, HEAD, POST'],
    ['PATCH', '/privacy-policy', 'GET, HEAD'],
    ['PUT', '/contact', 'GET, HEAD, POST'],
    ['PUT', '/admin/courses', 'GET, HEAD, POST'],
  ])('answer 405 to %s %s and list the allowed methods', async (method, path, allow) => {
    for (const init of [method === 'POST' ? form() : { method }, { ...form(), method }]) {
      const answer = await given.fetch(path, init);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('answer 405 to TRACE, without an error in the log', async () => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const trace = { method: 'TRACE', headers: { 'sec-fetch-site': 'same-origin' } };
      request(`${given.url}/contact`, trace, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(await answered).toBe(405);
    expect(given.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('that do not exist answer 404, have their path in the log, and are never cached', async () => {
    const answer = await given.fetch('/ingen-side?token=hemmelig');
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain('Oops! Page not found');
    // The page's script logs the attempted path to the console when it finds this marker.
    expect(page).toContain('data-not-found');
    const lines = JSON.stringify(given.logged);
    expect(lines).toContain('/ingen-side');
    expect(lines).not.toContain('hemmelig');
  });
});

describe('languages', () => {
  test('a prefix renders the page in the other language, for search engines too [S2.59]', async () => {
    const answer = await given.fetch('/da');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="da"');
    expect(answer.headers.get('x-robots-tag')).toBe(null);
  });

  test('a redundant prefix and a trailing slash redirect to the canonical URL, parameters kept', async () => {
    for (const [from, to] of [
      ['/en', '/'],
      ['/en/courses?currency=EUR', '/courses?currency=EUR'],
      ['/da/courses/voice-elevated', '/courses/voice-elevated'],
      ['/courses/', '/courses'],
    ] as const) {
      const answer = await given.fetch(from);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('two leading slashes never redirect to another host', async () => {
    const answer = await given.fetch('http://localhost:3000//evil.example/');
    expect(answer.headers.get('location') ?? '').not.toMatch(/^\/\//);
  });
});

describe('requests with a body', () => {
  test('a cross-site form is refused, on every page', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const answer = await given.fetch('/contact', {
        ...form(),
        headers: { ...form().headers, ...headers },
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });

  test('a form over 1 MB is refused with a page, a call over 100 KB with JSON in its own format', async () => {
    const page = await given.fetch('/contact', form(`message=${'x'.repeat(1_100_000)}`));
    expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    const json = {
      method: 'POST',
      body: 'x'.repeat(103_000),
      headers: { 'content-type': 'application/json' },
    };
    const call = await given.fetch('/rest/v1/bookings', json);
    expect(call.status).toBe(413);
    expect(await call.json()).toEqual({
      message: 'The request is too large.',
      details: null,
      hint: null,
      code: '54000',
    });
    const fn = await given.fetch('/functions/v1/create-payment', json);
    expect(await fn.json()).toEqual({ error: 'payload_too_large', message: 'The request is too large.' });
  });
});

describe('wire calls', () => {
  const preflight = (origin: string) =>
    given.fetch('/rest/v1/bookings', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('answer the preflight of a listed origin for all headers of supabase-js, never with credentials [P.75]', async () => {
    const { status, headers } = await preflight('https://app.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(headers.get('access-control-allow-credentials')).toBe(null);
    const allowed = (headers.get('access-control-allow-headers') ?? '').split(/, */);
    for (const name of [
      'apikey',
      'authorization',
      'content-type',
      'content-profile',
      'accept-profile',
      'prefer',
      'x-client-info',
      'x-upsert',
      'x-retry-count',
    ]) {
      expect(allowed).toContain(name);
    }
  });

  test('refuse an origin that is not listed', async () => {
    const answer = await preflight('https://evil.example');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });

  test('that do not exist are refused as JSON', async () => {
    const answer = await given.fetch('/functions/v1/no-such-thing', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'not_found', message: 'There is no such call.' });
  });
});

describe('built files', () => {
  test('have a hash in their name, are immutable, and are precompressed', async () => {
    const page = await (await given.fetch('/')).text();
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
    const answer = await given.fetch(stylesheet, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('the icons are served, an ICO file among them', async () => {
    expect((await given.fetch('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'])
      expect((await given.fetch(path)).headers.get('content-type'), path).toMatch(/^image\/(x-icon|png)$/);
    const icon = Buffer.from(await (await given.fetch('/favicon.ico')).arrayBuffer());
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  });

  test('nothing outside the client build is served', async () => {
    for (const path of ['/assets/../../server/app.js', '/%2e%2e/server/app.js', '/.vite/manifest.json']) {
      expect((await given.fetch(path)).status).toBe(404);
    }
  });
});

describe('health', () => {
  test('the process answers, and is ready', async () => {
    expect(await (await given.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await given.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('metrics are local only, and not through a proxy', async () => {
    expect(await (await given.fetch('/metrics')).text()).toContain('http_requests_total');
    expect((await given.fetch('/metrics', { address: '203.0.113.9' })).status).toBe(404);
    expect((await given.fetch('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      404,
    );
  });
});

describe('request ids', () => {
  test('are in the response and in the log, and are not accepted from clients', async () => {
    const answer = await given.fetch('/', { headers: { 'x-request-id': 'mine-mine-mine' } });
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(given.logged.some((line) => line.fields.requestId === id)).toBe(true);
  });
});
