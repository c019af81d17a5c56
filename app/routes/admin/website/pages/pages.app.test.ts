import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const page = '/admin/website/contact';

async function open(path: string) {
  const answer = await given.fetch(path, { headers: await signedIn(given, 'owner') });
  return answer.text();
}

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const body = new URLSearchParams(fields);
  return given.fetch(page + path, { method: 'POST', headers, body, redirect: 'manual' });
}

test('pages: a text reaches visitors when its draft is published, and the other language is marked', async () => {
  expect(textOf(await open('/admin/website'))).toContain('Published');
  const form = await open(`${page}/sections/1`);
  expect(form).toContain('name="en.text"');
  const danish = /name="da\.text"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? '';
  const typed = { version: '0', 'en.text': 'Sing to <b>us</b>', 'da.text': danish };
  expect((await send('/sections/1', typed)).headers.get('location')).toBe(`${page}?flash=saved`);
  expect(await (await given.fetch('/contact')).text()).not.toContain('Sing to');
  expect(textOf(await open(page))).toContain('Danish isn’t updated everywhere.');

  const late = await send('/sections/1', { ...typed, 'en.text': 'Mine & yours' });
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Mine &amp; yours')]);

  expect((await send('/publication', { version: '1' })).headers.get('location')).toBe(
    `${page}?flash=published`,
  );
  await expect
    .poll(async () => (await given.fetch('/contact')).text())
    .toContain('Sing to &lt;b&gt;us&lt;/b&gt;');
  expect(textOf(await open('/admin/website'))).toContain('Danish to update');
});

test('pages: a missing text is refused, and what was typed remains', async () => {
  const answer = await send('/sections/1', { version: '2', 'en.text': '', 'da.text': 'Æble' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Æble')]);
});
