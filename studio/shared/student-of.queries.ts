import { sql } from 'kysely';

/** Who attends what an order bought; null: its buyer. `orderId`: a column. */
export function studentOf(orderId: string) {
  return sql<string | null>`(select answer from order_answers
    where order_answers.order_id = ${sql.ref(orderId)} and question_id = 'student' limit 1)`;
}
