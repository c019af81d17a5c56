import { expect, test } from 'vitest';
import { bodyLimit, weigh } from './body-limits.ts';

test('limits: JSON 100 KB, forms 1 MB, an upload 10 MB plus multipart overhead', () => {
  expect(bodyLimit('/rest/v1/bookings', 'application/json')).toBe(102_400);
  expect(bodyLimit('/contact', 'application/x-www-form-urlencoded')).toBe(1_024_000);
  expect(bodyLimit('/share', 'multipart/form-data; boundary=x')).toBe(1_024_000);
  expect(bodyLimit('/rest/v1/bookings', null)).toBe(102_400);
  expect(bodyLimit('/storage/v1/object/magazine-pdfs/a.pdf', 'application/pdf')).toBeGreaterThan(
    10 * 1024 * 1024,
  );
});

const post = (init: RequestInit) => new Request('http://localhost/', { method: 'POST', ...init });

test('a body whose Content-Length exceeds the limit is not read', async () => {
  const request = post({ body: 'x'.repeat(11), headers: { 'content-length': '11' } });
  expect(await weigh(request, 10)).toEqual({ tooLarge: true });
  expect(request.bodyUsed).toBe(false);
});

test('a body without a length is read up to the limit and passed on whole', async () => {
  const result = await weigh(post({ body: 'æøå' }), 10);
  expect(result.tooLarge).toBe(false);
  if (!result.tooLarge) expect(await result.request.text()).toBe('æøå');
  expect(await weigh(post({ body: 'x'.repeat(11) }), 10)).toEqual({ tooLarge: true });
});

test('a request without a body passes', async () => {
  expect(await weigh(post({}), 10)).toMatchObject({ tooLarge: false });
});
