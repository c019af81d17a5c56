import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { seed, seededMessage } from '#tests/access/seed.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { intensiveApplication, sendAnswerNow } from '#tests/support/applications.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout } from '#tests/support/browser/booking-steps.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { choose } from '#tests/support/browser/choose.ts';
import { pointer, tabTo, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { grantCredit } from '#tests/support/enrol.ts';
import { newVisitor } from '#tests/support/page-fixture.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

/* Every capability of the owner, once by touch on a phone and once by keyboard alone. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: 'brown' } })
  .jpeg()
  .toBuffer();

const waitForStatus = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  const parts = input === pointer ? 2 : 4;
  async function asOwner() {
    const visitor = await browser.visitor(profile);
    visitor.expectComplaint(/status of (400|409)/);
    await signInBrowser(visitor.page.context(), site, 'owner');
    return visitor.page;
  }

  test('accepts in instalments, the applicant pays the first; publishes and declines stories, as the audit log shows [P.168]', async () => {
    const { email } = intensiveApplication;
    const applied = { programme: 'voice-elevated', values: intensiveApplication, files: [] } as const;
    const sent = await submitApplication(site.world, newVisitor().who, applied);
    if (!sent.ok) throw new Error(sent.refusal);
    const page = await asOwner();
    await page.goto(`${site.url}/admin/applications`);
    await waitForHydration(page);
    await input.press(page.locator('.tab[href*="state=received"]'));
    await page.waitForURL(/state=received/);
    await input.press(page.locator('tbody th a').first());
    await page.getByRole('heading', { name: 'Your answer' }).waitFor();
    const choice = page.locator('select[name=instalments]');
    if (input === pointer) await choice.selectOption(String(parts));
    else {
      await tabTo(choice);
      await page.keyboard.type(String(parts));
    }
    expect(await choice.inputValue()).toBe(String(parts));
    await input.press(page.locator('form[action$="/answer"] button[value=accept]'));
    await page.waitForURL(/\/preview$/);
    await expectAccessible(page);
    await input.press(page.locator('form[action$="/sending"] button'));
    await waitForStatus(page, 'You’re accepting');
    await sendAnswerNow(site.world, sent.applicationId);
    await page.reload();
    await page.getByText(`Instalment ${parts} of ${parts}`).waitFor();
    await expectAccessible(page);
    const link = linkIn(await mailTo(site.db, email, 'application-to-pay'), /\/applications\//);
    const { page: theirs } = await browser.visitor(profile);
    await theirs.goto(link);
    await input.press(theirs.locator('form[action$="/payment"] button[type=submit]:not([formaction])'));
    await atCheckout(theirs, 'Pay');
    const paid = () =>
      site.db.query
        .selectFrom('orders')
        .select(['state', 'instalment', 'total_minor'])
        .where('application_id', '=', sent.applicationId)
        .execute();
    await expect.poll(async () => (await paid()).map(({ state }) => state)).toEqual(['paid']);
    await page.reload();
    await page.getByText(/, paid$/).waitFor();
    const { amount_minor: price } = await site.db.query
      .selectFrom('prices')
      .select('amount_minor')
      .where('offer_id', '=', 'voice-elevated')
      .where('currency', '=', 'DKK')
      .orderBy('valid_from', 'desc')
      .executeTakeFirstOrThrow();
    expect((await paid())[0]?.total_minor).toBe(Math.floor((price ?? 0) / parts));

    for (const title of ['Ti sekunder', 'Min første sang']) {
      const fields = { name: 'Åse Ørsted', email, title, story: 'Et.\n\nTo.' };
      await shareStory(site.world, newVisitor().who, { fields, pdf: null, uploaded: null });
    }
    const answer = async (title: string, work: () => Promise<void>, status: string) => {
      await page.goto(`${site.url}/admin/stories`);
      await waitForHydration(page);
      await input.press(page.locator('.tab[href*="state=waiting"]'));
      await page.waitForURL(/state=waiting/);
      await input.press(page.getByRole('link', { name: title }));
      await page.getByRole('heading', { name: 'Your answer' }).waitFor();
      await work();
      await waitForStatus(page, status);
    };
    const yes = () => input.press(page.getByRole('button', { name: 'Publish it' }));
    await answer('Ti sekunder', yes, 'Published. We’ve emailed the author.');
    const no = async () => {
      await input.press(page.locator('.confirm-step > summary', { hasText: 'Decline' }));
      await page.getByText('Decline “Min første sang” by Åse Ørsted?').waitFor();
      await expectAccessible(page);
      await input.press(page.getByRole('button', { name: 'Yes, decline it' }));
    };
    await answer('Min første sang', no, 'Declined. We’ve emailed the author.');
    const stories = await site.db.query.selectFrom('stories').select('state').orderBy('title').execute();
    expect(stories.map(({ state }) => state)).toEqual(['declined', 'accepted']);
    const answers = site.db.query
      .selectFrom('emails')
      .select('recipient')
      .where('kind', '=', 'story-answered');
    expect(await answers.execute()).toEqual([{ recipient: email }, { recipient: email }]);

    await page.goto(`${site.url}/admin/audit`);
    await waitForHydration(page);
    await input.press(page.locator('.tab[href*="about=story"]'));
    await page.waitForURL(/about=story/);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    await expectAccessible(page);
  });

  test('blocks a day, reschedules and cancels with a credit, releases a hold, records attendance and voids an order [P.172]', async () => {
    const today = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
    const day = today.add({ days: 2 }).toString();
    const free = today.add({ days: 30 });
    const page = await asOwner();
    const button = (name: string) => page.getByRole('button', { name });
    const date = (label: string, value: string) =>
      page.getByLabel(label, { exact: false }).first().fill(value);
    const claims = async (kind: 'session' | 'block') =>
      (
        await site.db.query
          .selectFrom('claims')
          .select('state')
          .where('kind', '=', kind)
          .orderBy('created_at')
          .execute()
      ).map(({ state }) => state);

    await page.goto(`${site.url}/admin/bookings/block`);
    await waitForHydration(page);
    await date('From', free.toString());
    await date('Every week until', free.add({ weeks: 1 }).toString());
    await input.type(page.getByLabel('Note', { exact: false }), 'Øvedag');
    await input.press(button('Block this time'));
    await waitForStatus(page, 'Blocked, every week until your date.');
    const block = page.getByRole('link', { name: /Øvedag/ });
    expect(await block.first().textContent()).toContain('all day');
    await input.press(block.first());
    await page
      .getByText(/, all day/)
      .first()
      .waitFor();
    await input.press(page.getByRole('button', { name: 'Unblock', exact: true }));
    await waitForStatus(page, 'This time is available again.');
    await page.goto(`${site.url}/admin/bookings?week=${free.add({ weeks: 1 })}`);
    await waitForHydration(page);
    await input.press(block.first());
    await input.press(page.getByRole('button', { name: 'Unblock', exact: true }));
    await waitForStatus(page, 'This time is available again.');
    expect(await claims('block')).toEqual(['released', 'released']);

    const email = 'mia@example.com';
    await grantCredit(site, email);
    const book = async (time: string, cover: string, status: string) => {
      await page.goto(`${site.url}/admin/bookings/new?name=Mia+Holm&email=${email}&day=${day}`);
      await waitForHydration(page);
      await date('Begins', time);
      const group = page.locator('fieldset', { has: page.locator('[name=cover]') });
      await choose(input, group, page.getByLabel(cover, { exact: false }));
      await input.press(button('Book this time'));
      await waitForStatus(page, status);
    };
    await book('10:00', 'At the session', 'Booked.');
    await input.press(page.locator('summary', { hasText: 'Reschedule' }));
    await page.locator('#move-time').fill('16:00');
    await input.press(button('Reschedule to this time'));
    await waitForStatus(page, 'Rescheduled. We’ve emailed the new time.');
    await input.press(button('Use a credit'));
    await waitForStatus(page, 'One credit used for this session.');
    await input.press(page.locator('summary', { hasText: 'Cancel' }));
    await expectAccessible(page);
    await input.press(button('Cancel and keep the credit'));
    await waitForStatus(page, 'Cancelled. We’ve emailed them.');
    await book('12:00', 'With a payment link', 'On hold. We’ve emailed the payment link.');
    await input.press(page.locator('summary', { hasText: 'Release hold' }));
    await page.getByText('The payment link stops working.').waitFor();
    await input.press(button('Yes, release it'));
    await expect.poll(() => claims('session')).toEqual(['cancelled', 'cancelled', 'released']);
    await book('14:00', 'Nothing to pay', 'Booked.');
    await input.press(page.getByRole('link', { name: 'Session brief' }));
    await page.locator('.brief').waitFor();
    await input.press(page.locator('.admin-back a'));
    await page.getByRole('link', { name: 'Session brief' }).waitFor();
    site.passTime({ hours: 72 });
    await page.reload();
    await input.press(button('Mark as taken place'));
    await waitForStatus(page, 'Noted.');
    await page.getByText('Taken place', { exact: true }).waitFor();
    expect(await claims('session')).toEqual(['cancelled', 'cancelled', 'released', 'booked']);
    const ledger = await site.db.query.selectFrom('ledger_entries').select('delta').orderBy('at').execute();
    expect(ledger.map(({ delta }) => delta)).toEqual([1, -1]);

    const { orderId } = await (await parcelShop(site.db)).paidParcel();
    await page.goto(`${site.url}/admin/orders/${orderId}`);
    await waitForHydration(page);
    await input.press(page.locator('summary', { hasText: 'Release the reservation' }));
    await expectAccessible(page);
    await input.press(page.locator('form[action$="/release"] button'));
    await waitForStatus(page, 'Reservation released.');
    const order = site.db.query.selectFrom('orders').select('state').where('id', '=', orderId);
    expect(await order.executeTakeFirst()).toEqual({ state: 'voided' });
    // The provider's payment id: abbreviated, and complete when opened.
    const { intent_id: intent } = await site.db.query
      .selectFrom('payments')
      .select('intent_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(await page.getByText(intent ?? '', { exact: true }).isVisible()).toBe(false);
    await input.press(page.locator('.payment-id > summary'));
    await page.getByText(intent ?? '', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('uploads a photograph and deletes it, and answers a message [P.171]', async () => {
    await seed(site.world);
    const page = await asOwner();
    await page.goto(`${site.url}/admin/pictures`);
    await waitForHydration(page);
    const place = page.locator('.picture-slot').first();
    await input.press(place.locator('summary'));
    const put = place.getByRole('button', { name: 'Use this photograph' });
    const file = (name: string, buffer: Buffer) =>
      place.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await input.type(place.getByLabel('What it shows, in English'), 'A stage, empty');
    await file('no-picture.jpg', Buffer.from('no picture at all'));
    await input.press(put);
    await place.getByText('This file isn’t a picture we can read.').waitFor();
    expect(await place.getByLabel('What it shows, in English').inputValue()).toBe('A stage, empty');
    await expectAccessible(page);
    await file('stage.jpg', await photograph);
    await input.press(put);
    await waitForStatus(page, 'The photograph is on the website now.');
    const placed = () => site.db.query.selectFrom('photographs').select('place').execute();
    expect(await placed()).toHaveLength(1);
    await input.press(place.getByRole('button', { name: 'Remove photograph' }));
    await waitForStatus(page, 'The drawing is shown again.');
    expect(await placed()).toEqual([]);

    await page.goto(`${site.url}/admin/messages`);
    await waitForHydration(page);
    await input.press(page.locator('tbody th a').first());
    await input.press(page.getByRole('button', { name: 'Mark as answered' }));
    await waitForStatus(page, 'Marked as answered.');
    await input.press(page.getByRole('button', { name: 'Open again' }));
    await waitForStatus(page, 'Marked as read.');
    const message = site.db.query.selectFrom('contact_messages').select('state');
    expect(await message.where('id', '=', seededMessage).executeTakeFirst()).toEqual({ state: 'read' });
  });
});
