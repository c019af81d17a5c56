import type { World } from '#platform/world.ts';
import { askConsultation } from '#studio/booking/ask-consultation.ts';
import { bookDirectly } from '#studio/booking/book-directly.ts';
import { cancelBooking } from '#studio/booking/cancel-booking.ts';
import { confirmConsultation } from '#studio/booking/confirm-consultation.ts';
import { consultationCourseId } from '#studio/booking/consultation.ts';
import { holdSlot } from '#studio/booking/hold-slot.ts';
import { moveBooking } from '#studio/booking/move-booking.ts';
import { releaseHold } from '#studio/booking/release-hold.ts';
import { addToCart } from '#studio/checkout/change-cart.ts';
import { createPayment } from '#studio/checkout/create-payment.ts';
import { acceptOrder, declineOrder } from '#studio/checkout/decide-order.ts';
import { dispatchOrder } from '#studio/checkout/dispatch-order.ts';
import { payOrder } from '#studio/checkout/pay-order.ts';
import { receiveEvent } from '#studio/checkout/receive-event.ts';
import { retryRefund } from '#studio/checkout/send-refund.ts';
import { settleReturn } from '#studio/checkout/settle-return.ts';
import { sweep } from '#studio/checkout/sweep.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { ordered } from '#tests/support/stage.ts';
import { owner, visitor } from '#tests/support/who.ts';
import type { Command } from './commands.ts';
import { beginning, type House } from './house.ts';
import { untoldSilence } from './money-invariants.ts';

/** Hours that stories fight for: this afternoon, tomorrow, and the days after. */
const hours = [3, 4, 24, 48, 120].map((after) => beginning.add({ hours: after }).toString());
const entries = ['voice-elevated', 'singing-workshop-1d', 'pop-filter', 'private-coaching', 'studio-day'];

/** Chooses among what there is, 0 is the latest; null when there is nothing. */
function pick<T>(things: readonly T[], index: number): T | null {
  return things.at(-1 - (index % Math.max(1, things.length))) ?? null;
}

/** Carries one command out; what it names and is not there makes it nothing. */
export async function act(house: House, command: Command): Promise<void> {
  const { world, bank } = house;
  switch (command.do) {
    case 'hold':
      return hold(house, command);
    case 'ask':
      return ask(house, command);
    case 'press':
      return press(house, command);
    case 'checkout': {
      const booking = pick(house.bookings, command.booking);
      if (booking) await checkout(house, booking, visitor, command.currency);
      return;
    }
    case 'buy':
      return checkout(house, pick(entries, command.entry)!, pick(house.people, command.person)!, 'DKK');
    case 'pay':
    case 'pay-late':
    case 'decline':
    case 'begin-action':
    case 'approve':
    case 'refuse':
    case 'close-page':
      return atTheBank(house, command.do, command.session);
    case 'return':
    case 'spend-credit':
      return withReturnToken(house, command);
    case 'release':
    case 'cancel':
    case 'move':
      return withBooking(house, command);
    case 'accept':
    case 'decline-order':
    case 'dispatch':
    case 'dispatch-part':
      return decide(house, { do: command.do, order: command.order });
    case 'pay-again':
      return payAgain(house, command.order);
    case 'refund-outside': {
      const session = pick([...bank.books.sessions.values()], command.session);
      if (session) bank.payer.refundInDashboard(session.id, Math.ceil(session.amountMinor / command.share));
      return;
    }
    case 'end-refund': {
      const pending = [...bank.books.refunds.values()].filter(({ status }) => status === 'pending');
      const refund = pick(pending, command.refund);
      if (refund) bank.payer.endRefund(refund.id, command.outcome);
      return;
    }
    case 'retry-refund': {
      const refused = await house.db.query
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'refused')
        .execute();
      const refund = pick(refused, command.refund);
      if (refund) await house.does('retry', () => retryRefund(world, { refundId: refund.id }));
      return;
    }
    case 'post':
      return post(house, command);
    case 'lose-post':
      for (const { id } of bank.books.events) if (!house.postedEvents.has(id)) house.lostEvents.add(id);
      return;
    case 'work':
    case 'lose-job': {
      const job = pick(house.dueJobs(), command.job);
      if (job && command.do === 'work') await house.workOn(job);
      else if (job) house.forget(job);
      return;
    }
    case 'sweep':
      await sweepHouse(house);
      return;
    case 'wait':
      house.wait(command.seconds);
      // A house that stands is swept every minute; one that was down so long is swept when it is up again.
      if (command.seconds > 1_000) await sweepHouse(house);
      return;
    case 'cut-line':
      house.cut = { when: command.when, calls: command.calls };
      return;
    case 'mend-line':
      house.cut = null;
      return;
    case 'die-soon':
      house.mortal.arm(command.steps + 1);
  }
}

