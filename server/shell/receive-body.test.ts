import { expect, test } from 'vitest';
import type { HeldBody } from '#app/web/bodies/body-budget.ts';
import { Overloaded } from '#platform/overload/capacity.ts';
import { bodyKind, bodyLimit } from './guard.ts';
import { receiveBody } from './receive-body.ts';

test('limits: JSON 100 KB, forms 1 MB, an upload 10 MB plus multipart overhead', () => {
  expect(bodyLimit('/rest/v1/bookings', 'application/json')).toBe(102_400);
  expect(bodyLimit('/contact', 'application/x-www-form-urlencoded')).toBe(1_024_000);
  expect(bodyLimit('/share', 'multipart/form-data; boundary=x')).toBe(1_024_000);
  expect(bodyLimit('/rest/v1/bookings', null)).toBe(102_400);
  expect(bodyLimit('/storage/v1/object/magazine-pdfs/a.pdf', 'application/pdf')).toBeGreaterThan(
    10 * 1024 * 1024,
  );
});

test('body kinds: emails, payment webhooks and long forms take no room from the forms that people type', () => {
  expect(bodyKind('/webhooks/email/mime', 9_000)).toBe('emails');
  expect(bodyKind('/webhooks/stripe', 9_000)).toBe('webhooks');
  expect(bodyKind('/contact', 900_000)).toBe('longForms');
  expect(bodyKind('/contact', null)).toBe('longForms');
  expect(bodyKind('/contact', 9_000)).toBe('forms');
});

const post = (init: RequestInit) => new Request('http://localhost/', { method: 'POST', ...init });

function roomFor(most: number) {
  const room = { held: 0 };
  const hold = (bytes: number) => {
    if (room.held + bytes > most) return false;
    room.held += bytes;
    return true;
  };
  return { room, open: (): HeldBody => ({ hold, release() {} }) };
}

test('a body whose Content-Length exceeds the limit is not read', async () => {
  const request = post({ body: 'x'.repeat(11), headers: { 'content-length': '11' } });
  const { room, open } = roomFor(100);
  expect([await receiveBody(request, 10, open), request.bodyUsed, room.held]).toEqual([null, false, 0]);
});

test('a body for which there is no room is refused before it is read', async () => {
  const request = post({ body: 'x'.repeat(9), headers: { 'content-length': '9' } });
  await expect(receiveBody(request, 10, roomFor(8).open)).rejects.toThrow(Overloaded);
  expect(request.bodyUsed).toBe(false);
});

test('a body without a length is read up to the limit, counted as it arrives, and passed on whole', async () => {
  const { room, open } = roomFor(8);
  const request = await receiveBody(post({ body: 'æøå' }), 10, open);
  expect([await request?.text(), room.held]).toEqual(['æøå', 6]);
  expect(await receiveBody(post({ body: 'x'.repeat(11) }), 10, roomFor(100).open)).toBeNull();
  await expect(receiveBody(post({ body: 'x'.repeat(9) }), 10, roomFor(8).open)).rejects.toThrow(Overloaded);
});

test('a request without a body passes', async () => {
  const request = post({});
  expect(await receiveBody(request, 10, roomFor(0).open)).toBe(request);
});
