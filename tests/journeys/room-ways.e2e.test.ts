import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { submitApplication } from '#studio/applications/submit-application.ts';
import { bookFor } from '#studio/booking/book-for.ts';
import { createPaymentOf } from '#studio/checkout/create-payment.ts';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { enrol } from '#tests/support/enrol.ts';
import { type Hands, keyboard, pointer, pressWhileCut, tabTo } from '#tests/support/hands.ts';
import { keptMails } from '#tests/support/mails.ts';
import { readPdf } from '#tests/support/pdf-words.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { owner, visitor } from '#tests/support/who.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const email = 'mia@example.dk';
const name = 'Mia Østergård';

const withoutScripts = { ...desktop, javaScriptEnabled: false };
const ways = [
  ['on a phone', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
  ['on a desktop, without scripts', withoutScripts, pointer],
] as const;

/** Mia's own browser, and her hands on its page. */
async function mias(profile: (typeof ways)[number][1], hands: Hands) {
  const mia = await browser.visitor(profile);
  const { page } = mia;
  await signInBrowser(page.context(), site, 'student', { email, name });
  const main = page.getByRole('main');
  const named = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
  return {
    ...mia,
    main,
    link: (name: string | RegExp, within: Locator = main) =>
      hands.press(within.getByRole('link', named(name))),
    button: (name: string | RegExp, within: Locator = main) =>
      hands.press(within.getByRole('button', named(name))),
    /** Opens what is folded. */
    unfold: (words: string | RegExp, within: Locator = main) =>
      hands.press(within.locator('summary').filter({ hasText: words })),
    toggle: async (box: Locator) => {
      if (hands === pointer) return box.click();
      await tabTo(box);
      await page.keyboard.press('Space');
    },
    look: async () => profile === phone && (await expectAccessible(page)),
    hasScripts: profile !== withoutScripts,
  };
}

/** The owner keeps an hour for her; nothing is paid for it yet. */
async function keepAnHour(): Promise<void> {
  const day = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').add({ days: 3 });
  const hour = { day: day.toPlainDate().toString(), time: '10:00', place: 'online' };
  const kept = await bookFor(site.world, owner, { ...hour, name, email, cover: 'link', language: 'en' });
  expect(kept.ok).toBe(true);
}

/** A course ordered as a guest; answers where it is paid. */
async function orderCourse(): Promise<string> {
  const line = { entryId: 'beginner-course', description: 'First Notes', quantity: 1, unitMinor: 9_700 };
  const basket = {
    key: 'page:mia',
    cartId: null,
    currency: 'USD',
    capture: 'now',
    lines: [{ ...line, vatClass: 'standard', withdrawalRegime: 'digital' }],
    buyer: { name, email },
    consents: [],
    shipsTo: null,
  } as const;
  const outcome = await createPaymentOf(site.world, visitor, basket, '/sales');
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.url;
}

async function pay(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: /^Pay/ }));
  await page.waitForURL(/\/payment-success|\/orders\//);
}