/** True when everything was answered and nothing failed. */
export async function sweepHouse(house: House): Promise<boolean> {
  let isGood = false;
  const end = await house.does('sweep', async () => {
    const report = await sweep(house.world);
    isGood = report.unanswered === 0 && report.failed === 0;
    if (!house.mortal.isDead && report.failed > 0)
      house.wrongs.push(`a sweep failed: ${JSON.stringify(report)}`);
  });
  if (end === 'done' && isGood) house.goodSweeps.push(house.now());
  if (end === 'done' && (house.cut?.calls ?? 0) > 1) house.wrongs.push(...(await untoldSilence(house)));
  return end === 'done';
}

async function hold(house: House, command: Extract<Command, { do: 'hold' }>): Promise<void> {
  const who = pick(house.people, command.person)!;
  const email = `person${command.person}@example.com`;
  await house.does('hold', async () => {
    const slotStart = hours[command.hour];
    const outcome = await holdSlot(house.world, who, { name: 'Mia Ø', email, slotStart });
    if (outcome.ok && !house.bookings.includes(outcome.booking.id)) house.bookings.push(outcome.booking.id);
  });
}

/** Somebody wants half of one of the hours, for nothing. */
async function ask(house: House, command: Extract<Command, { do: 'ask' }>): Promise<void> {
  const who = pick(house.people, command.person)!;
  const input = {
    name: 'Ida Ø',
    email: `person${command.person}@example.com`,
    slotStart: hours[command.hour],
  };
  await house.does('ask', () => askConsultation(house.world, who, input));
}

