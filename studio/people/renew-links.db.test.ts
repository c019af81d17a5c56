import { expect, test } from 'vitest';
import type { MailTransport } from '#platform/mail/mail.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { accountByLink, signInByLink } from './accounts/account-link.ts';
import { confirmSignUp } from './accounts/confirm-sign-up.ts';
import { deleteOldAccounts } from './accounts/delete-old-accounts.ts';
import { requestLink } from './accounts/request-link.ts';
import { signUp } from './accounts/sign-up.ts';
import { confirmSubscription } from './newsletter/confirm-subscription.ts';
import { subscribe } from './newsletter/subscribe.ts';

const given = testDatabase();
const smtp: MailTransport = { kind: 'smtp', deliver: async () => {} };
type Studio = ReturnType<typeof testWorld>;

/** The mail server takes every waiting email after so many hours. */
async function sentAfter(world: Studio, hours: number): Promise<void> {
  world.setNow(testNow.add({ hours }));
  await deleteOldAccounts(world);
  const waiting = await given.db.query
    .selectFrom('emails')
    .select('id')
    .where('state', '=', 'waiting')
    .execute();
  for (const { id } of waiting) expect(await sendEmail({ ...world, mail: smtp }, id)).toBe('sent');
}

test.each([5, 71])(
  'links whose email leaves %i hours late work as long as announced, from then on',
  async (hours) => {
    const world = testWorld(given.db);
    await studentIn(world);
    for (const link of ['reset', 'sign-in'] as const)
      await requestLink(world, visitor, { email: mia.email, link });
    const [reset, signIn] = [
      await mailedToken(given.db, mia.email, 'account-reset'),
      await mailedToken(given.db, mia.email, 'account-sign-in'),
    ];
    await sentAfter(world, hours);
    world.setNow(testNow.add({ hours, minutes: 29 }));
    expect(await accountByLink(world, 'reset', reset)).not.toBeNull();
    expect(await signInByLink(world, visitor, { token: signIn, device: 'phone' })).toMatchObject({
      ok: true,
    });
    world.setNow(testNow.add({ hours, minutes: 61 }));
    expect(await accountByLink(world, 'reset', reset)).toBeNull();
  },
);

test('a link that was used or revoked before its email left stays so', async () => {
  const world = testWorld(given.db);
  await studentIn(world);
  await requestLink(world, visitor, { email: mia.email, link: 'sign-in' });
  const token = await mailedToken(given.db, mia.email, 'account-sign-in');
  await given.db.query.updateTable('secret_links').set({ revoked_at: testNow }).execute();
  await sentAfter(world, 5);
  expect(await accountByLink(world, 'sign-in', token)).toBeNull();
});

test('a sign-up and a subscription whose emails leave after two days are confirmed', async () => {
  const world = testWorld(given.db);
  const email = 'freja@example.dk';
  const input = { name: 'Freja Holm', email, password: 'en ganske lang sætning' };
  const begun = await signUp(world, visitor, input);
  await subscribe(world, visitor, { email });
  const account = await mailedToken(given.db, email, 'account-sign-up');
  const { body } = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'newsletter-opt-in')
    .executeTakeFirstOrThrow();
  const newsletter = /\/newsletter\/confirm\/([\w-]{22})/.exec(body ?? '')?.[1] ?? '';
  await sentAfter(world, 48);
  world.setNow(testNow.add({ hours: 48 + 23 }));
  await deleteOldAccounts(world);
  const browserToken = begun.ok ? begun.browserToken : '';
  expect(
    await confirmSignUp(world, visitor, { token: account, browserToken, password: '', device: 'phone' }),
  ).toMatchObject({
    ok: true,
  });
  expect(await confirmSubscription(world, visitor, { token: newsletter })).toEqual({ ok: true });
});
