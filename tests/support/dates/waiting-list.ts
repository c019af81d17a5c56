import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { confirmWaitingListEntry, joinWaitingList } from '#studio/teaching/waiting-list/join-waiting-list.ts';
import { newVisitor, type Stage } from '../page-fixture.ts';
import { plannedDate, workshop } from './planned-date.ts';

/** A date of the workshop with this many seats, all paid for. */
export async function fullDate(stage: Stage, seats = 1): Promise<{ dateId: string; orderIds: string[] }> {
  await stage.db.query.updateTable('dates').set({ is_open: false }).execute();
  const dateId = await plannedDate(stage, { date: '2027-09-04', seats });
  const orderIds: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) orderIds.push(await paidSeat(stage, dateId));
  return { dateId, orderIds };
}

export async function paidSeat(stage: Stage, dateId: string): Promise<string> {
  const input = { subjectId: workshop, currency: 'DKK', returnPath: '/courses', dateId };
  const opened = await createPayment(stage.world, newVisitor().who, input);
  if (!opened.ok) throw new Error(opened.refusal);
  return payAt(stage, opened.url);
}

/** Pays the checkout at this address, and returns its order. */
export async function payAt({ bank, world, db }: Stage, url: string): Promise<string> {
  const session = [...bank.books.sessions.values()].find((one) => one.url === url);
  if (!session) throw new Error('no such checkout');
  bank.payer.pay(session.id);
  await settlePayment(world, session.paymentId);
  const { order_id } = await db.query
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', session.paymentId)
    .executeTakeFirstOrThrow();
  return order_id;
}

export async function waiting(
  stage: Stage,
  dateId: string,
  person = newVisitor(),
): Promise<{ id: string; email: string }> {
  const { email, who } = person;
  const joined = await joinWaitingList(stage.world, who, { dateId, email });
  if (!joined.ok) throw new Error(joined.refusal);
  const token = await tokenTo(stage, email, 'confirm');
  await confirmWaitingListEntry(stage.world, { token });
  const { id } = await stage.db.query
    .selectFrom('waiting_list_entries')
    .select('id')
    .where('date_id', '=', dateId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email };
}

/** From the newest email to this address that has such a link. */
export async function tokenTo(
  { db }: Pick<Stage, 'db'>,
  email: string,
  link: 'confirm' | 'leave' | 'offers',
): Promise<string> {
  const rows = await db.query
    .selectFrom('emails')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute();
  const pattern = new RegExp(`/courses/waiting-list/${link}/([\\w-]{22})`);
  for (const { body } of rows) {
    const [, token] = pattern.exec(body ?? '') ?? [];
    if (token) return token;
  }
  throw new Error(`no ${link} link for ${email}`);
}

export async function stateOf({ db }: Pick<Stage, 'db'>, id: string): Promise<string | undefined> {
  const row = await db.query
    .selectFrom('waiting_list_entries')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}

/** States of the seats of a date, in the order of their numbers. */
export async function seatStates({ db }: Pick<Stage, 'db'>, dateId: string): Promise<string[]> {
  const rows = await db.query
    .selectFrom('units')
    .select('state')
    .where('date_id', '=', dateId)
    .orderBy('number')
    .execute();
  return rows.map(({ state }) => state);
}
