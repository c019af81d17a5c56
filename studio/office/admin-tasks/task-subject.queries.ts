import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { TaskDetails, TaskSubject } from './task.ts';

/** Name, contact and order of the subject; empty when unknown. */
export async function aboutSubject(
  q: Queries,
  subject: TaskSubject | undefined,
  subjectId: string,
): Promise<TaskDetails> {
  if (!subject || !z.guid().safeParse(subjectId).success) return {};
  // An application contains its own contact data.
  if (subject === 'application') return {};
  const row = subject === 'booking' ? await booking(q, subjectId) : await order(q, subject, subjectId);
  if (!row) return {};
  const known = Object.entries(row).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(known);
}

function booking(q: Queries, id: string) {
  return q
    .selectFrom('bookings')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select(['bookings.name', 'bookings.email', 'orders.number as orderNumber'])
    .where('bookings.id', '=', id)
    .executeTakeFirst();
}

function order(q: Queries, subject: Exclude<TaskSubject, 'booking' | 'application'>, id: string) {
  const orders = q
    .selectFrom('orders')
    .select(['orders.name', 'orders.email', 'orders.number as orderNumber']);
  if (subject === 'order') return orders.where('orders.id', '=', id).executeTakeFirst();
  return orders
    .where('orders.id', 'in', (inner) =>
      subject === 'payment'
        ? inner.selectFrom('payments').select('order_id').where('id', '=', id)
        : inner.selectFrom('refunds').select('order_id').where('id', '=', id),
    )
    .executeTakeFirst();
}

export async function orderToWithdraw(q: Queries, orderId: string) {
  const order = await q
    .selectFrom('orders')
    .select(['total_minor', 'currency', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await q
    .selectFrom('order_lines')
    .select(['offer_id', 'description', 'withdrawal_regime'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { order, lines };
}

/** An application waiting for its answer decides over its order. */
export async function isDecidedByApplication(q: Queries, orderId: string): Promise<boolean> {
  const application = await q
    .selectFrom('applications')
    .innerJoin('orders', 'orders.application_id', 'applications.id')
    .select('applications.id')
    .where('orders.id', '=', orderId)
    .where('applications.state', '=', 'received')
    .executeTakeFirst();
  return application !== undefined;
}

export async function stateOfPrint(q: Queries, orderId: string): Promise<PrintOrderState | null> {
  const print = await q
    .selectFrom('print_orders')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return print?.state ?? null;
}

export async function applicationToAnswer(q: Queries, applicationId: string) {
  return q
    .selectFrom('applications')
    .leftJoin('orders', (join) =>
      join.onRef('orders.application_id', '=', 'applications.id').on('orders.state', '=', 'authorised'),
    )
    .select([
      'applications.offer_id as offerId',
      'applications.first_name as firstName',
      'applications.last_name as lastName',
      'applications.email',
      'applications.answer_by as answerBy',
      'orders.number as orderNumber',
      'orders.total_minor as amountMinor',
      'orders.currency',
      'orders.authorised_until as authorisedUntil',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
