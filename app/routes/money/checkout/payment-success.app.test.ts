import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { studentMessages } from '#studio/money/orders/answers/student.messages.ts';
import { placePhotograph } from '#studio/shared/content/place-photograph.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { type TestVisit, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { owner } from '#tests/support/who.ts';
import { widgetWords } from '../../calendar/booking/widget.messages.ts';
import { buyerQuestionMessages } from './buyer-questions.messages.ts';
import { confirmationMessages } from './confirmation.messages.ts';
import { returnMessages } from './payment-success.messages.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const hour = '2026-11-25T12:00:00Z';
const payer = { action: 'pay', email: 'aase@eksempel.dk', name: 'Åse Ørsted' };

beforeEach(() => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
});

/** The path of the hosted checkout, in the browser that opens it. */
async function buy(browser: TestVisit, courseId: string, prefix: string, currency = 'dkk'): Promise<string> {
  const { location } = await browser.post(`${prefix}/courses`, { courseId, currency });
  return location!;
}

async function hold(browser: TestVisit, prefix = ''): Promise<string> {
  await browser.post(`${prefix}/private-coaching/book`, {
    name: 'Åse Ørsted',
    email: 'aase@eksempel.dk',
    slot_start: hour,
  });
  const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  return booking.id;
}

const sessionIdIn = (address: string) => address.split('/').at(-1)!;

