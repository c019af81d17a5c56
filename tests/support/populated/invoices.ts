import { issueInvoice } from '#studio/money/orders/invoices/issue-invoice.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { idOf, longName, type Place } from './people.ts';

/** An invoice of the order that waits for its payment. Returns its number. */
export async function seedInvoices({ db, clock }: Place): Promise<string> {
  const company = {
    name: `${longName} Teater og Musikskole ApS`,
    addressLines: ['Christian den Fjerdes Ærøskøbing Allé 117', '5970 Ærøskøbing'],
    vatNumber: 'DK10150817',
    reference: 'PO 7714',
  };
  const dueOn = clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate().add({ days: 14 });
  const number = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idOf('d', 7));
    if (!order) throw new Error('the order to invoice is missing');
    const invoice = { company, email: 'faktura@eksempel.dk', dueOn };
    return issueInvoice({ tx, now: clock.now() }, order, invoice);
  });
  return String(number);
}
