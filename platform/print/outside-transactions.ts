import type { Database } from '../db/database.ts';
import { checked } from '../outside-transactions.ts';
import type { Print } from './print.ts';

export function printOutsideTransactions(print: Print, db: Pick<Database, 'isInTransaction'>): Print {
  return {
    product: checked(db, 'print.product', (id) => print.product(id)),
    shippingRates: checked(db, 'print.shippingRates', (requested) => print.shippingRates(requested)),
    placeOrder: checked(db, 'print.placeOrder', (order) => print.placeOrder(order)),
    order: checked(db, 'print.order', (externalId) => print.order(externalId)),
    readEvent: (rawBody, signature, secret) => print.readEvent(rawBody, signature, secret),
  };
}
