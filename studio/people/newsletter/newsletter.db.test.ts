import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionByLink } from './subscription-by-link.queries.ts';
import { unsubscribe } from './unsubscribe.ts';

const given = testDatabase();
const dane = { ...visitor, language: 'da' as const };

const rows = () => given.db.query.selectFrom('newsletter_subscriptions').selectAll().execute();
const mails = () => given.db.query.selectFrom('emails').selectAll().orderBy('created_at').execute();

async function tokens(): Promise<{ confirm: string; unsubscribe: string }> {
  const body = (await mails()).at(-1)?.body ?? '';
  const token = (word: string) => new RegExp(`/newsletter/${word}/([\\w-]{22})`).exec(body)?.[1] ?? '';
  return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
}

async function subscribed(world: TestWorld, email = 'mia@example.dk') {
  expect(await subscribe(world, dane, { email })).toMatchObject({ ok: true });
  return tokens();
}

describe('subscribing to the newsletter', () => {
  test('stores the consent text and the time, and sends only the opt-in email [S3.06]', async () => {
    const world = testWorld(given.db);
    await subscribed(world, ' Søren@Sødavand.dk ');
    expect(await rows()).toMatchObject([
      {
        email: 'Søren@xn--sdavand-q1a.dk',
        language: 'da',
        consent_text: newsletterMessages.da.consent,
        consented_at: testNow,
        confirmed_at: null,
      },
    ]);
    expect(await mails()).toMatchObject([
      { kind: 'newsletter-opt-in', recipient: 'Søren@xn--sdavand-q1a.dk', language: 'da' },
    ]);
  });

  test('names the website as the source of a consent, also of an address that was imported', async () => {
    const world = testWorld(given.db);
    await subscribed(world);
    await given.db.query.updateTable('newsletter_subscriptions').set({ source: 'import' }).execute();
    await subscribed(world);
    expect(await rows()).toMatchObject([{ source: 'website' }]);
  });

  test('sets one-click unsubscribe headers, also in the opt-in email', async () => {
    const { unsubscribe: token } = await subscribed(testWorld(given.db));
    const [mail] = await mails();
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/da/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('gives the same answer for a new, an unconfirmed, a confirmed and an unsubscribed address [S7.18]', async () => {
    const world = testWorld(given.db);
    const first = await subscribe(world, dane, { email: 'mia@example.dk' });
    const { confirm, unsubscribe: leave } = await tokens();
    const again = await subscribe(world, dane, { email: 'MIA@example.dk' });
    await confirmSubscription(world, dane, { token: confirm });
    const confirmed = await subscribe(world, dane, { email: 'mia@example.dk' });
    await unsubscribe(world, dane, { token: leave });
    await world.limits.forget('confirmationMailsPerRecipient', 'mia@example.dk');
    const left = await subscribe(world, dane, { email: 'mia@example.dk' });
    const alike = { ok: true, mark: expect.stringMatching(/^[\w-]{43}$/) };
    expect([first, again, confirmed, left]).toEqual([alike, alike, alike, alike]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(4);
  });

  test('recognises an address with Danish capitals', async () => {
    const world = testWorld(given.db);
    for (const email of ['SØREN@EXAMPLE.DK', 'SØREN@example.dk']) {
      expect(await subscribe(world, dane, { email })).toMatchObject({ ok: true });
    }
    expect(await rows()).toHaveLength(1);
  });

  test.each(['', 'no', 'a@x.dk, b@x.dk', 'a@x.dk\nBcc: b@x.dk', 7, null, undefined])(
    'refuses %o, and stores nothing',
    async (email) => {
      const outcome = await subscribe(testWorld(given.db), visitor, { email });
      expect(outcome).toEqual({ ok: false, refusal: 'bad-email', message: newsletterMessages.en.badEmail });
      expect(await rows()).toEqual([]);
      expect(await mails()).toEqual([]);
    },
  );

  test('sends at most 3 emails per recipient and hour, in any spelling [P.93]', async () => {
    const world = testWorld(given.db);
    for (const email of ['mia@example.dk', 'Mia@example.dk', ' mia@example.dk']) {
      expect(await subscribe(world, visitor, { email })).toMatchObject({ ok: true });
    }
    const fourth = await subscribe(world, visitor, { email: 'MIA@EXAMPLE.DK' });
    expect(fourth).toMatchObject({ ok: false, refusal: 'too-many', retryAfterSeconds: expect.any(Number) });
    expect(await mails()).toHaveLength(3);
    expect(await subscribe(world, visitor, { email: 'else@example.dk' })).toMatchObject({ ok: true });
  });
});

describe('the links in the opt-in email', () => {
  test('confirm only by the button: GET changes nothing, and pressing twice changes nothing more', async () => {
    const world = testWorld(given.db);
    const { confirm } = await subscribed(world);
    expect(await subscriptionByLink(world, 'confirm', confirm)).toMatchObject({
      email: 'mia@example.dk',
      isConfirmed: false,
    });
    expect((await rows())[0]?.confirmed_at).toBeNull();
    expect(await confirmSubscription(world, visitor, { token: confirm })).toEqual({ ok: true });
    world.setNow(testNow.add({ hours: 1 }));
    expect(await confirmSubscription(world, visitor, { token: confirm })).toEqual({ ok: true });
    expect((await rows())[0]?.confirmed_at).toEqual(testNow);
  });

  test('are stored as hashes only', async () => {
    const { confirm } = await subscribed(testWorld(given.db));
    const links = await given.db.query.selectFrom('secret_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(confirm);
  });

  test('are bound to one purpose, and expire', async () => {
    const world = testWorld(given.db);
    const { confirm, unsubscribe: leave } = await subscribed(world);
    const gone = { ok: false, refusal: 'not-found' };
    expect(await confirmSubscription(world, visitor, { token: leave })).toEqual(gone);
    expect(await unsubscribe(world, visitor, { token: confirm })).toEqual(gone);
    for (const token of ['', 'x', 'A'.repeat(22), `${confirm}A`, "' or 1=1 --"]) {
      expect(await confirmSubscription(world, visitor, { token })).toEqual(gone);
    }
    world.setNow(testNow.add({ hours: 8 * 24 }));
    expect(await confirmSubscription(world, visitor, { token: confirm })).toEqual(gone);
    expect(await unsubscribe(world, visitor, { token: leave })).toEqual({ ok: true });
  });

  test('unsubscribe, repeatedly, and invalidate the pending confirmation', async () => {
    const world = testWorld(given.db);
    const { confirm, unsubscribe: leave } = await subscribed(world);
    expect(await unsubscribe(world, visitor, { token: leave })).toEqual({ ok: true });
    expect(await unsubscribe(world, visitor, { token: leave })).toEqual({ ok: true });
    expect((await rows())[0]?.unsubscribed_at).toEqual(testNow);
    expect(await confirmSubscription(world, visitor, { token: confirm })).toMatchObject({ ok: false });
    expect(await subscriptionByLink(world, 'unsubscribe', leave)).toMatchObject({ isUnsubscribed: true });
  });

  test('subscribe again after unsubscribing, once confirmed again', async () => {
    const world = testWorld(given.db);
    const first = await subscribed(world);
    await confirmSubscription(world, visitor, { token: first.confirm });
    await unsubscribe(world, visitor, { token: first.unsubscribe });
    const second = await subscribed(world);
    expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
    await confirmSubscription(world, visitor, { token: second.confirm });
    expect((await rows())[0]).toMatchObject({ unsubscribed_at: null, confirmed_at: testNow });
  });

  test('keep the confirmed consent when the address is entered again', async () => {
    const world = testWorld(given.db);
    const { confirm } = await subscribed(world);
    await confirmSubscription(world, visitor, { token: confirm });
    world.setNow(testNow.add({ hours: 5 }));
    await subscribe(world, { ...visitor, language: 'en' }, { email: 'mia@example.dk' });
    expect((await rows())[0]).toMatchObject({ language: 'da', consented_at: testNow });
  });
});
