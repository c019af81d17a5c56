import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();

const tasksOf = (html: string) =>
  /<section class="today-tasks".*?<\/section>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? '';

test('to do: emails to addresses that strangers entered are one line on Today, and no tasks', async () => {
  const headers = await signedIn(given, 'owner');
  const today = async (prefix = '') => {
    const answer = await given.fetch('/admin', { headers: { ...headers, 'accept-language': prefix } });
    return tasksOf(await answer.text());
  };
  const before = await today('en');
  expect(before).not.toContain('confirm an address');
  for (let count = 0; count < 3; count += 1)
    await visit(given).post('/newsletter', { email: `mia${count}@example.dk` });
  await given.db.query
    .updateTable('emails')
    .set({ state: 'failed', body: null, last_error: '550 5.1.1 No such user' })
    .where('kind', '=', 'newsletter-opt-in')
    .execute();
  expect(await today('en')).toContain('3 emails asking to confirm an address couldn’t be delivered');
  expect(await today('en')).toContain('550 5.1.1 No such user');
  expect(/<small> *(\d+)/.exec(await today('en'))?.[1]).toBe(/<small> *(\d+)/.exec(before)?.[1]);
});
