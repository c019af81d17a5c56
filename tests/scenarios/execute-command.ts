import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { consultationCourseId } from '#studio/calendar/booking/consultation.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { confirmConsultation } from '#studio/calendar/consultations/confirm-consultation.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { receiveEvent } from '#studio/money/settlement/receive-event.ts';
import { retryRefund } from '#studio/money/settlement/send-refund.ts';
import { settleReturn } from '#studio/money/settlement/settle-return.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { visitor } from '#tests/support/who.ts';
import type { Command } from './commands.ts';
import { executeInvoiceCommand, isInvoiceCommand } from './invoice-commands.ts';
import { unreportedOutages } from './money-invariants.ts';
import { checkout, decideOrder, payAgain } from './order-commands.ts';
import { pick } from './pick.ts';
import { type StudioProcess, startOfScenario } from './studio-process.ts';

/** Hours after the start of the slots that scenarios compete for. */
const hours = [3, 4, 24, 48, 120] as const;
const entries = ['voice-elevated', 'singing-workshop-1d', 'pop-filter', 'private-coaching', 'studio-day'];

/** The slot that scenarios compete for now: once this week's are over, next week's. */
function slotAt(studio: StudioProcess, index: number): string {
  const weeks = Math.floor(startOfScenario.until(studio.now()).total('hours') / hours[4]);
  return startOfScenario.add({ hours: (hours[index] ?? 0) + weeks * 7 * 24 }).toString();
}

/** Executes one command; one that refers to something missing has no effect. */
export async function executeCommand(studio: StudioProcess, command: Command): Promise<void> {
  const { world, bank } = studio;
  if (isInvoiceCommand(command))
    return executeInvoiceCommand(studio, command, (hour) => slotAt(studio, hour));
  switch (command.do) {
    case 'hold':
      return hold(studio, command);
    case 'request-consultation':
      return askForConsultation(studio, command);
    case 'confirm-consultation':
      return press(studio, command);
    case 'checkout': {
      const booking = pick(studio.bookings, command.booking);
      const { currency } = command;
      if (booking) await checkout(studio, visitor, { subjectId: booking, currency, pieces: 1 });
      return;
    }
    case 'buy': {
      const wanted = { subjectId: pick(entries, command.entry)!, currency: 'DKK', pieces: command.pieces };
      return checkout(studio, pick(studio.people, command.person)!, wanted);
    }
    case 'pay':
    case 'pay-late':
    case 'decline':
    case 'start-authentication':
    case 'approve':
    case 'refuse':
    case 'expire-page':
      return payOnPage(studio, command.do, command.session);
    case 'return':
    case 'spend-credit':
      return withReturnToken(studio, command);
    case 'release':
    case 'cancel':
    case 'move':
      return withBooking(studio, command);
    case 'accept':
    case 'decline-order':
    case 'dispatch':
    case 'dispatch-part':
      return decideOrder(studio, { do: command.do, order: command.order });
    case 'pay-again':
      return payAgain(studio, command.order);
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
      const refused = await studio.db.query
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'refused')
        .execute();
      const refund = pick(refused, command.refund);
      if (refund) await studio.run('retry', () => retryRefund(world, { refundId: refund.id }));
      return;
    }
    case 'deliver-event':
      return post(studio, command);
    case 'lose-events':
      for (const { id } of bank.books.events) if (!studio.postedEvents.has(id)) studio.lostEvents.add(id);
      return;
    case 'run-job':
    case 'lose-job': {
      const job = pick(studio.dueJobs(), command.job);
      if (job && command.do === 'run-job') await studio.runJob(job);
      else if (job) studio.removeJob(job);
      return;
    }
    case 'reconcile':
      await reconcileEverything(studio);
      return;
    case 'wait':
      studio.wait(command.seconds);
      // A running server reconciles every minute; one that was down for longer does so after its restart.
      if (command.seconds > 1_000) await reconcileEverything(studio);
      return;
    case 'start-outage':
      studio.outage = { when: command.when, calls: command.calls };
      return;
    case 'end-outage':
      studio.outage = null;
      return;
    case 'delay-response':
      studio.delay = { calls: command.calls, commands: command.commands };
      return;
    case 'kill-after':
      studio.killSwitch.arm(command.steps + 1);
  }
}

/** True when the provider responded to everything and nothing failed. */
export async function reconcileEverything(studio: StudioProcess): Promise<boolean> {
  let isGood = false;
  const { outage, crossings } = studio;
  const end = await studio.run('reconcile', async () => {
    const report = await reconcile(studio.world);
    isGood = report.unanswered === 0 && report.failed === 0;
    if (!studio.killSwitch.isKilled && report.failed > 0)
      studio.errors.push(`a reconciliation failed: ${JSON.stringify(report)}`);
  });
  if (end === 'done' && isGood) studio.completeReconciliations.push(studio.now());
  // Unavailable from the first call to the last, with no other process in between.
  const isUnavailable =
    outage !== null && outage === studio.outage && outage.calls > 1 && crossings === studio.crossings;
  if (end === 'done' && isUnavailable) studio.errors.push(...(await unreportedOutages(studio)));
  return end === 'done';
}

