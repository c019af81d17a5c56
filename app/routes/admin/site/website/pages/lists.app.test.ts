import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();

test('lists: the quotes of every page with the samples that are left, which Today counts', async () => {
  const headers = await signedIn(given, 'owner');
  const open = async (path: string) => (await given.fetch(path, { headers })).text();
  const lists = await open('/admin/lists');
  expect(lists).toMatch(/href="\/admin\/website\/private-coaching\/sections\/\d+"/);
  expect(textOf(lists)).toMatch(/Quotes.*\d+ samples/s);
  const today = await open('/admin');
  expect(today).toContain('href="/admin/lists"');
  expect(textOf(today)).toMatch(/\d+ sample texts left on your website/);
});

test('lists: removing all samples is confirmed, leaves no sample, and a stale copy of quotes is refused', async () => {
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const post = (path: string, fields: Record<string, string>) =>
    given.fetch(`/admin/lists/${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const open = async () => textOf(await (await given.fetch('/admin/lists', { headers })).text());
  expect(await open()).toContain('Remove all samples');
  const removed = await post('sample-removal', {});
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/admin/lists?flash=removed']);
  expect(await open()).not.toMatch(/Remove all samples|\d samples/);
  const stale = await post('quotes', { key: 'home', at: '0', version: '99' });
  expect(stale.status).toBe(409);
  expect(textOf(await stale.text())).toContain('Nothing was changed');
});
