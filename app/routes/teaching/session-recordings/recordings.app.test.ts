import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as whoIsOwner } from '#tests/support/who.ts';

const given = testApp();
const sound = readFileSync(new URL('../../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));
let owner: Record<string, string>;
let brief: string;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  const today = given.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
  const booked = await bookFor(given.world, whoIsOwner, {
    name: 'Mia Ærø',
    email: 'mia@example.com',
    day: today.add({ days: 1 }).toString(),
    time: '23:00',
    place: 'online',
    cover: 'at-session',
    language: 'da',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  brief = `/admin/bookings/${booked.bookingId}/brief`;
});

const read = async (path: string, headers: Record<string, string>) =>
  (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string>, headers = owner) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
const send = (bytes: Buffer, name = 'Rosen.m4a') => {
  const body = new FormData();
  body.set('recording', new File([new Uint8Array(bytes)], name));
  return given.fetch(`${brief}/recordings`, { method: 'POST', body, headers: owner });
};
const addressIn = (html: string) => /\/admin(\/bookings\/[^"/]+\/recordings\/[^"/]+)"/.exec(html)?.[1] ?? '';

test('the owner adds a recording without scripts, and both write comments at moments of it', async () => {
  const added = await send(sound);
  expect(added.headers.get('location')).toBe(`${brief}?flash=recording-added#recordings`);
  const page = await read(`${brief}?flash=recording-added`, owner);
  expect(textOf(page)).toContain('The recording was added, and the student has been emailed.');
  expect(textOf(page)).toContain('Rosen 0:22 · 0 comments · Not heard yet');
  const address = addressIn(page);

  const mia = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
  const own = `/dashboard${address}`;
  expect(textOf(await read(own, mia))).toContain('No comments yet.');
  const commented = await post(`${own}/comments`, { at: '0:17', body: 'Does it tighten here?' }, mia);
  expect(commented.headers.get('location')).toBe(`${own}?flash=commented#comments`);
  expect(textOf(await read(own, mia))).toContain('You Does it tighten here?');
  const html = await read(`/admin${address}`, owner);
  expect(html).toContain(`href="/admin${address}/sound#t=17"`);
  expect(textOf(html)).toContain('Heard by the student');

  const refused = await post(`${own}/comments`, { at: 'soon', body: 'Kept' }, mia);
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(textOf(again)).toContain('Enter minutes and seconds, such as 1:23.');
  expect(again).toContain('Kept');
});

test('the file is sent in parts to the owner and the student only', async () => {
  await send(sound);
  const address = addressIn(await read(brief, owner));
  const mia = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
  const part = await given.fetch(`/dashboard${address}/sound`, { headers: { ...mia, range: 'bytes=0-9' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
  expect(part.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await part.arrayBuffer())).toEqual(sound.subarray(0, 10));
  const other = await signedIn(given, 'student', { email: 'other@example.com', name: 'Other' });
  for (const path of [`/dashboard${address}`, `/dashboard${address}/sound`, `/admin${address}/sound`]) {
    expect((await given.fetch(path, { headers: other })).status, path).toBe(404);
  }
});

test('what is not a recording is refused on the page, and a removed recording is gone', async () => {
  const refused = await send(Buffer.from('%PDF-1.7 not a sound at all, only a name'));
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain('This file isn’t a recording we can read.');
  await send(sound);
  const address = `/admin${addressIn(await read(brief, owner))}`;
  const removed = await post(`${address}/removal`, { sure: 'yes' });
  expect(removed.headers.get('location')).toBe(`${brief}?flash=recording-removed#recordings`);
  expect(textOf(await read(brief, owner))).toContain('No recordings of this session yet.');
  expect((await given.fetch(address, { headers: owner })).status).toBe(404);
});

describe('two recordings side by side', () => {
  let first: string;
  let second: string;

  beforeEach(async () => {
    await send(sound, 'Before.m4a');
    await send(sound, 'After.m4a');
    const page = await read(brief, owner);
    [first = '', second = ''] = [...page.matchAll(/\/admin(\/bookings\/[^"/]+\/recordings\/[^"/]+)"/g)].map(
      ([, path]) => path ?? '',
    );
  });

  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const compared = (query: Record<string, string>) =>
    `${first}/comparison?${new URLSearchParams({ with: idOf(second), ...query })}`;

  test('owner and student choose a recording and hear both, with the comments of both at their seconds', async () => {
    const mia = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
    await post(`/admin${first}/comments`, { at: '0:05', body: 'A breath inside the sentence' });
    await post(`/dashboard${second}/comments`, { at: '0:07', body: 'No longer' }, mia);
    for (const [area, headers] of [
      ['/admin', owner],
      ['/dashboard', mia],
    ] as const) {
      expect(await read(`${area}${first}`, headers)).toContain(`href="${area}${first}/comparison"`);
      const choice = await read(`${area}${first}/comparison`, headers);
      expect(choice).toContain(`<option value="${idOf(second)}">`);
      expect(choice).not.toContain('<audio');
      const html = await read(`${area}${compared({})}`, headers);
      expect(html.match(/<audio[^>]*src="[^"]+"[^>]*controls/g)).toHaveLength(2);
      expect(html).toContain(`src="${area}${first}/sound"`);
      expect(html).toContain(`src="${area}${second}/sound"`);
      expect(html).toContain(`href="${area}${first}/sound#t=5"`);
      expect(html).toContain(`href="${area}${second}/sound#t=7"`);
      expect(textOf(html)).toContain('A breath inside the sentence');
    }
  });

  test('a moment that is no time is refused at its field, and the choice is kept', async () => {
    const html = await read(`/admin${compared({ from: 'soon', withFrom: '0:03' })}`, owner);
    expect(textOf(html)).toContain('Enter minutes and seconds, such as 1:23.');
    expect(html).toContain('value="soon"');
    expect(html).toContain('value="0:03"');
    expect(html).not.toContain('<audio');
  });

  test('another person’s recordings are neither compared nor a choice', async () => {
    const other = await signedIn(given, 'student', { email: 'other@example.com', name: 'Other' });
    expect((await given.fetch(`/dashboard${compared({})}`, { headers: other })).status).toBe(404);
    expect((await given.fetch(`/admin${compared({})}`, { headers: other })).status).toBe(404);
    const today = given.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
    const booked = await bookFor(given.world, whoIsOwner, {
      name: 'Other',
      email: 'other@example.com',
      day: today.add({ days: 2 }).toString(),
      time: '23:00',
      place: 'online',
      cover: 'at-session',
      language: 'en',
    });
    if (!booked.ok) throw new Error(booked.refusal);
    brief = `/admin/bookings/${booked.bookingId}/brief`;
    await send(sound, 'Others.m4a');
    const others = addressIn(await read(brief, owner));
    const html = await read(`/admin${first}/comparison?with=${idOf(others)}`, owner);
    expect(html).not.toContain(`<option value="${idOf(others)}"`);
    expect(html).not.toContain('<audio');
    expect(await read(`/admin${others}`, owner)).not.toContain('/comparison');
  });
});
