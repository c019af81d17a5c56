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
