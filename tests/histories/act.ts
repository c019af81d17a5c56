import { bookDirectly } from '#studio/booking/book-directly.ts';
import { cancelBooking } from '#studio/booking/cancel-booking.ts';
import { consultationCourseId } from '#studio/booking/consultation.ts';
import { rescheduleBooking } from '#studio/booking/reschedule-booking.ts';
import { confirmConsultation } from '#studio/consultations/confirm-consultation.ts';
import { requestConsultation } from '#studio/consultations/request-consultation.ts';
import { holdSlot } from '#studio/holds/hold-slot.ts';
import { releaseHold } from '#studio/holds/release-hold.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { reconcile } from '#studio/reconciliation/reconcile.ts';
import { receiveEvent } from '#studio/settlement/receive-event.ts';
import { retryRefund } from '#studio/settlement/send-refund.ts';
import { settleReturn } from '#studio/settlement/settle-return.ts';
import { visitor } from '#tests/support/who.ts';
import { checkout, decide, payAgain } from './act-on-orders.ts';
import type { Command } from './commands.ts';
import { beginning, type House } from './house.ts';
import { untoldSilence } from './money-invariants.ts';
import { pick } from './pick.ts';

/** Hours after the beginning that stories fight for: this afternoon, tomorrow, and the days after. */
const hours = [3, 4, 24, 48, 120] as const;
const entries = ['voice-elevated', 'singing-workshop-1d', 'pop-filter', 'private-coaching', 'studio-day'];

/** The hour they fight for now: when those of a week are over, the next week's. */
function hourAt(house: House, index: number): string {
  const weeks = Math.floor(beginning.until(house.now()).total('hours') / hours[4]);
  return beginning.add({ hours: (hours[index] ?? 0) + weeks * 7 * 24 }).toString();
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
      const { currency } = command;
      if (booking) await checkout(house, visitor, { subjectId: booking, currency, pieces: 1 });
      return;
    }
    case 'buy': {
      const wanted = { subjectId: pick(entries, command.entry)!, currency: 'DKK', pieces: command.pieces };
      return checkout(house, pick(house.people, command.person)!, wanted);
    }
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
    case 'reconcile':
      await reconcileEverything(house);
      return;
    case 'wait':
      house.wait(command.seconds);
      // A house that stands is swept every minute; one that was down so long is swept when it is up again.
      if (command.seconds > 1_000) await reconcileEverything(house);
      return;
    case 'cut-line':
      house.cut = { when: command.when, calls: command.calls };
      return;
    case 'mend-line':
      house.cut = null;
      return;
    case 'linger':
      house.linger = { calls: command.calls, commands: command.commands };
      return;
    case 'die-soon':
      house.mortal.arm(command.steps + 1);
  }
}

/** True when everything was answered and nothing failed. */
export async function reconcileEverything(house: House): Promise<boolean> {
  let isGood = false;
  const { cut, crossings } = house;
  const end = await house.does('reconcile', async () => {
    const report = await reconcile(house.world);
    isGood = report.unanswered === 0 && report.failed === 0;
    if (!house.mortal.isDead && report.failed > 0)
      house.wrongs.push(`a reconciliation failed: ${JSON.stringify(report)}`);
  });
  if (end === 'done' && isGood) house.completeReconciliations.push(house.now());
  // Silent from its first question to its last, and nobody else did anything meanwhile.
  const isSilent = cut !== null && cut === house.cut && cut.calls > 1 && crossings === house.crossings;
  if (end === 'done' && isSilent) house.wrongs.push(...(await untoldSilence(house)));
  return end === 'done';
}

async function hold(house: House, command: Extract<Command, { do: 'hold' }>): Promise<void> {
  const who = pick(house.people, command.person)!;
  const email = `person${command.person}@example.com`;
  await house.does('hold', async () => {
    const slotStart = hourAt(house, command.hour);
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
    slotStart: hourAt(house, command.hour),
  };
  await house.does('ask', () => requestConsultation(house.world, who, input));
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
    const input = { name: 'Mia Ø', email: 'mia@example.com', slotStart: hourAt(house, command.hour) };
    const outcome = await bookDirectly(house.world, { who: visitor, input, entitlementToken: token });
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
    const slotStart = hourAt(house, command.hour ?? 0);
    await house.does('move', () => rescheduleBooking(house.world, visitor, { token, slotStart }));
  }
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
