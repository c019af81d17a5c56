import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { answerFrom, answerFromPage, type StoredAnswer, storeAnswer } from './stored-answer.ts';

const text = 'Kærlighed på første tone. '.repeat(100);
const own = { 'x-request-id': 'r' };
let stored: StoredAnswer;

const html = { 'content-type': 'text/html; charset=utf-8' };
const get = (encoding: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });

beforeAll(async () => {
  stored = storeAnswer(html, new TextEncoder().encode(text));
  for (const encoding of ['br', 'gzip']) await answerFromPage(stored, get(encoding), own);
});

const request = (headers: Record<string, string> = {}, method = 'GET') =>
  answerFrom(stored, new Request('http://localhost/', { method, headers }), own);
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('the best encoding the client accepts is chosen, all with the same content', async () => {
  const br = request({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
  const gzip = request({ 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
  const plain = request();
  expect(plain.headers.get('content-encoding')).toBe(null);
  expect(await plain.text()).toBe(text);
  expect([br, gzip, plain].map((answer) => answer.headers.get('vary'))).toEqual(
    Array(3).fill('Accept-Encoding'),
  );
});

test('a matching If-None-Match gets 304 without a body', async () => {
  const etag = request().headers.get('etag') ?? '';
  for (const tag of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const answer = request({ 'if-none-match': tag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  }
  expect(request({ 'if-none-match': '"other"' }).status).toBe(200);
});

test('HEAD has the Content-Length and no body', async () => {
  const answer = request({}, 'HEAD');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(await answer.text()).toBe('');
});

test('one range is sent; unsatisfiable is 416; several or conditional ranges get the whole', async () => {
  const length = Buffer.byteLength(text);
  const first = request({ range: 'bytes=0-9' });
  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-9/${length}`]);
  expect((await bytes(first)).length).toBe(10);
  const last = request({ range: 'bytes=-5' });
  expect(last.headers.get('content-range')).toBe(`bytes ${length - 5}-${length - 1}/${length}`);
  expect(request({ range: `bytes=${length}-` }).status).toBe(416);
  expect(request({ range: 'bytes=0-1,5-6' }).status).toBe(200);
  expect(request({ range: 'bytes=0-9', 'if-range': '"x"' }).status).toBe(200);
  expect(request({ range: 'bytes=9-3' }).status).toBe(200);
  expect(request({ range: 'bytes=-0' }).status).toBe(416);
  expect(request({ range: ' Bytes = 0 - 9' }).status).toBe(206);
});

test('every response has its own request id', () => {
  expect(request().headers.get('x-request-id')).toBe('r');
});

test('a page is compressed quickly for the first client of an encoding, and best once it is requested often', async () => {
  const words = Array.from({ length: 3_000 }, (_, nth) => `${(nth * 7_919) % 1_009} tone`).join(' ');
  const page = storeAnswer(html, new TextEncoder().encode(words));
  expect(page.bodies).not.toHaveProperty('br');
  const first = await Promise.all(Array.from({ length: 5 }, () => answerFromPage(page, get('br'), own)));
  const quick = await bytes(first[0] as Response);
  expect(brotliDecompressSync(quick).toString()).toBe(words);
  expect([quick.length, page.bodies.gzip]).toEqual([page.bodies.br?.length, undefined]);
  for (let nth = 0; nth < 10; nth += 1) expect(answerFromPage(page, get('br'), own)).toBeInstanceOf(Response);
  await expect.poll(() => page.bodies.br?.length).toBeLessThan(quick.length);
  const best = await answerFromPage(page, get('br'), own);
  expect(best.headers.get('etag')).toBe(first[0]?.headers.get('etag'));
  expect(brotliDecompressSync(await bytes(best)).toString()).toBe(words);
});

test('a page rendered again with the same content keeps its compressed bodies, with other content it does not', () => {
  const again = storeAnswer({ ...html, 'x-other': '1' }, new TextEncoder().encode(text), stored);
  expect([again.bodies.br, again.headers['x-other']]).toEqual([stored.bodies.br, '1']);
  expect(storeAnswer(html, new TextEncoder().encode(`${text}!`), stored).bodies.br).toBe(undefined);
});

test('small or already compressed content is stored as it is', async () => {
  const tiny = storeAnswer({ 'content-type': 'text/html' }, new TextEncoder().encode('<p>Ja</p>'));
  const picture = storeAnswer({ 'content-type': 'image/webp' }, new Uint8Array(5_000));
  for (const page of [tiny, picture]) {
    expect((await answerFromPage(page, get('br'), own)).headers.get('content-encoding')).toBe(null);
  }
});
