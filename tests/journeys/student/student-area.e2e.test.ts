import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  seed,
  seededBooking,
  seededEmail,
  seededName,
  seededOrder,
  seededReceipt,
} from '#tests/access/seed.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, pointer, tabTo, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { enrol } from '#tests/support/enrol.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const email = 'aase@eksempel.dk';

async function credit(): Promise<void> {
  const { query } = site.db;
  const { id: offerId } = await query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const bought = { kind: 'credit', offer_id: offerId, email: email.toUpperCase() } as const;
  const { id } = await query
    .insertInto('entitlements')
    .values({ ...bought, order_id: null, date_id: null, user_id: null, valid_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const granted = { entitlement_id: id, delta: 1, reason: 'granted' } as const;
  await query
    .insertInto('ledger_entries')
    .values({ ...granted, booking_id: null, refund_id: null, at: site.world.clock.now() })
    .execute();
}

const withoutScripts = { ...desktop, javaScriptEnabled: false };

test.each(
  variantAt(
    [
      ['on a phone', phone, pointer],
      ['on a desktop, by keyboard alone', desktop, keyboard],
      ['on a desktop, without scripts', withoutScripts, pointer],
    ] as const,
    1,
  ),
)(
  '%s: a credit becomes a session, is rescheduled and cancelled; then data are exported and erased [S2.36]',
  async (_name, profile, input) => {
    await credit();
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 400/);
    await signInBrowser(page.context(), site, 'student', { email, name: 'Åse Ærlig Ørsted-Kjærsgård' });
    const look = async () => profile === phone && (await expectAccessible(page));
    const link = (name: string | RegExp) => input.press(page.getByRole('link', { name }));
    const button = (name: string) => input.press(page.getByRole('button', { name }));
    const hours = page.locator('input[name="slot_start"]');
    const choose = async (last: number) => {
      if (input === pointer) return hours.nth(-last).check();
      // The arrow keys stay within the slots.
      await tabTo(hours.first());
      for (let step = 0; step < last; step += 1) await page.keyboard.press('ArrowLeft');
      expect(await hours.nth(-last).isChecked()).toBe(true);
    };

    await page.goto(`${site.url}/dashboard/bookings`);
    await link('Use this credit');
    await button('Book this time');
    await page.getByRole('alert').getByText('Pick a time.').waitFor();
    await look();
    await choose(1);
    await button('Book this time');
    await page.getByText('Booked. An email with the calendar file is on its way to you.').waitFor();
    await page.getByText('No credits left.').waitFor();
    await look();

    await link(/^Reschedule/);
    await look();
    await input.press(page.locator('.day summary').last());
    await choose(2);
    await button('Reschedule to this time');
    await page.getByText('Your session has been rescheduled.').waitFor();
    await link(/^Cancel/);
    await page.getByText('your session credit becomes available again').waitFor();
    await look();
    await button('Cancel the session');
    await page.getByText('Cancelled. We’ve emailed you a confirmation.').waitFor();
    await page.getByRole('link', { name: 'Use this credit' }).waitFor();

    await page.goto(`${site.url}/dashboard/data`);
    const coming = page.waitForEvent('download');
    await link('Download all (ZIP)');
    expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
    // The sign-in is too old to confirm a deletion; without a password an email does.
    const longAgo = site.world.clock.now().subtract({ hours: 1 });
    await site.db.query.updateTable('sessions').set({ created_at: longAgo }).execute();
    await link('Delete my data');
    await page.getByText('What we have to keep by law').waitFor();
    await page.getByLabel('Your password').waitFor();
    await look();
    await button('Email me a sign-in link');
    await page.getByText(`We’ve emailed ${email}.`).waitFor();
    await look();
    await page.goto(linkIn(await mailTo(site.db, email, 'account-sign-in'), /\/sign-in\//));
    await button('Sign in');
    await page.waitForURL(`${site.url}/dashboard`);
    await page.goto(`${site.url}/dashboard/data/erase`);
    await page.getByText('You’ve just signed in').waitFor();
    await button('Delete everything');
    await page.getByRole('heading', { name: 'Your data has been deleted' }).waitFor();
    await look();
    const known = await site.db.query.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(known).toEqual([]);
    await page.goto(`${site.url}/dashboard/journal`);
    await page.waitForURL('**/login**');
  },
);

variant(
  'documents and applications in the student area, and a one-page brief with shared contents only [S2.39]',
  async () => {
    await seed(site.world);
    await site.db.query.updateTable('orders').set({ state: 'paid' }).where('id', '=', seededOrder).execute();
    await enrol(site, seededEmail, 'beginner-course');
    const { lesson_id: lesson } = await site.db.query
      .selectFrom('lesson_texts')
      .select('lesson_id')
      .where('title', '=', 'The first long note')
      .executeTakeFirstOrThrow();
    const student = await browser.visitor(phone);
    const { page } = student;
    await signInBrowser(page.context(), site, 'student', { email: seededEmail });
    await page.goto(`${site.url}/dashboard/journal`);
    const addGoal = async (words: string, isShared: boolean) => {
      await page.getByLabel('What do you want to be able to do?').fill(words);
      if (isShared) await page.locator('.goal-form').getByLabel('Share with the coach').check();
      await page.getByRole('button', { name: 'Add goal' }).click();
      await page.locator('.goal', { hasText: words }).waitFor();
    };
    await addGoal('Hold the long Å', true);
    await addGoal('A goal of my own', false);
    await expectAccessible(page);
    for (const [words, isShared] of [
      ['Shared goal', true],
      ['Private goal', false],
    ] as const) {
      await page.goto(`${site.url}/dashboard/journal/new`);
      await waitForHydration(page);
      await page.getByRole('textbox').fill(words);
      if (isShared) await page.getByLabel('Share with the coach').check();
      const saved = () =>
        site.db.query.selectFrom('journal_entries').select('is_shared').where('body', '=', words).execute();
      await expect.poll(saved).toEqual([{ is_shared: isShared }]);
    }

    await page.goto(`${site.url}/dashboard/orders`);
    await page.locator(`a[href="/dashboard/orders/${seededOrder}"]`).click();
    await page.getByRole('heading', { name: 'Receipts' }).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Receipt \d+ \(PDF\)/ }).click();
    const receipt = await coming;
    expect((await readPdf(await readFile(await receipt.path()))).text).toContain(String(seededReceipt));
    await page.goto(`${site.url}/dashboard/applications`);
    await page.locator('.student-row-name').first().click();
    await page.waitForURL(/\/dashboard\/applications\/[0-9a-f-]{36}$/);
    await page.getByText('Withdraw application').first().waitFor();

    const other = await browser.visitor(desktop);
    await signInBrowser(other.page.context(), site, 'student', { email });
    const forged = [page.url(), receipt.url(), `${site.url}/dashboard/lessons/${lesson}/file`];
    for (const address of forged) {
      expect((await page.request.get(address)).status(), address).toBe(200);
      expect((await other.page.request.get(address)).status(), address).toBe(404);
    }

    const owner = (await browser.visitor(desktop)).page;
    await signInBrowser(owner.context(), site, 'owner');
    await owner.goto(`${site.url}/admin/bookings/${seededBooking}`);
    await keyboard.press(owner.getByRole('link', { name: 'Session brief' }));
    await owner.getByRole('article').getByText('Shared goal').waitFor();
    const { pages } = await readPdf(await owner.pdf({ preferCSSPageSize: true, format: 'A4' }));
    expect(pages).toHaveLength(1);
    for (const words of [seededName, 'Hold the long Å', 'Shared goal']) expect(pages[0]).toContain(words);
    for (const words of ['A goal of my own', 'Private goal']) {
      expect(pages[0]).not.toContain(words);
      expect(await owner.content()).not.toContain(words);
    }
  },
);
