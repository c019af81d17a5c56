import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isToShip } from '#studio/money/orders/dispatches/delivery.queries.ts';
import { isNewMessage, isSuspectedMessage } from '#studio/people/contact/message-list.queries.ts';
import type { May, Permission } from '#studio/shared/who.ts';
import { isOpenTask } from './tasks.queries.ts';

export interface Waiting {
  tasks: number;
  applications: number;
  orders: number;
  messages: number;
  stories: number;
  /** Messages that look like advertising: a line, no task. */
  suspected: number;
}

/** One query, with the conditions of the lists that the counts lead to. */
export async function waitingFor(q: Queries, _who: May<Permission>): Promise<Waiting> {
  const { rows } = await sql<Record<keyof Waiting, string | number>>`
    select
      (select count(*) from tasks where ${isOpenTask}) as tasks,
      (select count(*) from applications where state = 'received') as applications,
      (select count(*) from orders where ${isToShip}) as orders,
      (select count(*) from contact_messages where ${isNewMessage}) as messages,
      (select count(*) from stories where state = 'waiting') as stories,
      (select count(*) from contact_messages where ${isSuspectedMessage}) as suspected
  `.execute(q);
  const [row] = rows;
  const count = (name: keyof Waiting) => Number(row?.[name] ?? 0);
  return {
    tasks: count('tasks'),
    applications: count('applications'),
    orders: count('orders'),
    messages: count('messages'),
    stories: count('stories'),
    suspected: count('suspected'),
  };
}
