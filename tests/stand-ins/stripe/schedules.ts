import type { FormFields, FormValue } from './form.ts';
import { badRequest, missing } from './refusal.ts';
import { type StandInSchedule, type StandInSubscription, type StripeState, secondsOf } from './state.ts';
import { cancel, invoicesOf, monthsAfter, subscriptionAt } from './subscriptions.ts';

function fields(value: FormValue | undefined): FormFields {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function scheduleAt(state: StripeState, id: string): StandInSchedule {
  const schedule = state.schedules.get(id);
  if (!schedule) throw missing('subscription_schedule', id, 'schedule');
  subscriptionAt(state, schedule.subscriptionId);
  return schedule;
}

/**
 * Created from a subscription it has one phase, the current period, and releases the subscription afterwards.
 */
export function createSchedule(state: StripeState, given: FormFields): StandInSchedule {
  const id = given.from_subscription;
  if (typeof id !== 'string') throw badRequest('This stand-in makes schedules from subscriptions only');
  if (Object.keys(given).length > 1) {
    throw badRequest('`from_subscription` cannot be combined with other parameters', 'from_subscription');
  }
  const subscription = subscriptionAt(state, id);
  if (subscription.status === 'canceled')
    throw badRequest('The subscription is canceled', 'from_subscription');
  if (subscription.scheduleId) {
    throw badRequest('The subscription is already attached to a schedule', 'from_subscription');
  }
  const gone = invoicesOf(state, id).length;
  const schedule: StandInSchedule = {
    id: state.newId('sub_sched_'),
    subscriptionId: id,
    status: 'active',
    endBehavior: 'release',
    start: monthsAfter(subscription.started, gone - 1),
    end: monthsAfter(subscription.started, gone),
  };
  state.schedules.set(schedule.id, schedule);
  subscription.scheduleId = schedule.id;
  return schedule;
}

export function updateSchedule(state: StripeState, id: string, given: FormFields): StandInSchedule {
  const schedule = scheduleAt(state, id);
  if (schedule.status !== 'active') throw badRequest(`The schedule is ${schedule.status}`);
  const phases = Array.isArray(given.phases) ? given.phases.map(fields) : [];
  const [phase] = phases;
  if (phases.length !== 1 || !phase) throw badRequest('This stand-in supports one phase', 'phases');
  if (Number(phase.start_date) !== schedule.start) {
    throw badRequest('The start date of the current phase cannot be changed', 'phases[0][start_date]');
  }
  checkItems(state.subscriptions.get(schedule.subscriptionId)!, phase);
  if (given.proration_behavior !== 'none') throw badRequest('That would prorate', 'proration_behavior');
  const { interval, interval_count } = fields(phase.duration);
  if (interval !== 'month') throw badRequest('A phase needs its duration', 'phases[0][duration]');
  const end = monthsAfter(schedule.start, Number(interval_count ?? 1));
  if (end <= secondsOf(state.clock)) throw badRequest('The phase would end in the past', 'phases[0]');
  if (given.end_behavior === 'cancel' || given.end_behavior === 'release') {
    schedule.endBehavior = given.end_behavior;
  }
  schedule.end = end;
  return schedule;
}

/** Another price or quantity would change the plan, with a proration charged immediately. */
function checkItems(subscription: StandInSubscription, phase: FormFields): void {
  const items = Array.isArray(phase.items) ? phase.items.map(fields) : [];
  if (items.length !== 1 || items[0]?.price !== subscription.priceId || items[0]?.quantity !== '1') {
    throw badRequest('This stand-in keeps the items of a subscription', 'phases[0][items]');
  }
}

/** By default Stripe creates a final invoice with a proration, which a completed plan must not have. */
function checkGentle(given: FormFields): void {
  if (given.invoice_now !== 'false' || given.prorate !== 'false') {
    throw badRequest('That would prorate and invoice', 'prorate');
  }
}

export function cancelSchedule(state: StripeState, id: string, given: FormFields): StandInSchedule {
  const schedule = scheduleAt(state, id);
  if (schedule.status !== 'active') throw badRequest(`The schedule is ${schedule.status}`);
  checkGentle(given);
  cancel(state, state.subscriptions.get(schedule.subscriptionId)!, secondsOf(state.clock));
  return schedule;
}

export function cancelSubscription(state: StripeState, id: string, given: FormFields): StandInSubscription {
  const subscription = subscriptionAt(state, id);
  if (subscription.status === 'canceled') throw missing('subscription', id, 'id');
  const isManaged = state.schedules.get(subscription.scheduleId ?? '')?.status === 'active';
  if (isManaged) throw badRequest('The subscription is managed by a subscription schedule');
  checkGentle(given);
  cancel(state, subscription, secondsOf(state.clock));
  return subscription;
}