async function hold(studio: StudioProcess, command: Extract<Command, { do: 'hold' }>): Promise<void> {
  const who = pick(studio.people, command.person)!;
  const email = `person${command.person}@example.com`;
  await studio.run('hold', async () => {
    const slotStart = slotAt(studio, command.hour);
    const outcome = await holdSlot(studio.world, who, { name: 'Mia Ø', email, slotStart });
    if (outcome.ok && !studio.bookings.includes(outcome.booking.id)) studio.bookings.push(outcome.booking.id);
  });
}

/** Requests a free consultation in one half of a slot. */
async function askForConsultation(
  studio: StudioProcess,
  command: Extract<Command, { do: 'request-consultation' }>,
): Promise<void> {
  const who = pick(studio.people, command.person)!;
  const input = {
    name: 'Ida Ø',
    email: `person${command.person}@example.com`,
    slotStart: slotAt(studio, command.hour),
  };
  await studio.run('request-consultation', () => requestConsultation(studio.world, who, input));
}

/**
 * Confirms by the link in the email; a confirmed consultation can be rescheduled and cancelled like any booking.
 */
async function press(
  studio: StudioProcess,
  command: Extract<Command, { do: 'confirm-consultation' }>,
): Promise<void> {
  const requested = await studio.db.query
    .selectFrom('bookings')
    .select('id')
    .where('course_id', '=', consultationCourseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const booking = pick(requested, command.consultation);
  if (!booking) return;
  const expiresAt = startOfScenario.add({ hours: 24 * 365 });
  const link = { purpose: 'consultation-confirm' as const, subjectId: booking.id, expiresAt };
  const token = await makeSecretLink(studio.db.query, link);
  await studio.run('confirm-consultation', async () => {
    const outcome = await confirmConsultation(studio.world, visitor, { token });
    if (outcome.ok && !studio.bookings.includes(booking.id)) studio.bookings.push(booking.id);
  });
}

/** People can only pay on pages they were given. */
function sessionsGiven(studio: StudioProcess) {
  return [...studio.bank.books.sessions.values()].filter(({ id }) => studio.boughtBy.has(id));
}

async function payOnPage(studio: StudioProcess, what: Command['do'], index: number): Promise<void> {
  const { payer } = studio.bank;
  const session = pick(sessionsGiven(studio), index);
  if (!session) return;
  if (what === 'pay') payer.pay(session.id);
  else if (what === 'pay-late') {
    if (payer.payLate(session.id)) studio.late.add(session.id);
  } else if (what === 'decline') payer.decline(session.id);
  else if (what === 'start-authentication') payer.startAction(session.id);
  else if (what === 'approve') payer.finishAction(session.id, 'approves');
  else if (what === 'refuse') payer.finishAction(session.id, 'refuses');
  else payer.expireNaturally(session.id);
}

async function withReturnToken(
  studio: StudioProcess,
  command: Extract<Command, { do: 'return' | 'spend-credit' }>,
): Promise<void> {
  const session = pick(sessionsGiven(studio), command.session);
  if (!session) return;
  const token = new URL(session.successUrl).searchParams.get('session')!;
  if (command.do === 'return') {
    await studio.run('return', () => settleReturn(studio.world, visitor, token));
    return;
  }
  await studio.run('spend credit', async () => {
    const input = { name: 'Mia Ø', email: 'mia@example.com', slotStart: slotAt(studio, command.hour) };
    const outcome = await bookDirectly(studio.world, { who: visitor, input, entitlementToken: token });
    if (outcome.ok) studio.bookings.push(outcome.booking.id);
  });
}

type WithBooking = { do: 'release' | 'cancel' | 'move'; booking: number; hour?: number };

async function withBooking(studio: StudioProcess, command: WithBooking): Promise<void> {
  const bookingId = pick(studio.bookings, command.booking);
  if (!bookingId) return;
  if (command.do === 'release') {
    for (const who of studio.people)
      await studio.run('release', () => releaseHold(studio.world, who, { bookingId }));
    return;
  }
  const expiresAt = startOfScenario.add({ hours: 24 * 365 });
  const token = await makeSecretLink(studio.db.query, {
    purpose: 'booking',
    subjectId: bookingId,
    expiresAt,
  });
  if (command.do === 'cancel') {
    await studio.run('cancel', () => cancelBooking(studio.world, visitor, { token }));
  } else {
    const slotStart = slotAt(studio, command.hour ?? 0);
    await studio.run('move', () => rescheduleBooking(studio.world, visitor, { token, slotStart }));
  }
}

async function post(
  studio: StudioProcess,
  command: Extract<Command, { do: 'deliver-event' }>,
): Promise<void> {
  const event = pick(
    studio.bank.post().filter(({ id }) => !studio.lostEvents.has(id)),
    command.event,
  );
  if (!event) return;
  studio.postedEvents.add(event.id);
  for (let time = 0; time < command.times; time += 1) {
    await studio.run('webhook', () => receiveEvent(studio.world, event.body, event.signature));
  }
}
