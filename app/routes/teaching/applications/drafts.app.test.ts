import { beforeEach, expect, test } from 'vitest';
import { intensiveApplication } from '#tests/support/applications.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';

const given = testApp();
const path = '/voice-elevated-application';
const written = {
  firstName: 'Åse',
  email: 'aase@example.com',
  singingBackground: 'Ti år i kor.',
  'answers.unknown': 'kept',
};

beforeEach(async () => {
  await given.db.query.deleteFrom('rate_limits').execute();
});

const post = (fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
const drafts = () => given.db.query.selectFrom('application_drafts').selectAll().execute();

async function draftPage() {
  const link = new URL(
    linkIn(await mailTo(given.db, written.email, 'application-draft'), /application-drafts/),
  );
  const answer = await given.fetch(link.pathname);
  return { status: answer.status, html: await answer.text() };
}

test('a draft is emailed to its address, and its link opens the form as it was, without consent', async () => {
  const answer = await post({ ...written, agreedToTerms: 'yes', draft: 'email' });
  const main = await answer.text();
  expect(answer.status).toBe(200);
  expect(textOf(main)).toContain('Linket er sendt');
  expect(main).toContain('value="Åse"');
  const { status, html } = await draftPage();
  expect(status).toBe(200);
  expect(html).toContain('value="Åse"');
  expect(html).toContain('Ti år i kor.');
  expect(html).toContain(`action="${path}"`);
  expect(html).not.toMatch(/name="agreedToTerms"[^>]*checked/);
});

test('a draft needs an email address, and nothing is kept without one', async () => {
  const answer = await post({ ...written, email: 'aase', draft: 'email' });
  expect(answer.status).toBe(400);
  expect(textOf(await answer.text())).toContain('Indtast venligst en gyldig email adresse');
  expect(await drafts()).toEqual([]);
});

test('a newer draft and the application replace a draft, and its link ends', async () => {
  await post({ ...written, draft: 'email' });
  await post({ ...written, firstName: 'Aase', draft: 'email' });
  expect((await drafts()).map(({ fields }) => fields.firstName)).toEqual(['Aase']);
  expect((await post({ ...intensiveApplication, email: written.email, agreedToTerms: 'yes' })).status).toBe(
    200,
  );
  expect(await drafts()).toEqual([]);
  expect((await draftPage()).status).toBe(404);
});

test('a draft and its link are kept for 14 days', async () => {
  await post({ ...written, draft: 'email' });
  await draftPage();
  const [draft] = await drafts();
  expect(draft?.expires_at.since(draft.created_at).total('hours')).toBeCloseTo(14 * 24);
  const links = given.db.query.selectFrom('secret_links').where('purpose', '=', 'application-draft');
  expect(await links.select('expires_at').execute()).toEqual([{ expires_at: draft?.expires_at }]);
});

test('emails with drafts are limited per recipient', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) statuses.push((await post({ ...written, draft: 'email' })).status);
  expect(statuses).toContain(429);
});
