import { expect, test } from 'vitest';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { ownerRequests } from '#tests/support/site/owner-requests.ts';

const given = testApp();
const { send, open } = ownerRequests(given);

const list = '/admin/newsletter/sequences';
const page = `${list}/welcome`;
const editor = '/admin/website/issue-welcome1';
const versions = (html: string) =>
  [...html.matchAll(/name="version" value="(\d+)"/g)].map(([, found]) => found ?? '');

test('a sequence, by forms without scripts: is read, edited, tested, timed, switched on and off [P.406]', async () => {
  await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
  const shown = textOf((await open(list, 'owner')).text);
  for (const text of ['Welcome', 'After a first session', 'After two months without a session', 'Off'])
    expect(shown).toContain(text);

  const off = await open(page, 'owner');
  for (const text of ['Where to begin', 'At once', '4 days after the email before it', 'Switch on'])
    expect(textOf(off.text)).toContain(text);
  expect(off.text).toContain(`href="${editor}"`);
  for (const [language, words] of [
    ['en', 'Two minutes most days'],
    ['da', 'To minutter de fleste dage'],
  ] as const) {
    const email = await open(`/admin/newsletter/issues/issue-welcome1/${language}/email.html`, 'owner');
    expect(textOf(email.text)).toContain(words);
  }

  expect((await open(editor, 'owner')).text).toContain('Back to the sequence');
  const lead = { 'en.text': 'Good that you are here.', 'da.text': 'Godt, at du er her.' };
  expect((await send(`${editor}/sections/2`, { version: '0', ...lead })).status).toBe(303);
  expect((await open('/admin/newsletter/issues/issue-welcome1', 'owner')).to).toBe(page);

  expect((await send(`${page}/test`, { email: 'issue-welcome1' })).to).toBe(`${page}?flash=tested`);
  const tests = await given.db.query
    .selectFrom('emails')
    .select(['body', 'language'])
    .where('kind', '=', 'email-test')
    .orderBy('language')
    .execute();
  expect(tests).toEqual([
    { language: 'da', body: expect.stringContaining('Godt, at du er her.') },
    { language: 'en', body: expect.stringContaining('Good that you are here.') },
  ]);

  const [, version = ''] = versions(off.text);
  const days = { email: 'issue-welcome2', version, days: 'soon' };
  const refused = await send(`${page}/days`, days);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('value="soon"')]);
  expect((await send(`${page}/days`, { ...days, days: '6' })).to).toBe(`${page}?flash=days`);

  expect((await send(`${page}/on`, {})).to).toBe(`${page}?flash=on`);
  const on = await open(page, 'owner');
  for (const text of ['6 days after', '0 people in it now', 'Switch off'])
    expect(textOf(on.text)).toContain(text);
  expect(on.text).not.toContain(`href="${editor}"`);
  expect((await open(editor, 'owner')).to).toBe('/admin/newsletter/issues/issue-welcome1');
  expect(textOf((await open('/newsletter/welcome-1')).text)).toContain('Good that you are here.');

  expect((await send(`${page}/off`, {})).to).toBe(`${page}?flash=off`);
  expect((await open('/newsletter/welcome-1')).status).toBe(200);
  expect((await open('/newsletter/welcome-2')).status).toBe(200);
  expect((await open('/newsletter/been-a-while-1')).status).toBe(404);
  expect((await send(`${list}/nothing/on`, {})).status).toBe(404);
});