/** The button behind the mail; what was booked can be moved and cancelled like any hour. */
async function press(house: House, command: Extract<Command, { do: 'press' }>): Promise<void> {
  const asked = await house.db.query
    .selectFrom('bookings')
    .select('id')
    .where('course_id', '=', consultationCourseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const booking = pick(asked, command.consultation);
  if (!booking) return;
  const expiresAt = beginning.add({ hours: 24 * 365 });
  const link = { purpose: 'consultation-confirm' as const, subjectId: booking.id, expiresAt };
  const token = await makeSecretLink(house.db.query, link);
  await house.does('press', async () => {
    const outcome = await confirmConsultation(house.world, visitor, { token });
    if (outcome.ok && !house.bookings.includes(booking.id)) house.bookings.push(booking.id);
  });
}

async function checkout(house: House, subjectId: string, who: Who, currency: string): Promise<void> {
  const creating = await house.db.query
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'creating')
    .execute();
  // A checkout whose process died is waited for; the visitor comes back after that.
  if (creating.length > 0) house.wait(21);
  await house.does('checkout', async () => {
    const direct = await createPayment(house.world, who, { subjectId, currency, returnPath: '/courses' });
    const hasPage = direct.ok && direct.url.includes('/checkout/');
    const outcome = hasPage ? await orderTwo(house, who, subjectId) : direct;
    if (!outcome.ok) return;
    const session = [...house.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
    house.boughtBy.set(session.id, subjectId);
  });
}

/** Two pieces in a new cart, so that one of them can be sent before the other. */
async function orderTwo(house: House, who: Who, entryId: string) {
  const put = await addToCart(house.world, who, { cartToken: null, entryId, quantity: 2 });
  if (!put.ok) throw new Error(put.refusal);
  return ordered(house.world, who, { id: put.cartId, cartToken: put.token });
}

/** The pay button of an order page that waits for its buyer. */
async function payAgain(house: House, index: number): Promise<void> {
  const waiting = await house.db.query
    .selectFrom('orders')
    .select('id')
    .where('pay_until', 'is not', null)
    .orderBy('number')
    .execute();
  const order = pick(waiting, index);
  if (!order) return;
  const expiresAt = beginning.add({ hours: 24 * 365 });
  const token = await makeSecretLink(house.db.query, { purpose: 'order', subjectId: order.id, expiresAt });
  await house.does('pay again', async () => {
    const outcome = await payOrder(house.world, visitor, { token, returnPath: '/' });
    if (!outcome.ok) return;
    const session = [...house.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
    house.boughtBy.set(session.id, 'pop-filter');
  });
}

/** People can only pay on pages they were given. */
function knownSessions(house: House) {
  return [...house.bank.books.sessions.values()].filter(({ id }) => house.boughtBy.has(id));
}

async function atTheBank(house: House, what: Command['do'], index: number): Promise<void> {
  const { payer } = house.bank;
  const session = pick(knownSessions(house), index);
  if (!session) return;
  if (what === 'pay') payer.pay(session.id);
  else if (what === 'pay-late') {
    if (payer.payLate(session.id)) house.late.add(session.id);
  } else if (what === 'decline') payer.decline(session.id);
  else if (what === 'begin-action') payer.startAction(session.id);
  else if (what === 'approve') payer.finishAction(session.id, 'approves');
  else if (what === 'refuse') payer.finishAction(session.id, 'refuses');
  else payer.expireNaturally(session.id);
}

async function withReturnToken(
  house: House,
  command: Extract<Command, { do: 'return' | 'spend-credit' }>,
): Promise<void> {
  const session = pick(knownSessions(house), command.session);
  if (!session) return;
  const token = new URL(session.successUrl).searchParams.get('session')!;
  if (command.do === 'return') {
    await house.does('return', () => settleReturn(house.world, visitor, token));
    return;
  }
  await house.does('spend credit', async () => {
    const input = { name: 'Mia Ø', email: 'mia@example.com', slotStart: hours[command.hour] };
    const outcome = await bookDirectly(house.world, visitor, input, token);
    if (outcome.ok) house.bookings.push(outcome.booking.id);
  });
}

type WithBooking = { do: 'release' | 'cancel' | 'move'; booking: number; hour?: number };

async function withBooking(house: House, command: WithBooking): Promise<void> {
  const bookingId = pick(house.bookings, command.booking);
  if (!bookingId) return;
  if (command.do === 'release') {
    for (const who of house.people)
      await house.does('release', () => releaseHold(house.world, who, { bookingId }));
    return;
  }
  const expiresAt = beginning.add({ hours: 24 * 365 });
  const token = await makeSecretLink(house.db.query, { purpose: 'booking', subjectId: bookingId, expiresAt });
  if (command.do === 'cancel') {
    await house.does('cancel', () => cancelBooking(house.world, visitor, { token }));
  } else {
    const slotStart = hours[command.hour ?? 0]!;
    await house.does('move', () => moveBooking(house.world, visitor, { token, slotStart }));
  }
}

async function decide(
  house: House,
  command: { do: 'accept' | 'decline-order' | 'dispatch' | 'dispatch-part'; order: number },
): Promise<void> {
  const verbs = {
    accept: acceptOrder,
    'decline-order': declineOrder,
    dispatch: dispatchOrder,
    'dispatch-part': (world: World, who: Who, { orderId }: { orderId: string }) =>
      dispatchOrder(world, who, { orderId, pieces: [{ position: 0, quantity: 1 }] }),
  };
  const verb = verbs[command.do];
  const waiting = await house.db.query
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'authorised')
    .orderBy('number')
    .execute();
  const order = pick(waiting, command.order);
  if (order) await house.does(command.do, () => verb(house.world, owner, { orderId: order.id }));
}

async function post(house: House, command: Extract<Command, { do: 'post' }>): Promise<void> {
  const event = pick(
    house.bank.post().filter(({ id }) => !house.lostEvents.has(id)),
    command.event,
  );
  if (!event) return;
  house.postedEvents.add(event.id);
  for (let time = 0; time < command.times; time += 1) {
    await house.does('webhook', () => receiveEvent(house.world, event.body, event.signature));
  }
}
