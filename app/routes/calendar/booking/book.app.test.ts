import { describe, expect, test } from 'vitest';
import { type Answer, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { widgetWords } from './widget.messages.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const clock = { now: () => now };
const monday10 = { start: '2026-11-23T11:00:00Z', label: '12:00' };
const tuesday = '2026-11-24T12:00:00Z';
const filled = {
  name: 'Åse Ørsted',
  email: 'åse@eksempel.dk',
  place: 'online',
  slot_start: tuesday,
};

const payer = { action: 'pay', email: 'åse@eksempel.dk', name: 'Åse Ørsted' };

function html(answer: Answer): string {
  return answer.text
    .replace(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
const page = (answer: Answer) => html(answer).replace(/data-props="[^"]*"/g, '');

const given = testApp({}, { clock });
const at = (prefix: string) => `${prefix}/private-coaching/book`;

async function holdASlot(prefix = '') {
  const browser = visit(given);
  const answer = await browser.post(at(prefix), filled);
  const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  return { browser, answer, id: booking.id };
}

describe.each([
  ['English', '', 'en', '13:00', 'Tuesday 24 November 2026, 13:00 to 14:00, Copenhagen, 60 minutes'],
  ['Danish', '/da', 'da', '13.00', 'tirsdag den 24. november 2026, 13.00 til 14.00, København, 60 minutter'],
] as const)('the booking page in %s', (_name, prefix, language, label, fullName) => {
  const words = widgetWords[language];

  test('lists seven days of free slots as radios labelled with full date, time and length', async () => {
    now = Temporal.Instant.from('2026-11-23T05:00:00Z');
    const answer = await visit(given).get(at(prefix));
    expect(answer.status).toBe(200);
    expect(page(answer).match(/name="slot_start"/g)).toHaveLength(63);
    expect(page(answer)).toContain(`aria-label="${fullName}"`);
    expect(page(answer)).toContain(`<span>${label}</span>`);
    expect(page(answer)).toContain(words.title);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('fields have autocomplete attributes, and browser validation is off [S5.02]', async () => {
    const shown = page(await visit(given).get(at(prefix)));
    expect(shown).toMatch(/<form class="booking-form"[^>]*noValidate=""/);
    for (const part of ['autoComplete="name"', 'autoComplete="email"', 'type="email"', 'inputMode="email"'])
      expect(shown).toContain(part);
  });

  test('an incomplete form comes back with message, fixes and all input [S5.01]', async () => {
    const answer = await visit(given).post(at(prefix), { ...filled, email: ' ', place: 'online' });
    expect(answer.status).toBe(400);
    const shown = page(answer);
    expect(shown).toContain(words.missing);
    expect(shown).toContain(words.missingEmail);
    expect(shown).toContain('value="Åse Ørsted"');
    expect(shown).toMatch(new RegExp(`checked="" value="${tuesday}"`));
    expect(shown).toMatch(/checked="" value="online"/);
    expect(await given.db.query.selectFrom('bookings').select('id').execute()).toEqual([]);
  });

  test('a hold is shown with its total, to this browser only, until it is paid or cancelled [S4.10]', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const { browser, answer, id } = await holdASlot(prefix);
    expect(answer).toMatchObject({ status: 303, location: `${at(prefix)}?held=${id}` });
    expect((await browser.get(answer.location ?? '')).location).toBe(at(prefix));
    const held = await browser.get(at(prefix));
    expect(page(held)).toContain(words.heldTitle);
    expect(page(held)).toContain('>10:00</p>');
    expect(page(held)).toContain(language === 'da' ? 'DKK 1.950' : 'DKK 1,950');
    const other = await visit(given).get(at(prefix));
    expect(page(other)).not.toContain(words.heldTitle);
    expect(page(other)).not.toContain(`value="${tuesday}"`);
  });

  test('after travel the held time and the confirmation are shown in the new zone', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const browser = visit(given);
    await browser.post(at(prefix), { ...filled, time_zone: 'America/New_York' });
    const hold = `${prefix}/private-coaching/hold`;
    const localOf = async (query: string) =>
      JSON.parse((await browser.get(hold + query)).text).hold.when.local;
    expect(await localOf('')).toMatchObject({ city: 'New York' });
    expect(await localOf('?time_zone=Asia/Kolkata')).toMatchObject({ city: 'Kolkata' });
    expect(await localOf('?time_zone=Nowhere/At_All')).toMatchObject({ city: 'New York' });
    const { id } = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const zone = async () =>
      (await given.db.query.selectFrom('bookings').select('time_zone').executeTakeFirstOrThrow()).time_zone;
    const pay = (who: ReturnType<typeof visit>, time_zone: string) =>
      who.post(`${at(prefix)}/payment`, { booking: id, currency: 'DKK', time_zone });
    await pay(visit(given), 'Australia/Sydney');
    expect(await zone(), 'of another browser').toBe('America/New_York');
    await pay(browser, 'nonsense');
    expect(await zone()).toBe('America/New_York');
    const { location } = await pay(browser, 'Asia/Kolkata');
    expect(await zone()).toBe('Asia/Kolkata');
    const returned = await browser.post(location ?? '', payer);
    const confirmed = await browser.get(returned.location ?? '');
    expect(page(confirmed)).toMatch(/17[:.]30/);
    const { body } = await given.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'booking-confirmed')
      .executeTakeFirstOrThrow();
    expect(body).toMatch(/17[:.]30/);
  });

  test('a slot taken meanwhile is reported, and the input is kept', async () => {
    await holdASlot(prefix);
    const answer = await visit(given).post(at(prefix), { ...filled, email: 'bo@eksempel.dk' });
    expect(answer.status).toBe(409);
    expect(page(answer)).toContain('value="bo@eksempel.dk"');
    expect(page(answer)).toContain('role="alert"');
  });

  test('an expired reservation is reported, and the same slot is offered again in one click [S4.11]', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const { browser, id } = await holdASlot(prefix);
    now = now.add({ seconds: 601 });
    const ended = await browser.get(`${at(prefix)}?ended=${id}`);
    expect(page(ended)).toContain(words.endedTitle);
    expect(page(ended)).toContain(words.endedText);
    expect(page(ended)).toContain(`type="hidden" name="slot_start" value="${tuesday}"`);
    expect(page(ended)).toContain('type="hidden" name="email" value="åse@eksempel.dk"');
    expect(page(ended)).toContain(`href="${at(prefix)}?from=${id}"`);
    const again = await browser.post(at(prefix), filled);
    expect(again).toMatchObject({ status: 303, location: at(prefix) });
    expect(page(await browser.get(at(prefix)))).toContain(words.heldTitle);
  });

  test('closing the expired screen keeps name and email', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const { browser, id } = await holdASlot(prefix);
    now = now.add({ seconds: 601 });
    const closed = page(await browser.get(`${at(prefix)}?from=${id}`));
    expect(closed).toContain('value="Åse Ørsted"');
    expect(closed).toContain('value="åse@eksempel.dk"');
    expect(page(await visit(given).get(`${at(prefix)}?from=${id}`))).not.toContain('Åse');
  });

  test('cancelling frees the slot at once and keeps name and email', async () => {
    const { browser, id } = await holdASlot(prefix);
    const answer = await browser.post(`${at(prefix)}/release`, { booking: id });
    expect(answer).toMatchObject({ status: 303, location: `${at(prefix)}?from=${id}` });
    const back = page(await browser.get(answer.location!));
    expect(back).toContain('value="Åse Ørsted"');
    expect(back).toContain(`value="${tuesday}"`);
  });

  test('paid at the moment of cancelling: the booking is confirmed, with and without scripts [S4.15]', async () => {
    const { browser, id } = await holdASlot(prefix);
    const checkout = await browser.post(`${at(prefix)}/payment`, { booking: id });
    await browser.post(checkout.location!, payer);
    const answer = await browser.post(`${at(prefix)}/release`, { booking: id });
    expect(answer).toMatchObject({ status: 303, location: `${at(prefix)}?ended=${id}` });
    const confirmation = page(await browser.get(answer.location!));
    expect(confirmation).toContain(words.receivedTitle);
    expect(confirmation).toContain('åse@eksempel.dk');
    const requested = await browser.post(`${prefix}/private-coaching/hold`, { booking: id });
    expect(JSON.parse(requested.text)).toEqual({ ok: true, hour: 'booked' });
  });

  test('cancelled while the provider is unavailable: no statement about money, and the page polls until it is known [S4.13]', async () => {
    const { browser, id } = await holdASlot(prefix);
    const checkout = await browser.post(`${at(prefix)}/payment`, { booking: id });
    given.testCheckout!.fail({ how: 'unreachable' });
    const requested = await browser.post(`${prefix}/private-coaching/hold`, { booking: id });
    expect(JSON.parse(requested.text)).toEqual({ ok: true, hour: 'expiring' });
    const answer = await browser.post(`${at(prefix)}/release`, { booking: id });
    expect(answer).toMatchObject({ status: 303, location: `${at(prefix)}?ended=${id}` });
    const asking = page(await browser.get(answer.location!));
    for (const sentence of [words.askingTitle, words.askingText, words.askingNote, words.askAgain])
      expect(asking).toContain(sentence);
    for (const sentence of [words.endedTitle, words.endedText, words.endedTaken, words.again])
      expect(asking).not.toContain(sentence);
    expect(asking).toContain(`<meta http-equiv="refresh" content="5;url=${at(prefix)}?ended=${id}"/>`);
    expect(asking).toMatch(new RegExp(`<a[^>]+href="${at(prefix)}\\?ended=${id}"[^>]*>${words.askAgain}`));
    given.testCheckout!.fail(null);
    await browser.post(checkout.location!, payer);
    const paid = await browser.post(`${at(prefix)}/release`, { booking: id });
    expect(page(await browser.get(paid.location!))).toContain(words.receivedTitle);
  });

  test('expired with an open checkout: the page does not claim that it was not paid', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const { browser, id } = await holdASlot(prefix);
    await browser.post(`${at(prefix)}/payment`, { booking: id });
    now = now.add({ seconds: 601 });
    const asking = page(await browser.get(`${at(prefix)}?ended=${id}`));
    expect(asking).toContain(words.askingTitle);
    expect(asking).not.toContain(words.endedTaken);
    now = now.add({ seconds: 20 });
    await browser.post(`${prefix}/private-coaching/hold`, { booking: id });
    const known = page(await browser.get(`${at(prefix)}?ended=${id}`));
    expect(known).toContain(words.endedTitle);
    expect(known).toContain(words.again);
  });

  test('paying leads to the checkout, to the same one when requested twice, and back to this page', async () => {
    const { browser, id } = await holdASlot(prefix);
    const first = await browser.post(`${at(prefix)}/payment`, { booking: id });
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/test-checkout\//);
    const second = await browser.post(`${at(prefix)}/payment`, { booking: id });
    expect(second.location).toBe(first.location);
    const order = await given.db.query.selectFrom('orders').select('return_path').executeTakeFirst();
    expect(order?.return_path).toBe(at(prefix));
  });

  test('an expired hold cannot be paid: the expired screen is shown', async () => {
    now = Temporal.Instant.from('2026-11-23T09:00:00Z');
    const { browser, id } = await holdASlot(prefix);
    now = now.add({ seconds: 616 });
    const answer = await browser.post(`${at(prefix)}/payment`, { booking: id });
    expect(answer).toMatchObject({ status: 303, location: `${at(prefix)}?ended=${id}` });
    expect(page(await browser.get(answer.location!))).toContain(words.endedTitle);
  });

  test('provider unavailable: an error is shown on the held screen, and the slot stays held', async () => {
    const { browser, id } = await holdASlot(prefix);
    given.testCheckout!.fail({ how: 'unreachable' });
    const answer = await browser.post(`${at(prefix)}/payment`, { booking: id });
    given.testCheckout!.fail(null);
    expect(answer.status).toBe(502);
    expect(page(answer)).toContain(words.couldNotPay);
    expect(page(answer)).toContain(words.heldTitle);
  });
});

