import type { Queries } from '#platform/db/database.ts';
import type { PushMessageKind } from '#platform/db/schema/push.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { isTaskKind } from '#studio/office/admin-tasks/task.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { pushMessages } from './push.messages.ts';
import {
  applicationToPush,
  bookingToPush,
  messageToPush,
  openTaskKind,
  orderToPush,
} from './push-content.queries.ts';

export interface PushContent {
  title: string;
  body: string;
  path: string;
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

/**
 * A lock screen shows it: the first name and what it is about, never what a person wrote, an address or an amount.
 * Null: it is gone, or done meanwhile.
 */
export async function composePush(
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
    case 'payment': {
      const task = await openTaskKind(q, subjectId);
      if (!task || !isTaskKind(task)) return null;
      return { title: words.payment, body: taskTexts[language].kinds[task].title, path: '/admin' };
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