test.each(ways)(
  '%s: an hour that is kept is paid and has its receipt, a course is given back, an application is paid and taken back',
  async (_name, profile, hands) => {
    await keepAnHour();
    const { query } = site.db;
    const application = await submitApplication(site.world, visitor, {
      programme: 'voice-elevated',
      values: { ...intensiveApplication, email },
      files: [],
    });
    expect(application.ok).toBe(true);
    const mia = await mias(profile, hands);
    const { page, main, link, button, unfold, look, expectComplaint } = mia;

    // Nobody is forgotten while something waits; what, why and where is said.
    await page.goto(`${site.url}/dashboard/data`);
    await link('Delete my data');
    await main.getByText('This hour is kept for you until you pay.').waitFor();
    expect(await main.getByRole('button', { name: 'Delete everything' }).count()).toBe(0);
    await look();
    await link('Sessions');
    await main.getByRole('heading', { name: 'An hour is kept for you' }).waitFor();
    await main.getByText('DKK 1,950').waitFor();
    await look();
    const goPay = main.getByRole('button', { name: /^Go to payment/ });
    if (mia.hasScripts) await pressWhileCut(mia, 'line', () => hands.press(goPay));
    if (hands === pointer) await goPay.dblclick();
    else await hands.press(goPay);
    await pay(page, hands);
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
    await page.goto(`${site.url}/dashboard/bookings`);
    await main.getByRole('link', { name: /^Move/ }).waitFor();
    expect(await main.getByRole('heading', { name: 'An hour is kept for you' }).count()).toBe(0);

    await page.goto(`${site.url}/dashboard/orders`);
    await link('Private Coaching');
    await main.getByRole('heading', { name: 'Receipts' }).waitFor();
    await look();
    const coming = page.waitForEvent('download');
    await link(/^Receipt \d+ \(PDF\)/);
    const { text } = await readPdf(await readFile(await (await coming).path()));
    expect(text).toContain(name);
    expect(text).toContain('1,950');

    await page.goto(await orderCourse());
    await pay(page, hands);
    await page.goto(`${site.url}/dashboard/orders`);
    await link('First Notes');
    await unfold('Not for you? Have your money back');
    await look();
    await button(/^Give it back, and return/);
    await main.getByText(/^Your money (is on its way back|has gone back)\.$/).waitFor();
    const orders = () =>
      query.selectFrom('orders').select(['state', 'total_minor']).orderBy('created_at').execute();
    await expect.poll(async () => (await orders()).map(({ state }) => state)).toEqual(['paid', 'refunded']);
    expect(await query.selectFrom('refunds').select(['amount_minor', 'state']).execute()).toEqual([
      { amount_minor: 9_700, state: 'succeeded' },
    ]);

    await page.goto(`${site.url}/dashboard/applications`);
    await link('Voice Elevated');
    await main.getByText('Nothing is paid yet.').waitFor();
    const here = page.url();
    await look();
    await button('Reserve with DKK 18,500');
    await pay(page, hands);
    await page.goto(here);
    await main
      .getByText(/is reserved on your card/)
      .first()
      .waitFor();
    await unfold('Take the application back');
    await look();
    await button('Yes, take it back');
    await main.getByRole('heading', { level: 1, name: 'Taken back' }).waitFor();
    await look();
    await expect.poll(async () => (await orders()).at(-1)?.state).toBe('voided');
    expect(await query.selectFrom('applications').select('state').execute()).toEqual([
      { state: 'withdrawn' },
    ]);
    expect(await query.selectFrom('units').select('id').where('state', '!=', 'free').execute()).toEqual([]);

    // Not hers: nothing of it is there.
    expectComplaint(/status of 404/);
    const forged = await page.goto(`${here.slice(0, -3)}000`);
    expect(forged?.status()).toBe(404);
    const sent = async () => {
      const mails = await keptMails(site.db);
      return mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
    };
    await expect
      .poll(sent)
      .toEqual(
        expect.arrayContaining([
          'application-received',
          'booking-to-pay',
          'booking-confirmed',
          'enrolment-granted',
          'refund-sent',
        ]),
      );
  },
);