test('the URL can preselect the slot', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const shown = page(await visit(given).get(`${at('')}?slot_start=${encodeURIComponent(monday10.start)}`));
  expect(shown).toContain(`checked="" value="${monday10.start}"`);
});

test('a visitor in another time zone sees both times, in the list and on the held screen [S5.06]', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const browser = visit(given);
  const slots = await browser.get('/private-coaching/slots?time_zone=America/New_York');
  const { offer } = JSON.parse(slots.text);
  const slot = offer.days[1].slots.find(({ start }: { start: string }) => start === tuesday);
  expect(slot).toMatchObject({ label: '13:00', localLabel: '07:00' });
  expect(slot.name).toContain('07:00 to 08:00, New York');
  await browser.post(at(''), { ...filled, time_zone: 'America/New_York' });
  expect(page(await browser.get(at('')))).toContain('<dt>New York</dt><dd>07:00–08:00</dd>');
});

test('the widget’s endpoint returns the hold to its browser only, uncached', async () => {
  const { browser, id } = await holdASlot();
  const own = await browser.get('/private-coaching/hold');
  expect(JSON.parse(own.text)).toMatchObject({ hold: { id, values: { name: 'Åse Ørsted' } } });
  expect(own.headers.get('cache-control')).toBe('no-store');
  const other = await visit(given).get(`/private-coaching/hold?booking=${id}`);
  expect(JSON.parse(other.text)).toEqual({ hold: null, ended: null, received: null });
});