describe.each([
  ['English', '', 'en'],
  ['Danish', '/da', 'da'],
] as const)('the return page in %s', (_name, prefix, language) => {
  const words = returnMessages[language];
  const amount = (kroner: string) => `DKK ${language === 'da' ? kroner.replace(',', '.') : kroner}`;

  test('a paid session is confirmed with date, place, calendar file and a link to manage it [S2.28]', async () => {
    const browser = visit(given);
    const id = await hold(browser, prefix);
    const checkout = await browser.post(`${prefix}/private-coaching/book/payment`, { booking: id });
    const paid = await browser.post(checkout.location!, payer);
    const page = await browser.get(paid.location!);
    expect(page.text).toContain(`<title>${words.headlines.booked} · Lindehav Voice Studio</title>`);
    expect(page.text).toContain(language === 'da' ? '13.00–14.00' : '13:00–14:00');
    expect(page.text).toContain('Prøvegade 12');
    const [headline = ''] = pieces(page.text, 'h1');
    expect(textOf(headline)).toMatch(
      language === 'da'
        ? /^Booking bekræftet Vi ses \S+dag den \d+\. \S+ kl\. 13\.00$/
        : /^Booking confirmed See you on \S+day \d+ \S+ at 13:00$/,
    );
    expect(page.text.indexOf(headline)).toBeLessThan(
      page.text.indexOf('class="button', page.text.indexOf('<main')),
    );
    const session = new URL(paid.location!, 'http://x').searchParams.get('session');
    expect(page.text).toContain(`href="${prefix}/bookings/${session}/calendar.ics"`);
    expect((await browser.get(`${prefix}/bookings/${session}`)).status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('the confirmation asks who attends: the answer is kept, and a consent without a name is refused with the input', async () => {
    const browser = visit(given);
    const id = await hold(browser, prefix);
    const checkout = await browser.post(`${prefix}/private-coaching/book/payment`, { booking: id });
    const { location = '' } = await browser.post(checkout.location!, payer);
    const page = await browser.get(location!);
    const { student, guardian } = studentMessages[language];
    const asks = buyerQuestionMessages[language];
    const { goal } = studentMessages[language];
    for (const text of [asks.headings.meeting, goal, asks.another, student])
      expect(page.text).toContain(text);
    const [, name = ''] = /name="([\w-]+\.student)"/.exec(page.text) ?? [];
    const session = new URL(location!, 'http://x').searchParams.get('session');
    const answers = `${prefix}/payment-success/answers?session=${session}`;
    const consent = name.replace('student', 'guardian');
    const refused = await browser.post(answers, { [name]: '', [consent]: 'yes' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(asks.faults.missing);
    expect(refused.text).toMatch(new RegExp(`name="${consent}"[^>]*checked|checked[^>]*name="${consent}"`));
    const sent = await browser.post(answers, { [name]: 'Alma Ærø', [consent]: 'yes' });
    const after = await browser.get(sent.location!);
    expect(after.text).toContain(asks.sent);
    expect(after.text).toContain('value="Alma Ærø"');
    expect(after.text.replace(/’/g, '')).toContain(guardian.replace(/’/g, ''));
  });

  test('the confirmation shows the email address, which can be corrected once, directions with a sketch, what to bring and the next step', async () => {
    const browser = visit(given);
    const id = await hold(browser, prefix);
    const checkout = await browser.post(`${prefix}/private-coaching/book/payment`, { booking: id });
    const paid = await browser.post(checkout.location!, payer);
    const own = confirmationMessages[language];
    const page = await browser.get(paid.location!);
    expect(page.text).toContain('eksempel.dk</span></strong>');
    for (const part of [own.bring, own.finding, own.maps, own.next, own.createAccount, own.changes]) {
      expect(page.text).toContain(part);
    }
    expect(page.text).toContain(`aria-label="${own.sketch('Prøvegade', '12')}"`);
    const action = paid.location!.replace('?', '/email?');
    expect(page.text).toContain(`action="${action}"`);
    const wrong = await browser.post(action, { email: 'aase' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain(own.problems['bad-email']);
    expect(await browser.post(action, { email: 'aase@rigtig.dk' })).toMatchObject({
      status: 303,
      location: paid.location,
    });
    const corrected = await browser.get(paid.location!);
    expect(corrected.text).toContain('rigtig.dk</span></strong>');
    expect(corrected.text).toContain(own.corrected);
    expect(corrected.text).not.toContain(own.wrongAddress);
    const second = await browser.post(action, { email: 'en@anden.dk' });
    expect(second.status).toBe(409);
    expect(second.text).toContain(own.problems.closed);
  });

  test('the confirmation shows the owner’s picture of a map in place of the sketch', async () => {
    const browser = visit(given);
    const id = await hold(browser, prefix);
    const checkout = await browser.post(`${prefix}/private-coaching/book/payment`, { booking: id });
    const paid = await browser.post(checkout.location!, payer);
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#9cc' } })
      .png()
      .toBuffer();
    const proportions = { width: 360, height: 240 };
    const map = { place: 'map', proportions, bytes, altEn: '', altDa: '' };
    expect(await placePhotograph(given.world, owner, map)).toEqual({ ok: true });
    const own = confirmationMessages[language];
    const shown = async () => (await browser.get(paid.location!)).text;
    await expect.poll(shown).toContain(`alt="${own.map}"`);
    expect(await shown()).not.toContain(`aria-label="${own.sketch('Prøvegade', '12')}"`);
  });

  test('a credit is redeemed for a session on the same page, by its secret, once [S2.146]', async () => {
    const browser = visit(given);
    const paid = await browser.post(await buy(browser, 'private-coaching', prefix), payer);
    const choosing = await browser.get(paid.location!);
    expect(choosing.text).toContain(`<title>${words.headlines.credit} · Lindehav Voice Studio</title>`);
    expect(choosing.text).toContain('value="Åse Ørsted"');
    expect(choosing.text).toContain('value="aase@eksempel.dk"');
    const form = { name: 'Åse Ørsted', email: 'aase@eksempel.dk', place: 'studio' };
    const missing = await browser.post(paid.location!, form);
    expect(missing.status).toBe(400);
    expect(missing.text).toContain(widgetWords[language].missing);
    const booked = await browser.post(paid.location!, { ...form, slot_start: hour });
    expect(booked).toMatchObject({ status: 303, location: paid.location });
    expect((await browser.get(paid.location!)).text).toContain(
      `<title>${words.headlines.booked} · Lindehav Voice Studio</title>`,
    );
    const again = await browser.post(paid.location!, { ...form, slot_start: '2026-11-26T12:00:00Z' });
    expect(again.status).toBe(403);
    expect(await given.db.query.selectFrom('bookings').select('id').execute()).toHaveLength(1);
  });

  test('a programme is only authorised, its application is one click away, and the decision date is shown [S2.95]', async () => {
    const browser = visit(given);
    const paid = await browser.post(await buy(browser, 'voice-elevated', prefix), payer);
    const page = await browser.get(paid.location!);
    expect(page.text).toContain(words.programmeForm);
    const { headings } = buyerQuestionMessages[language];
    expect(page.text).toContain(headings.another);
    expect(page.text).not.toContain(headings.meeting);
    expect(page.text).toContain(`href="${pageAddress('/voice-elevated-application', language)}"`);
    expect(page.text).toContain(words.programmeReserved.card(amount('18,500')));
    expect(page.text).toContain(
      language === 'da' ? 'søndag den 29. november 2026' : 'Sunday 29 November 2026',
    );
  });

  test('any other purchase shows what was bought [S4.16]', async () => {
    const browser = visit(given);
    const paid = await browser.post(await buy(browser, 'test-payment', prefix, 'usd'), payer);
    const page = await browser.get(paid.location!);
    expect(page.text).toContain(words.test);
    expect(page.text).toContain('USD 1');
  });

  test('while the payment is processing the page polls, with and without scripts [S4.17]', async () => {
    const browser = visit(given);
    const paid = await browser.post(await buy(browser, 'private-coaching', prefix), {
      ...payer,
      action: 'slow',
    });
    const page = await browser.get(paid.location!);
    expect(page.text).toContain(words.waiting);
    expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/?><\/noscript>/i);
    expect(page.text).toContain('data-reload-after="3"');
  });

  test('a late payment is refunded, and three free slots are offered', async () => {
    const browser = visit(given);
    const id = await hold(browser, prefix);
    const checkout = await browser.post(`${prefix}/private-coaching/book/payment`, { booking: id });
    const sessionId = sessionIdIn(checkout.location!);
    await takeSlotFrom(id);
    await given.testCheckout!.payer.pay(sessionId, { email: 'aase@eksempel.dk' });
    const paid = await browser.get(checkout.location!);
    const page = await browser.get(/(?:\/da)?\/payment-success\?session=[\w-]+/.exec(paid.text)![0]);
    expect(page.text).toContain(words.goneMoney(amount('1,950')));
    expect(page.text.match(/private-coaching\/book\?slot_start=/g)).toHaveLength(3);
  });
});

/** The hold expires and another visitor books the slot before the money arrives. */
async function takeSlotFrom(bookingId: string): Promise<void> {
  const { db } = given;
  const claim = await db.query
    .selectFrom('bookings')
    .select('claim_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await db.query.updateTable('claims').set({ state: 'released' }).where('id', '=', claim.claim_id).execute();
  const start = Temporal.Instant.from(hour);
  await db.query
    .insertInto('claims')
    .values({
      kind: 'block',
      state: 'blocked',
      slot_start: start,
      slot_end: start.add({ hours: 1 }),
      claimed: `[${hour},2026-11-25T13:00:00Z)`,
      changed_at: now,
    })
    .execute();
}

test('the specified parameters are removed from the URL at once, prefill the form, and are never logged [S2.145]', async () => {
  const browser = visit(given);
  const parameters =
    'course_id=private-coaching&course_name=Private+Coaching&name=%C3%85se&email=aase%40eksempel.dk';
  const moved = await browser.get(`/payment-success?${parameters}`);
  expect(moved).toMatchObject({ status: 303, location: '/payment-success' });
  const page = await browser.get('/payment-success');
  expect(page.text).toContain(widgetWords.en.title);
  expect(page.text).toContain('value="Åse"');
  expect(page.text).toContain('value="aase@eksempel.dk"');
  expect(JSON.stringify(given.logged)).not.toMatch(/aase|Åse|%C3%85se/);
});

test('an invalid session id shows the booking widget, and grants nothing [S2.147]', async () => {
  const browser = visit(given);
  const page = await browser.get('/payment-success?session=AAAAAAAAAAAAAAAAAAAAAA');
  expect(page.text).toContain(widgetWords.en.hold);
  expect(page.text).toContain('action="/private-coaching/book"');
});

test('a prefill not written by this site is ignored', async () => {
  const forged = Buffer.from(JSON.stringify({ until: 9e15, value: { name: 'Mallory', email: 'm@x.dk' } }));
  const answer = await given.fetch('/payment-success', {
    headers: { cookie: `belcanto_prefill=${forged.toString('base64url')}.AAAA` },
  });
  expect(await answer.text()).not.toContain('Mallory');
});

test('a session confirmed and then cancelled is shown as cancelled, not as missing', async () => {
  const browser = visit(given);
  const id = await hold(browser);
  const checkout = await browser.post('/private-coaching/book/payment', { booking: id });
  const paid = await browser.post(checkout.location!, payer);
  const session = new URL((await browser.get(paid.location!)) && paid.location!, 'http://x').searchParams;
  await browser.post(`/bookings/${session.get('session')}/cancel`, {});
  expect((await browser.get(paid.location!)).text).toContain(returnMessages.en.cancelled);
});

test('the credit’s link in the email books a session without a payment, and then shows it', async () => {
  const browser = visit(given);
  const paid = await browser.post(await buy(browser, 'private-coaching', ''), payer);
  const session = new URL(paid.location!, 'http://x').searchParams.get('session')!;
  await browser.get(paid.location!);
  const link = `/private-coaching/book?credit=${session}`;
  const page = await browser.get(link);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.text).toContain(widgetWords.en.creditNote);
  const booked = await browser.post(link, {
    credit: session,
    name: 'Åse',
    email: 'aase@eksempel.dk',
    slot_start: hour,
  });
  expect(booked).toMatchObject({ status: 303, location: link });
  expect((await browser.get(link)).text).toContain(widgetWords.en.receivedTitle);
  const wrong = await browser.get('/private-coaching/book?credit=AAAAAAAAAAAAAAAAAAAAAA');
  expect(wrong.status).toBe(404);
  expect(wrong.text).toContain('There’s no session left on this link.');
});
