import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testCheckout } from '#tests/support/test-checkout.ts';
import { aSessionRequest } from '../../payments.contract.ts';
import type { SessionRequest } from '../../payments.ts';

const given = testDatabase();

async function visit(changes: Partial<SessionRequest> = {}) {
  const harness = testCheckout(given.db);
  const request = aSessionRequest(harness.now(), { language: 'en', ...changes });
  const { sessionId, url } = await harness.payments.createSession(request);
  const { app } = harness.checkout;
  const look = async (headers: Record<string, string> = {}) => app.request(url, { headers });
  const press = async (form: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(url, { method: 'POST', body: new URLSearchParams(form), headers });
  const retrieved = () => harness.payments.retrieve(sessionId);
  return { ...harness, request, sessionId, url, app, look, press, retrieved };
}

const who = { email: 'ægir@example.com', name: 'Ægir Ørsted' };

describe('The page of the test checkout', () => {
  it.each([
    ['en', 'Test mode: no real payments', 'Pay', 'Decline', 'Pay slowly', 'Cancel', 'DKK 2,400.00'],
    [
      'da',
      'Testbetaling, ingen rigtige penge',
      'Betal',
      'Afvis kort',
      'Betal langsomt',
      'Annuller',
      '2.400,00 DKK',
    ],
  ] as const)(
    'says in %s that it is a test, what is bought and what can be done',
    async (language, ...words) => {
      const lines = [{ name: 'Sangtime på én time', quantity: 2, unitAmountMinor: 120_000 }];
      const { look, request } = await visit({ language, lines });
      const answer = await look();
      const page = (await answer.text()).replaceAll('\u00a0', ' ');
      expect(answer.status).toBe(200);
      expect(page).toContain(`<html lang="${language}">`);
      for (const word of [...words, request.orderNumber, '2 × Sangtime på én time', 'elev@example.com']) {
        expect(page).toContain(word);
      }
    },
  );

  it('shows time and place of a seat under its name', async () => {
    const description = '27 February 2027, 10:00–16:00 · Vej 1';
    const line = { name: 'Singing Workshop', description, quantity: 1, unitAmountMinor: 360_000 };
    const { look } = await visit({ language: 'en', lines: [line] });
    expect(await (await look()).text()).toContain(`Singing Workshop<small>${description}</small>`);
  });

  it('is not cached, indexed, framed or scripted, and its form leads to the shop only', async () => {
    const { look } = await visit({ successUrl: 'http://127.0.0.1:3999/payment-success?session=x' });
    const { headers } = await look();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://127.0.0.1:3999 http://localhost:3000",
    );
  });

  it('has a stylesheet of its own and nothing inline', async () => {
    const { app, look } = await visit();
    const page = await (await look()).text();
    expect(page).not.toMatch(/<style|style=|<script|\son\w+=/);
    const sheet = /href="([^"]+\.css)"/.exec(page)?.[1] ?? '';
    const answer = await app.request(sheet);
    expect(answer.headers.get('content-type')).toContain('text/css');
  });

  it('escapes all values', async () => {
    const nasty = `"><script>alert('&')</script>`;
    const { look, press } = await visit({
      lines: [{ name: nasty, quantity: 1, unitAmountMinor: 100 }],
      orderNumber: nasty,
      customerEmail: nasty,
      cancelUrl: 'http://localhost:3000/?a="><script>alert(1)</script>',
    });
    const pages = [await look(), await press({ action: 'pay', email: nasty, name: nasty.repeat(20) })];
    for (const answer of pages) {
      const page = await answer.text();
      expect(page).not.toContain('<script');
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;');
    }
  });

  it('GET changes nothing', async () => {
    const { look, passTime, request, now } = await visit();
    const books = () => given.db.query.selectFrom('test_checkout_sessions').selectAll().execute();
    const before = await books();
    await look();
    await passTime(request.expiresAt.since(now()).subtract({ seconds: 1 }));
    await look();
    expect(await books()).toEqual(before);
  });

  it('pays by its form alone and redirects to the shop', async () => {
    const { press, retrieved, request } = await visit();
    const answer = await press({ action: 'pay', ...who });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(request.successUrl);
    expect(await retrieved()).toMatchObject({
      session: 'complete',
      intent: 'succeeded',
      payerEmail: who.email,
      payerName: who.name,
    });
  });

  it('pays once when submitted twice', async () => {
    const { press, checkout, request } = await visit();
    const answers = await Promise.all([press({ action: 'pay', ...who }), press({ action: 'pay', ...who })]);
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([
      request.successUrl,
      request.successUrl,
    ]);
    expect(await checkout.events()).toHaveLength(1);
  });

  it('declines with a message at the top, keeps the input, and allows another attempt', async () => {
    const { press, look, retrieved, url } = await visit();
    const answer = await press({ action: 'decline', ...who, arrival: 'twice' });
    expect(answer.status).toBe(303);
    expect(url).toContain(answer.headers.get('location'));
    const page = await (await look()).text();
    expect(page).toMatch(/role="alert"[^>]*autofocus[^>]*>The card was declined/);
    expect(page).toContain('Ægir Ørsted');
    expect(page).toMatch(/value="twice" checked/);
    expect(await retrieved()).toMatchObject({ session: 'open', intent: 'requires_payment_method' });
    await press({ action: 'pay', ...who });
    expect((await retrieved()).intent).toBe('succeeded');
  });

  it('slow payment: redirects at once, the bank decides later', async () => {
    const { press, retrieved, request, passTime } = await visit();
    const answer = await press({ action: 'slow', ...who });
    expect(answer.headers.get('location')).toBe(request.successUrl);
    expect((await retrieved()).intent).toBe('processing');
    await passTime(Temporal.Duration.from({ seconds: 20 }));
    expect((await retrieved()).intent).toBe('succeeded');
  });

  it('names the invalid fields and charges nothing', async () => {
    const { press, retrieved } = await visit();
    const answer = await press({ action: 'pay', email: 'nobody', name: ' ' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toMatch(
      /id="email"[^>]*value="nobody"[^>]*aria-invalid="true" aria-describedby="email-mistake"/,
    );
    expect(page).toContain('id="email-mistake"');
    expect(page).toMatch(/id="name"[^>]*aria-invalid="true"/);
    expect((await retrieved()).intent).toBe('none');
  });

  it('links back to the shop on cancel', async () => {
    const { look, request, retrieved } = await visit();
    expect(await (await look()).text()).toContain(`href="${request.cancelUrl}">Cancel and go back</a>`);
    expect((await retrieved()).session).toBe('open');
  });

  it('shows a message when closed, whatever is pressed', async () => {
    const { look, press, payments, sessionId, request, retrieved, url } = await visit({ language: 'da' });
    await payments.expire(sessionId);
    const answer = await press({ action: 'pay', ...who });
    expect(url).toContain(answer.headers.get('location'));
    const page = await (await look()).text();
    expect(page).toContain('Denne betalingsside er lukket');
    expect(page).toContain(`href="${request.cancelUrl}"`);
    expect(page).not.toContain('<form');
    expect(await retrieved()).toMatchObject({ session: 'expired', capturedMinor: 0 });
  });

  it('shows that it is completed when opened again', async () => {
    const { look, press, request } = await visit();
    await press({ action: 'pay', ...who });
    const page = await (await look()).text();
    expect(page).toContain('This payment is done');
    expect(page).toContain(`href="${request.successUrl}"`);
  });

  it.each([
    ['en', 'There’s no such payment page'],
    ['da-DK,da;q=0.9', 'Den betalingsside findes ikke'],
  ])('answers 404 for an unknown session (%s)', async (language, sentence) => {
    const { app } = await visit();
    for (const method of ['GET', 'POST']) {
      const answer = await app.request('http://localhost:3000/test-checkout/tcs_unknown', {
        method,
        headers: { 'accept-language': language },
      });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(sentence);
    }
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ] as Record<string, string>[])('refuses other origins (%o)', async (headers) => {
    const { press, retrieved } = await visit();
    expect((await press({ action: 'pay', ...who }, headers)).status).toBe(403);
    expect((await retrieved()).session).toBe('open');
  });

  it('refuses a form that is too large', async () => {
    const { press, retrieved } = await visit();
    const headers = { 'content-length': '40000' };
    expect((await press({ action: 'pay', ...who, name: 'x'.repeat(40_000) }, headers)).status).toBe(413);
    expect((await retrieved()).session).toBe('open');
  });

  it('plan: shows the later card outcome, and accepts manual payment of a declined charge, once', async () => {
    const lines = [{ name: 'Main course', quantity: 1, unitAmountMinor: 16_566 }];
    const { look, press, retrieved, payments, passTime, app } = await visit({
      lines,
      instalments: 3,
      note: 'Three times.',
    });
    const page = await (await look()).text();
    for (const words of ['Later payments fail', 'Three times.']) expect(page).toContain(words);
    await press({ ...who, action: 'pay', card: 'fails' });
    const subscriptionId = (await retrieved()).subscriptionId!;
    await passTime(Temporal.Duration.from({ hours: 32 * 24 }));
    const charge = async () => (await payments.retrievePlan(subscriptionId)).charges[1]!;
    const { payUrl } = await charge();
    expect(await (await app.request(payUrl!)).text()).toContain('165.66');
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await app.request(payUrl!, { method: 'POST', headers: crossSite })).status).toBe(403);
    expect((await charge()).state).toBe('open');
    for (const _press of [1, 2]) expect((await app.request(payUrl!, { method: 'POST' })).status).toBe(303);
    expect(await charge()).toMatchObject({ state: 'paid', capturedMinor: 16_566 });
    expect(await (await app.request(payUrl!)).text()).toContain('This charge is paid');
    expect((await app.request(`${payUrl}x`)).status).toBe(404);
  });
});
