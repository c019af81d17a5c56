import { data } from 'react-router';
import { formatOf } from '#app/web/format-of.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { kronerOf } from '#studio/calendar/booking/bookings.queries.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import type { InvoiceSubject } from '#studio/teaching/invoices/create-invoice.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/new-invoice';

type Asking = Pick<Route.LoaderArgs, 'request' | 'context'>;

/** `?booking=…`, `?order=…`, `?student=<account>` or `?email=…`; null without one, 404 when it does not exist. */
export async function invoicedSubject({ request, context }: Asking) {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const isNamed = ['booking', 'order', 'student', 'email'].some((name) => searchParams.has(name));
  const found = isNamed ? await subjectOf({ request, context }, searchParams) : null;
  if (isNamed && !found) throw data(null, { status: 404 });
  return { who: { ...who, language }, world, language, found };
}

interface Found {
  subject: InvoiceSubject;
  what: string | null;
  /** Of a session; null: known, or entered with what is sold. */
  amount: string | null;
  email: string;
  back: string;
}

async function subjectOf({ request, context }: Asking, params: URLSearchParams): Promise<Found | null> {
  const who = await ownerOnly('orders', { request, context }, '/admin/invoices');
  const q = worldOf(context).db.query;
  const format = formatOf(context);
  const bookingId = params.get('booking');
  const orderId = params.get('order');
  const userId = params.get('student');
  if (bookingId) {
    const booking = await bookingForOwner(q, who, bookingId);
    if (!booking) return null;
    const price = kronerOf(booking.prices);
    return {
      subject: { kind: 'booking', bookingId: booking.id },
      what: `${booking.name}, ${format.dayAndTime(booking.start)}`,
      amount: price ? format.amount(price.amountMinor) : '',
      email: booking.email,
      back: `/admin/bookings/${booking.id}`,
    };
  }
  if (orderId) {
    const found = await orderForOwner(q, who, orderId);
    if (!found) return null;
    const { order } = found;
    const total = format.money({ amountMinor: order.total_minor, currency: order.currency });
    return {
      subject: { kind: 'order', orderId: order.id },
      what: `${order.number}, ${order.name || order.email}, ${total}`,
      amount: null,
      email: order.email,
      back: `/admin/orders/${order.id}`,
    };
  }
  const student = await studentFacts(
    q,
    who,
    userId ? { userId } : { email: (params.get('email') ?? '').slice(0, 254) },
  );
  return (
    student && {
      subject: { kind: 'student', student },
      what: null,
      amount: null,
      email: student.email,
      back: student.userId
        ? `/admin/students/${encodeURIComponent(student.userId)}`
        : `/admin/students/guest?${new URLSearchParams({ email: student.email })}`,
    }
  );
}