test.each(ways)(
  '%s: a lesson is heard, completed and undone; goals and an entry are written, shared, made private and removed',
  async (_name, profile, hands) => {
    const { query } = site.db;
    await enrol(site, email, 'beginner-course');
    const mia = await mias(profile, hands);
    const { page, main, link, button, unfold, toggle, look, hasScripts, expectComplaint } = mia;
    expectComplaint(/status of 400/);

    await page.goto(`${site.url}/dashboard`);
    await main.getByText('0 of 13 lessons').waitFor();
    await link('All modules');
    await link('The first long note');
    await main.getByRole('heading', { level: 1, name: 'The first long note' }).waitFor();
    const audio = page.locator('audio');
    const second = () => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime);
    if (hasScripts) {
      await button(/^Play/);
      await expect.poll(second).toBeGreaterThan(0.2);
      await button(/^Pause/);
      const seek = main.getByRole('slider', { name: 'Where in the recording' });
      if (hands === keyboard) {
        await tabTo(seek);
        await page.keyboard.press('End');
      } else await seek.fill('20');
      await expect.poll(second).toBeGreaterThan(18);
      await look();
    } else expect(await audio.getAttribute('controls')).not.toBeNull();

    const mark = main.getByRole('button', { name: 'Mark as Complete' });
    // The studio hears it, and its answer is lost: pressed once more it is done once.
    if (hasScripts) await pressWhileCut(mia, 'answer', () => hands.press(mark));
    await hands.press(mark);
    await main.getByText('Marked as complete.').waitFor();
    expect(await mark.isDisabled()).toBe(true);
    await button('Undo');
    await main.getByText('No longer marked as complete.').waitFor();
    await hands.press(mark);
    await main.getByText('Marked as complete.').waitFor();
    await look();
    await link('Back to the course');
    await main.getByText('1 of 13 lessons').waitFor();
    await link('Where the air goes');
    await main.getByRole('heading', { level: 1, name: 'Where the air goes' }).waitFor();
    const sheet = main.locator('.resources a');
    await tabTo(sheet);
    const file = await page.request.get(new URL((await sheet.getAttribute('href')) ?? '', page.url()).href);
    expect(file.headers()['content-type']).toBe('application/pdf');

    await page.goto(`${site.url}/dashboard/journal`);
    const form = main.locator('.goal-form');
    const wish = main.locator('.goal');
    await button('Add goal');
    await main.locator('#goal-body-error').waitFor();
    await hands.type(form.getByRole('textbox'), 'Hold the long Å');
    await toggle(form.getByRole('checkbox'));
    await button('Add goal');
    await wish.getByText('Shared with the coach').waitFor();
    await look();
    await button(/^Make private/, wish);
    await button(/^Share /, wish);
    await wish.getByText('Shared with the coach').waitFor();
    await button(/^Reached/, wish);
    await wish.getByText(/^Reached \w+day/).waitFor();
    await button(/^Not there yet/, wish);
    await button(/^Reached/, wish);
    await wish.getByText(/^Reached \w+day/).waitFor();
    const goals = () => query.selectFrom('goals').select(['body', 'is_shared']).execute();
    expect(await goals()).toEqual([{ body: 'Hold the long Å', is_shared: true }]);
    await unfold('Delete', wish);
    await look();
    await button('Yes, delete it', wish);
    await expect.poll(goals).toEqual([]);
    await expect.poll(() => wish.count()).toBe(0);

    await button('Share my progress');
    await main.getByText('Your coach sees how far you have come').waitFor();
    await button('Make it private');
    await main.getByText('Your coach does not see how far').waitFor();

    await link('Write an entry');
    await main.getByRole('heading', { level: 1, name: 'New entry' }).waitFor();
    await hands.type(main.getByRole('textbox'), 'Breathed low, sang high');
    await button('Save');
    const entries = async () => {
      const rows = await query.selectFrom('journal_entries').select(['body', 'is_shared']).execute();
      return rows.map(({ body, is_shared }) => `${is_shared ? 'shared' : 'private'}: ${body}`);
    };
    const shareOrNot = async (saved: string) => {
      await toggle(main.getByLabel('Share with the coach'));
      await button('Save');
      await expect.poll(entries).toEqual([saved]);
      await page.goto(`${site.url}/dashboard/journal`);
    };
    await expect.poll(entries).toEqual(['private: Breathed low, sang high']);
    await shareOrNot('shared: Breathed low, sang high');
    await main.getByText('Shared with the coach').last().waitFor();
    await link('Breathed low, sang high');
    await main.getByRole('heading', { level: 1, name: 'Breathed low, sang high' }).waitFor();
    await shareOrNot('private: Breathed low, sang high');
    const coming = page.waitForEvent('download');
    await link('All entries as Markdown');
    expect(await readFile(await (await coming).path(), 'utf8')).toContain('Breathed low, sang high');
    await link('Breathed low, sang high');
    await unfold('Delete this entry');
    await look();
    await button('Yes, delete it');
    await main.getByText('No entries yet').waitFor();
    expect(await entries()).toEqual([]);
    const done = await query.selectFrom('completions').select('user_id').execute();
    expect(done).toHaveLength(1);
  },
);