test('every answer about a hold has the remaining milliseconds, through every endpoint', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const { browser } = await holdASlot();
  now = now.add({ milliseconds: 29_500 });
  const hold = JSON.parse((await browser.get('/private-coaching/hold')).text).hold;
  const { screen } = JSON.parse((await browser.get('/private-coaching/slots')).text);
  expect([hold.millisecondsLeft, screen.hold.millisecondsLeft]).toEqual([570_500, 570_500]);
  const wire = await given.fetch('/rest/v1/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...filled, slot_start: monday10.start, payment_status: 'pending' }),
  });
  expect(wire.headers.get('x-hold-milliseconds')).toBe('600000');
});

test('a hold is released only by the browser that has it', async () => {
  const { browser, id } = await holdASlot();
  expect((await visit(given).post('/private-coaching/hold', { booking: id })).status).toBe(404);
  expect((await browser.post('/private-coaching/hold', { booking: id })).status).toBe(200);
  expect(JSON.parse((await browser.get('/private-coaching/hold')).text).hold).toBeNull();
});

test('without scripts the page reloads every whole minute, and at the end of the hold [S4.04]', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const { browser, id } = await holdASlot();
  now = now.add({ seconds: 19 });
  expect(page(await browser.get(at('')))).toContain('content="41;url=/private-coaching/book"');
  now = now.add({ seconds: 541 });
  expect(page(await browser.get(at('')))).toContain(`content="41;url=/private-coaching/book?ended=${id}"`);
});

describe('without a payment provider', () => {
  const closed = testApp({ SITE_URL: 'https://studio.example', TRUST_PROXY: '1' });

  test('the page says so and offers no slots', async () => {
    const answer = await visit(closed).get(at(''));
    expect(page(answer)).toContain(widgetWords.en.closedNote);
    expect(page(answer)).toMatch(/<button[^>]*disabled=""[^>]*>Payments open soon/);
  });
});
