import { orderLineOf } from '#studio/money/orders/basket.ts';
import { insertOrder } from '#studio/money/orders/orders.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { termsInForce } from '#studio/shared/content/terms.queries.ts';
import { languageOfPerson } from './credits.queries.ts';
import { type PaidFor, paymentLine } from './payment-line.ts';
import type { StudentFacts } from './student.queries.ts';

/** An open order of a student or guest for what the owner sells them. Its id; null: the offer cannot be sold. */
export async function insertPaymentOrder(
  c: Write,
  student: StudentFacts,
  sold: PaidFor,
): Promise<string | null> {
  const language = await languageOfPerson(c.tx, student.emails);
  const line = await paymentLine(c.tx, sold, language);
  if (!line) return null;
  const { id } = await insertOrder(c, {
    currency: sold.currency,
    language,
    consents: [],
    lines: [orderLineOf(line)],
    capture: 'now',
    name: student.name,
    email: student.email,
    termsVersion: await termsInForce(c.tx, language),
    returnPath: '/',
  });
  return id;
}
