import { beforeEach, expect, test } from 'vitest';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { testApp } from '#tests/support/site/app.ts';
import { createSpringCode } from '#tests/support/vouchers/spring-code.ts';
import { visitor } from '#tests/support/who.ts';

const given = testApp();

beforeEach(() => createSpringCode(given.world));

async function press(at: string, fields: Record<string, string>) {
  const answer = await given.fetch(at, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
}

async function applicationPage(): Promise<string> {
  const typed = { programme: 'voice-elevated', values: intensiveApplication, files: [] } as const;
  const outcome = await submitApplication(given.world, visitor, typed);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const expiresAt = given.world.clock.now().add({ hours: 1 });
  const subjectId = outcome.applicationId;
  const link = await given.world.db.transaction((tx) =>
    makeSecretLink(tx, { purpose: 'application', subjectId, expiresAt }),
  );
  return `/applications/${link}`;
}

test('the page of an application applies and removes a code, and shows the amount before it is paid', async () => {
  const page = await applicationPage();
  const applied = await press(`${page}/codes`, { code: 'spring-25' });
  expect(applied.status).toBe(200);
  for (const text of ['Pay DKK 13,875', 'name="total" value="1387500"', 'value="SPRING-25"'])
    expect(applied.html).toContain(text);
  const typed = await press(`${page}/payment`, { code: 'SPRING-25' });
  expect(typed.location).toBeNull();
  expect(typed.html).toContain('name="total" value="1387500"');
  const codes = { discountCode: 'SPRING-25', total: '1387500' };
  const removed = await press(`${page}/code-removal`, { ...codes, removed: 'discount' });
  expect(removed.html).not.toContain('Pay DKK 13,875');
  const paid = await press(`${page}/payment`, codes);
  expect(paid).toMatchObject({ status: 303, location: expect.stringContaining('/test-checkout/') });
  expect((await press(`${page}/codes`, { code: 'WRONG' })).html).toContain('We don’t know this code');
});

test('a seat on a date leads to the checkout with that date, where codes are entered', async () => {
  const { html } = await press('/courses/studio-day', {});
  expect(html).toContain('formAction="/checkout/studio-day"');
  const { id } = await given.db.query
    .selectFrom('dates')
    .select('id')
    .where('offer_id', '=', 'singing-workshop-1d')
    .where('is_open', '=', true)
    .where('starts_on', '>', studioDay(given.world.clock.now()).toString())
    .executeTakeFirstOrThrow();
  const page = await given.fetch(`/checkout/singing-workshop-1d?dateId=${id}`);
  const text = await page.text();
  expect(page.status).toBe(200);
  for (const part of [`name="dateId" value="${id}"`, 'name="code"', '>When<']) expect(text).toContain(part);
});
