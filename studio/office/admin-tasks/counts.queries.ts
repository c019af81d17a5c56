import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { May, Permission } from '#studio/shared/who.ts';

export interface Waiting {
  tasks: number;
  applications: number;
  orders: number;
  messages: number;
  stories: number;
}

/** One query. */
export async function waitingFor(q: Queries, _who: May<Permission>): Promise<Waiting> {
  const { rows } = await sql<Record<keyof Waiting, string | number>>`
    select
      (select count(*) from tasks where state = 'open') as tasks,
      (select count(*) from applications where state = 'received') as applications,
      (select count(*) from orders where state = 'authorised' and capture = 'on-dispatch') as orders,
      (select count(*) from contact_messages where state = 'new') as messages,
      (select count(*) from stories where state = 'waiting') as stories
  `.execute(q);
  const [row] = rows;
  const count = (name: keyof Waiting) => Number(row?.[name] ?? 0);
  return {
    tasks: count('tasks'),
    applications: count('applications'),
    orders: count('orders'),
    messages: count('messages'),
    stories: count('stories'),
  };
}
