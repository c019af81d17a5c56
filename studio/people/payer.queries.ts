import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { isPayer } from './payer.ts';

export async function paymentByReturnToken(q: Queries, returnToken: string) {
  if (!tokenPattern.test(returnToken)) return undefined;
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'order_id', 'payments.state', 'payments.created_at', 'payer_hash', 'email'])
    .where('return_token_hash', '=', hashToken(returnToken))
    .executeTakeFirst();
}

/** The return address in the browser that paid, or of the signed-in buyer: elsewhere it opens nothing but its page. */
export async function paymentOfPayer(q: Queries, { token, who }: { token: string; who: Who }) {
  const payment = await paymentByReturnToken(q, token);
  return payment && isPayer(who, payment) ? payment : undefined;
}
