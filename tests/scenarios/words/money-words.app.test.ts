import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { replacementOf } from '#studio/money/orders/orders.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Language, languages, pageAddress } from '#studio/shared/language.ts';
import { openInMemoryPayments } from '#tests/stand-ins/payments/in-memory-payments.ts';
import { reset } from '#tests/support/database/reset.ts';
import { newWorld, type Stage, typedOrder } from '#tests/support/page-fixture.ts';
import { pageTexts } from '#tests/support/page-texts.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { times } from '#tests/support/site/times.ts';
import { newCode } from '#tests/support/vouchers/place-with-codes.ts';
import { payersCookie } from '#tests/support/who.ts';
import { claims, contradictions } from './contradictions.ts';
import { type MoneyFacts, moneyFacts } from './money-facts.ts';
import { PayingStudent, type WordCommand, wordCommand } from './word-commands.ts';

type Place = Pick<Stage, 'db' | 'world' | 'bank'>;

/** Of the history that runs: the app has its clock and its bank. */
let stage: Place;
const payments = new Proxy(openInMemoryPayments({ now: () => testNow }).payments, {
  get: (first, method) => Reflect.get((stage as Place | undefined)?.bank.payments ?? first, method),
});
const clock = { now: () => (stage as Place | undefined)?.world.clock.now() ?? testNow };
const given = testApp({}, { clock, payments });
const said = new Set<string>();
let states = 0;

async function prepare(): Promise<void> {
  await reset(given.db);
  await clearPageCache(given.db);
  stage = { db: given.db, ...newWorld(given.db) };
  const value = json({ payAtLesson: true });
  await given.db.query.insertInto('settings').values({ key: 'booking', value }).execute();
  const fees = { late_fee_percent: 50, no_show_fee_percent: 100 };
  await given.db.query.updateTable('offers').set(fees).where('id', '=', 'private-coaching').execute();
  await newCode(stage, { maxUses: 2 });
}

/** The order or booking that an email is about, by the id in its key or the number in its text. */
async function subjectOf(mail: { dedupe_key: string | null; body: string | null }): Promise<string | null> {
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(mail.dedupe_key ?? '')?.[0] ?? null;
  const number = /\b(B-\d+)\b/.exec(mail.body ?? '')?.[1] ?? '';
  const { rows } = await sql<{ id: string }>`
    select id::text from bookings where id = ${id}::uuid
    union all select id::text from orders where id = ${id}::uuid
    union all select order_id::text from refunds where id = ${id}::uuid
    union all select id::text from orders where number = ${number}`.execute(given.db.query);
  return rows[0]?.id ?? null;
}

type Headers = Record<string, string>;

interface ReadPage {
  path: string;
  language: Language;
  headers?: Headers;
  /** The order it shows, where that is another: one that was paid in its place. */
  shown?: string;
}

/** Emails since the last look, then the pages of what changed, in both languages. */
class Reader {
  readonly #owner: Headers;
  readonly #student: Headers;
  readonly #seen = new Map<string, string>();

  constructor(owner: Headers, student: Headers) {
    this.#owner = owner;
    this.#student = student;
  }

