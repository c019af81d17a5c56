import type { Queries } from '#platform/db/database.ts';
import type { PushMessageKind } from '#platform/db/schema/push.ts';
import { sendWebPush } from '#platform/push/web-push.ts';
import type { World } from '#platform/world.ts';
import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { waitingFor } from '#studio/office/admin-tasks/counts.queries.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { isTaskKind } from '#studio/office/admin-tasks/task.ts';
import { change } from '#studio/shared/change.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { system } from '#studio/shared/who.ts';
import { pushMessages } from './push.messages.ts';
import {
  applicationToPush,
  bookingToPush,
  messageToPush,
  openTaskKind,
  orderToPush,
  subscriptionOf,
  unclaimedMessages,
} from './push.queries.ts';
import {
  claimMessage,
  deleteEndedDevice,
  deleteMessage,
  type MessageRow,
  postponeMessage,
  recordUse,
} from './push.store.ts';
import { decryptSubscription, readPushKeys } from './push-keys.ts';

/** sent: taken by the push service. ended: the subscription is gone. dropped: refused, expired or out of date. */
export type SendPushOutcome = 'sent' | 'ended' | 'later' | 'dropped' | 'nothing';

/** A request takes at most 10 seconds; a longer claim is of a crashed process. */
const claimSeconds = 60;
const mostAttempts = 6;
const firstPauseSeconds = 30;

/** Sends one message (job 'send-push'), at least once: a duplicate after a crash replaces the first on the device. */
export async function sendPush(world: World, messageId: string): Promise<SendPushOutcome> {
  const now = world.clock.now();
  const until = now.add({ seconds: claimSeconds });
  const message = await claimMessage(world.db.query, { id: messageId, now, until });
  if (!message) return 'nothing';
  if (Temporal.Instant.compare(message.expires_at, now) <= 0) return drop(world, message, 'expired');
  const keys = await readPushKeys(world);
  const subscription = await subscriptionOf(world.db.query, message.device_id);
  const to = subscription && decryptSubscription(world, subscription);
  if (!keys || !to) return drop(world, message, 'APP_SECRET has changed');
  const payload = await payloadOf(world, message);
  if (!payload) return drop(world, message, null);
  const outcome = await sendWebPush(
    world.http,
    {
      payload,
      ttlSeconds: Math.floor(now.until(message.expires_at).total('seconds')),
      topic: message.id.replaceAll('-', ''),
    },
    { to, keys, subject: subjectOf(world), now },
  );
  switch (outcome.kind) {
    case 'accepted':
      await change(world, system, async (c) => {
        await deleteMessage(c.tx, message.id);
        await recordUse(c, message.device_id);
      });
      return 'sent';
    case 'gone':
      await world.db.transaction((tx) => deleteEndedDevice(tx, message.device_id));
      world.log.info({ deviceId: message.device_id }, 'a push subscription has ended');
      return 'ended';
    case 'refused':
      return drop(world, message, outcome.reason);
    case 'later':
      if (message.attempts >= mostAttempts) return drop(world, message, outcome.reason);
      await tryLater(world, message, outcome.afterMs);
      return 'later';
  }
}

export async function requeuePush(world: World): Promise<number> {
  return world.db.transaction(async (tx) => {
    const waiting = await unclaimedMessages(tx, world.clock.now());
    for (const messageId of waiting) await world.jobs.send(tx, { name: 'send-push', data: { messageId } });
    return waiting.length;
  });
}

interface PushContent {
  title: string;
  body: string;
  path: string;
}

/** Read by the service worker (app/client/admin-worker.ts). */
export interface PushPayload extends PushContent {
  /** Notifications with the same tag replace each other. */
  tag: string;
  badge: number;
}

async function payloadOf(world: World, message: MessageRow): Promise<string | null> {
  const q = world.db.query;
  const { kind, subject_id: subjectId } = message;
  const language = (await ownerReader(q))?.language ?? 'en';
  const content = await composePush(q, { kind, subjectId }, language);
  const waiting = await waitingFor(q, system);
  if (!content) return null;
  const payload: PushPayload = { ...content, tag: `${kind}:${subjectId}`, badge: waiting.tasks };
  return JSON.stringify(payload);
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

/**
 * A lock screen shows it: the first name and what it is about, never what a person wrote, an address or an amount.
 * Null: it is gone, or done meanwhile.
 */
async function composePush(
  q: Queries,
  { kind, subjectId }: { kind: PushMessageKind; subjectId: string },
  language: Language,
): Promise<PushContent | null> {
  const words = pushMessages[language];
  switch (kind) {
    case 'booking':
    case 'cancellation':
      return aboutBooking(q, { kind, bookingId: subjectId, language });
    case 'order': {
      const order = await orderToPush(q, subjectId);
      const body = order && listed(firstName(order.name), order.number);
      return body === null ? null : { title: words.order, body, path: `/admin/orders/${subjectId}` };
    }
    case 'application': {
      const found = await applicationToPush(q, subjectId);
      if (!found) return null;
      const body = listed(firstName(found.firstName), await offerTitle(q, found.offerId, language));
      return { title: words.application, body, path: `/admin/applications/${subjectId}` };
    }
    case 'message': {
      const found = await messageToPush(q, subjectId);
      if (!found) return null;
      return { title: words.message, body: firstName(found.name), path: `/admin/messages/${subjectId}` };
    }
    case 'email':
    case 'payment': {
      const task = await openTaskKind(q, subjectId);
      if (!task || !isTaskKind(task)) return null;
      return { title: words[kind], body: taskTexts[language].kinds[task].title, path: '/admin' };
    }
    case 'test':
      return { ...words.test, path: '/admin/settings/notifications' };
  }
}

async function aboutBooking(
  q: Queries,
  { kind, bookingId, language }: { kind: 'booking' | 'cancellation'; bookingId: string; language: Language },
): Promise<PushContent | null> {
  const booking = await bookingToPush(q, bookingId);
  if (!booking) return null;
  const words = pushMessages[language];
  const isConsultation = booking.kind === 'consultation';
  const start = booking.start.toZonedDateTimeISO(studioTimeZone);
  const day = formats[language].shortWeekday(start);
  const title = {
    booking: isConsultation ? words.consultation : words.booking,
    cancellation: isConsultation ? words.consultationCancelled : words.cancellation,
  }[kind];
  return {
    title,
    body: listed(firstName(booking.name), day, formats[language].time(start)),
    path: `/admin/bookings/${bookingId}`,
  };
}

/** Where push services reach the sender; they refuse plain HTTP. */
function subjectOf({ settings }: World): string {
  const { protocol, hostname, origin } = new URL(settings.siteUrl);
  return protocol === 'https:' ? origin : `mailto:studio@${hostname}`;
}

async function tryLater(world: World, message: MessageRow, afterMs: number | null): Promise<void> {
  const milliseconds = Math.max(1000, afterMs ?? firstPauseSeconds * 1000 * 2 ** (message.attempts - 1));
  const until = world.clock.now().add({ milliseconds });
  await world.db.transaction(async (tx) => {
    await postponeMessage(tx, message.id, until);
    await world.jobs.send(tx, { name: 'send-push', data: { messageId: message.id }, at: until });
  });
}

async function drop(world: World, message: MessageRow, reason: string | null): Promise<'dropped'> {
  await world.db.transaction((tx) => deleteMessage(tx, message.id));
  const { id: messageId, kind, attempts, device_id: deviceId } = message;
  if (reason) world.log.warn({ messageId, deviceId, kind, attempts, reason }, 'a push message was given up');
  return 'dropped';
}
