import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  chooseCalendars,
  chooseTargetCalendar,
  connectAccount,
  disconnectAccount,
} from '#studio/calendar/external-calendars/change-accounts.ts';
import { changeOwnAddresses } from '#studio/calendar/external-calendars/change-addresses.ts';
import {
  createFeed,
  removeCalendar,
  retryCalendar,
  revokeFeed,
} from '#studio/calendar/external-calendars/change-calendars.ts';
import { requestGoogleConsent } from '#studio/calendar/external-calendars/connect-google.ts';
import { rescheduleToEvent, restoreEvent } from '#studio/calendar/external-calendars/settle-event-change.ts';
import { ownersAction, ownersForm } from '../../../owners-form.ts';
import type { CalendarsResult } from './calendars.tsx';
import { calendarsPage } from './read-calendars.ts';

const posts = postsBelow(calendarsPage, {
  ':calendar/deletion': deletion,
  ':calendar/retry': retry,
  accounts,
  addresses,
  'accounts/:account/choice': accountChoice,
  'accounts/:account/deletion': accountDeletion,
  google,
  target,
  'events/:booking/reschedule': eventsBookingReschedule,
  'events/:booking/restoration': eventsBookingRestoration,
  feed,
  'feed-revocation': feedRevocation,
});

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'calendar'>) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  await removeCalendar(world, who, args.params.calendar);
  throw redirect(`${path}?flash=removed`, 303);
}

async function retry(args: PostArgs<'calendar'>) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  await retryCalendar(world, who, args.params.calendar);
  throw redirect(`${path}?flash=retried`, 303);
}

async function accounts(args: PostArgs) {
  const { who, world, path, form } = await ownersForm('settings', args, calendarsPage);
  const typed = { server: textOf(form, 'server'), user: textOf(form, 'user') };
  const outcome = await connectAccount(world, who, { ...typed, password: textOf(form, 'password') });
  if (outcome.ok) throw redirect(`${path}?flash=connected`, 303);
  const isInput = outcome.refusal === 'invalid';
  const result: CalendarsResult = {
    account: {
      typed,
      fields: isInput ? outcome.fields : [],
      refusal: isInput ? null : outcome.refusal,
    },
  };
  return data(result, { status: isInput ? 400 : 409 });
}

/** The owner's own, for invitations that they have declined. */
async function addresses(args: PostArgs) {
  const { who, world, path, form } = await ownersForm('settings', args, calendarsPage);
  const typed = textOf(form, 'addresses');
  const version = Number(/^\d{1,9}$/.exec(textOf(form, 'version'))?.[0] ?? 0);
  const outcome = await changeOwnAddresses(world, who, { text: typed, version });
  if (outcome.ok) throw redirect(`${path}?flash=addresses`, 303);
  const { refusal } = outcome;
  const result: CalendarsResult = { addresses: { typed, refusal } };
  return data(result, { status: refusal === 'invalid' ? 400 : 409 });
}

/** The calendars that make the owner busy. */
async function accountChoice(args: PostArgs<'account'>) {
  const { who, world, path, form } = await ownersForm('settings', args, calendarsPage);
  const busy = form.getAll('busy').filter((id) => typeof id === 'string');
  await chooseCalendars(world, who, { accountId: args.params.account, busy });
  throw redirect(`${path}?flash=chosen`, 303);
}

async function accountDeletion(args: PostArgs<'account'>) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  await disconnectAccount(world, who, args.params.account);
  throw redirect(`${path}?flash=disconnected`, 303);
}

/** Leads to Google's page that asks for consent. */
async function google(args: PostArgs) {
  const { who, world } = await ownersAction('settings', args, calendarsPage);
  const sessionId = await world.accounts.sessionIdOf(args.request.headers);
  const outcome = await requestGoogleConsent(world, who, sessionId);
  if (outcome.ok) throw redirect(outcome.url, 303);
  const result: CalendarsResult = { google: outcome.refusal };
  return data(result, { status: 409 });
}

/** The calendar to which bookings are written; '' for none. */
async function target(args: PostArgs) {
  const { who, world, path, form } = await ownersForm('settings', args, calendarsPage);
  await chooseTargetCalendar(world, who, textOf(form, 'calendar') || null);
  throw redirect(`${path}?flash=chosen`, 303);
}

/** To the time of the moved event. */
async function eventsBookingReschedule(args: PostArgs<'booking'>) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  const outcome = await rescheduleToEvent(world, who, args.params.booking);
  if (outcome.ok) throw redirect(`${path}?flash=rescheduled`, 303);
  const isMissing = outcome.refusal === 'not-found' || outcome.refusal === 'changed';
  const result: CalendarsResult = { event: isMissing ? 'no-change' : 'not-free' };
  return data(result, { status: 409 });
}

/** The event at the time of its booking. */
async function eventsBookingRestoration(args: PostArgs<'booking'>) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  if (await restoreEvent(world, who, args.params.booking)) throw redirect(`${path}?flash=restored`, 303);
  const result: CalendarsResult = { event: 'no-change' };
  return data(result, { status: 409 });
}

/** The page then shows the new address, once. */
async function feed(args: PostArgs) {
  const { who, world, language } = await ownersAction('settings', args, calendarsPage);
  const token = await createFeed(world, who);
  const path = `/bookings/calendar/${token}.ics${language === 'da' ? '?language=da' : ''}`;
  const result: CalendarsResult = { feed: new URL(path, world.settings.siteUrl).href };
  return data(result, { headers: { 'cache-control': 'no-store' } });
}

async function feedRevocation(args: PostArgs) {
  const { who, world, path } = await ownersAction('settings', args, calendarsPage);
  await revokeFeed(world, who);
  throw redirect(`${path}?flash=revoked`, 303);
}