  async faults(): Promise<string[]> {
    // A page after the checkout settles the payment, so it is opened before the ledger is read.
    for (const id of (await this.#changed((await moneyFacts(given.db)).of)).keys())
      for (const { path } of await returnPages(id)) await given.fetch(path, { headers: payersCookie });
    const { of, all } = await moneyFacts(given.db);
    return [...(await this.#emailFaults(of, all)), ...(await this.#pageFaults(of))];
  }

  #changed(of: Map<string, MoneyFacts>): Map<string, MoneyFacts> {
    const stateOf = (facts: MoneyFacts) => JSON.stringify([...Object.values(facts), [...facts.amounts]]);
    return new Map([...of].filter(([id, facts]) => this.#seen.get(id) !== stateOf(facts)));
  }

  async #emailFaults(of: Map<string, MoneyFacts>, all: MoneyFacts): Promise<string[]> {
    const mails = await given.db.query.deleteFrom('emails').returningAll().execute();
    const faults: string[] = [];
    for (const mail of mails) {
      const subject = await subjectOf(mail);
      const facts = (subject && of.get(subject)) || null;
      const { language, kind, body } = mail;
      // Without a subject the claims can't be compared; the amounts can.
      const found = contradictions(body ?? '', { language, facts: facts ?? all, said }).filter(
        (fault) => facts || fault.startsWith('names'),
      );
      faults.push(...found.map((fault) => `${kind} (${facts?.name ?? 'unknown'}) ${fault}:\n${body}`));
    }
    return faults;
  }

  async #pageFaults(of: Map<string, MoneyFacts>): Promise<string[]> {
    const faults: string[] = [];
    for (const [id, facts] of this.#changed(of)) {
      this.#seen.set(id, JSON.stringify([...Object.values(facts), [...facts.amounts]]));
      const isBooking = facts.name.startsWith('booking');
      for (const page of await (isBooking ? this.#bookingPages(id) : this.#orderPages(id))) {
        faults.push(...(await faultsAt(page, of.get(page.shown ?? id) ?? facts)));
      }
    }
    return faults;
  }

  async #bookingPages(id: string): Promise<ReadPage[]> {
    const path = await linkTo('booking', id);
    const admin = { path: `/admin/bookings/${id}`, language: 'en', headers: this.#owner } as const;
    return [...inBothLanguages(path), ...inBothLanguages(`${path}/move`), admin];
  }

  async #orderPages(id: string): Promise<ReadPage[]> {
    const path = await linkTo('order', id);
    const admin = { path: `/admin/orders/${id}`, language: 'en', headers: this.#owner } as const;
    const own = { path: `/dashboard/orders/${id}`, language: 'en', headers: this.#student } as const;
    const shown = await replacementOf(given.db.query, id);
    const buyers: ReadPage[] = [...inBothLanguages(path), own];
    return [...buyers.map((page) => ({ ...page, shown })), admin, ...(await returnPages(id))];
  }
}

async function linkTo(purpose: 'booking' | 'order', subjectId: string): Promise<string> {
  const expiresAt = stage.world.clock.now().add({ hours: 1 });
  return `/${purpose}s/${await makeSecretLink(given.db.query, { purpose, subjectId, expiresAt })}`;
}

const inBothLanguages = (path: string, headers?: Headers): ReadPage[] =>
  languages.map((language) => ({ path: pageAddress(path, language), language, ...(headers && { headers }) }));

/** Where the provider sends the payer of this order back to. */
async function returnPages(orderId: string): Promise<ReadPage[]> {
  const attempts = given.db.query.selectFrom('payments').select('id').where('order_id', '=', orderId);
  const ids = (await attempts.execute()).map(({ id }) => id);
  const sessions = [...stage.bank.books.sessions.values()].filter(({ paymentId }) => ids.includes(paymentId));
  return sessions.flatMap(({ successUrl }) =>
    inBothLanguages(`/payment-success${new URL(successUrl).search}`, payersCookie),
  );
}

async function faultsAt({ path, language, headers = {} }: ReadPage, facts: MoneyFacts): Promise<string[]> {
  const answer = await given.fetch(path, { headers });
  // A cancelled booking has no page to reschedule it, for example.
  if (answer.status === 302) return [];
  if (answer.status !== 200) return [`${path} (${facts.name}) answers ${answer.status}:\n`];
  const html = (await answer.text()).replace(/^.*?<main/s, '<main').replace(/<\/main>.*/s, '</main>');
  // Receipts stay in the language of the order.
  const texts = pageTexts(html).filter((text) => text.language === '' || text.language === language);
  const text = texts.map(({ words }) => words).join(' | ');
  const found = contradictions(text, { language, facts, said });
  return found.map((fault) => `${path} (${facts.name}, ${facts.state}) ${fault}:\n${text}`);
}

async function check(
  commands: readonly WordCommand[],
  buyer: { language: Language; currency: 'DKK' | 'EUR' | 'USD' },
): Promise<void> {
  await prepare();
  const { email } = typedOrder;
  const reader = new Reader(await signedIn(given, 'owner'), await signedIn(given, 'student', { email }));
  const student = new PayingStudent(stage, buyer);
  const done: WordCommand[] = [];
  for (const command of commands) {
    await student.runAny(command);
    done.push(command);
    states += 1;
    expect(await reader.faults(), `after ${JSON.stringify(done)}`).toEqual([]);
  }
}

const paid = { codes: { withCode: false, card: null }, end: 'paid' } as const;
const byCard = { codes: { withCode: true, card: 0 }, end: 'paid' } as const;

/** Every claim at least once, in either language. */
const everyClaim: WordCommand[] = [
  { do: 'book-unpaid', place: { days: 5, hour: 12 }, byOwner: false },
  { do: 'reschedule', which: 0, place: { days: 5, hour: 13 } },
  { do: 'invoice', which: 0 },
  { do: 'reschedule', which: 0, place: { days: 5, hour: 14 } },
  { do: 'pay-invoice', which: 0 },
  { do: 'buy-card', offer: 'gift-card-1950' },
  { do: 'buy-pack', ...byCard },
  { do: 'book-with-pack', place: { days: 4, hour: 10 } },
  { do: 'book-with-codes', place: { days: 6, hour: 15 }, ...paid },
  { do: 'cancel', which: 2 },
  { do: 'order-goods', pieces: 2, ...paid },
  { do: 'dispatch-part', which: 0 },
  { do: 'apply', ...paid },
  { do: 'decline', which: 0 },
  { do: 'apply', ...paid },
  { do: 'accept', which: 0 },
  { do: 'buy', offer: 'studio-day', end: 'paid' },
  { do: 'reconcile' },
];

test.each(languages)('no text contradicts the ledger: each claim once (%s)', async (language) => {
  await check(everyClaim, { language, currency: 'DKK' });
});

test('no text says that a gift card has paid an order whose reservation has ended', async () => {
  const withCard = { codes: { withCode: false, card: 0 }, end: 'paid' } as const;
  const history: WordCommand[] = [
    { do: 'buy-card', offer: 'gift-card-1950' },
    { do: 'order-goods', pieces: 1, ...withCard },
    { do: 'wait', days: 20 },
    { do: 'accept', which: 0 },
    { do: 'order-goods', pieces: 2, ...withCard },
  ];
  await check(history, { language: 'en', currency: 'DKK' });
});

test('no text contradicts the ledger while the owner has to return what was taken at the session', async () => {
  const history: WordCommand[] = [
    { do: 'book-unpaid', place: { days: 2, hour: 10 }, byOwner: false },
    { do: 'pay-at-session', which: 0 },
    { do: 'cancel', which: 0 },
    { do: 'reconcile' },
  ];
  for (const language of languages) await check(history, { language, currency: 'DKK' });
});

test('no email and no page contradicts the ledger, in any state of orders and bookings', async () => {
  const buyer = fc.record({
    language: fc.constantFrom(...languages),
    currency: fc.constantFrom('DKK' as const, 'DKK' as const, 'EUR' as const, 'USD' as const),
  });
  const commands = fc.array(wordCommand, { minLength: 10, maxLength: 24, size: 'max' });
  await fc.assert(fc.asyncProperty(commands, buyer, check), {
    numRuns: times(2, 600),
    ...(process.env.PROVE ? {} : { seed: 38 }),
  });
  process.stdout.write(`money words: ${states} states\n`);
});

test('every claim was read in both languages', () => {
  const expected = languages.flatMap((language) => claims.map(({ name }) => `${language}: ${name}`));
  expect(expected.filter((claim) => !said.has(claim))).toEqual([]);
});
