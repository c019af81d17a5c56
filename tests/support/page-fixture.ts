import { beforeEach } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { readCheckoutSummary } from '#studio/money/checkout/checkout-offer.queries.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { type PlaceInput, type PlaceOutcome, placeOrder } from '#studio/money/checkout/place-order.ts';
import { basketTotal } from '#studio/money/orders/basket.ts';
import { shippingFor } from '#studio/offers/cart/shipping-for.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { type InMemoryPayments, openInMemoryPayments } from '#tests/stand-ins/payments/in-memory-payments.ts';
import { type Engine, testDatabase } from './database/database.ts';
import { sampleStudio } from './database/sample-studio.ts';
import { visitor } from './who.ts';
import { type TestWorld, testWorld } from './world.ts';

/** The sample studio with a payment provider, created for every test. */
export interface Stage {
  readonly db: Database;
  /** On a server: the DATABASE_URL for another process. */
  readonly url: string;
  readonly world: TestWorld;
  readonly bank: InMemoryPayments;
}

/** Tuesday 24 November 2026, 10:00 in Copenhagen: free in the sample, a day and an hour after `testNow`. */
export const exampleSlot = '2026-11-24T09:00:00Z';

/** `const stage = testStage();`, then `stage.world` inside a test. */
export function testStage(engine: Engine = 'embedded'): Stage {
  const given = testDatabase(engine, undefined, sampleStudio);
  const stage = {} as { -readonly [K in keyof Stage]: Stage[K] };
  beforeEach(() => {
    Object.assign(stage, { db: given.db, url: given.url, ...newWorld(given.db) });
  });
  return stage;
}

/** A world with a payment provider of its own, on the world's clock. */
export function newWorld(
  db: Database,
  parts: Partial<World> & { env?: Record<string, string> } = {},
): { world: TestWorld; bank: InMemoryPayments } {
  const bank = openInMemoryPayments({ now: () => world.clock.now() });
  const world: TestWorld = testWorld(db, { payments: bank.payments, ...parts });
  return { world, bank };
}

let people = 0;

export function newVisitor(changes: Partial<Who> = {}): { who: Who; email: string } {
  people += 1;
  const address = `198.51.${Math.floor(people / 250) % 250}.${people % 250}`;
  return {
    who: { ...visitor, holderToken: newToken(), address, ...changes },
    email: `elev${people}@example.com`,
  };
}

export async function held(
  world: World,
  slotStart: string = exampleSlot,
  person = newVisitor(),
): Promise<{ bookingId: string; who: Who; email: string }> {
  const outcome = await holdSlot(world, person.who, {
    name: 'Søren Ærø',
    email: person.email,
    slotStart,
    timeZone: 'America/New_York',
  });
  if (!outcome.ok) throw new Error(`not held: ${outcome.refusal}`);
  return { bookingId: outcome.booking.id, ...person };
}

/** The input of a buyer in Aarhus on a checkout page, everything accepted. */
export const typedOrder = {
  name: 'Ærlige Åse Østergaard',
  email: 'payer@example.com',
  street: 'Ærøgade 7, 2. th',
  postcode: '8000',
  city: 'Aarhus C',
  country: 'DK',
  phone: '',
  accepted: ['terms', 'print-on-order', 'digital-now'],
};

/** Presses 'Order and pay' as a visitor who sees the current total. */
export async function ordered(
  world: World,
  who: Who,
  requested: Partial<PlaceInput> & { id: string },
): Promise<PlaceOutcome> {
  const input = {
    cartToken: null,
    attempt: newToken(),
    values: typedOrder,
    returnPath: `/checkout/${requested.id}`,
    shownTotalMinor: 0,
    ...requested,
  };
  const shownTotalMinor = requested.shownTotalMinor ?? (await totalOf(world, who, input));
  return placeOrder(world, who, { ...input, shownTotalMinor });
}

async function totalOf(world: World, who: Who, requested: PlaceInput): Promise<number> {
  const offer = await readCheckoutSummary(world, who, requested);
  if (!offer || offer === 'empty' || 'notOffered' in offer) return 0;
  const { parcel, currency, lines } = offer;
  const shipping = parcel && (await shippingFor(world, { parcel, currency, lines, who }, typedOrder));
  return basketTotal(lines) + (shipping?.ok ? shipping.amountMinor : 0);
}

/** Opens the checkout of a booking or an offer; returns the provider's session and our return token. */
export async function opened(
  stage: Pick<Stage, 'world' | 'bank'>,
  subjectId: string,
  who: Who = visitor,
  currency = 'DKK',
): Promise<{ sessionId: string; returnToken: string; paymentId: string }> {
  const direct = await createPayment(stage.world, who, { subjectId, currency, returnPath: '/courses' });
  const hasPage = direct.ok && new URL(direct.url).pathname.includes('/checkout/');
  const outcome = hasPage ? await ordered(stage.world, who, { id: subjectId, currency }) : direct;
  if (!outcome.ok) throw new Error(`not opened: ${outcome.refusal}`);
  const session = [...stage.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
  const returnToken = new URL(session.successUrl).searchParams.get('session')!;
  return { sessionId: session.id, returnToken, paymentId: session.paymentId };
}
