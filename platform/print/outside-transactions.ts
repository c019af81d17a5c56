import type { Database } from '../db/database.ts';
import type { Print } from './print.ts';

/** The network is never asked while a transaction holds its locks: every call of the port throws there. */
export function printOutsideTransactions(print: Print, db: Pick<Database, 'isInTransaction'>): Print {
  const checked =
    <A extends unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (db.isInTransaction()) throw new Error(`print.${name} was called inside a transaction`);
      return call(...args);
    };
  return {
    product: checked('product', (id) => print.product(id)),
    shippingRates: checked('shippingRates', (asked) => print.shippingRates(asked)),
    placeOrder: checked('placeOrder', (order) => print.placeOrder(order)),
    order: checked('order', (externalId) => print.order(externalId)),
    readEvent: (rawBody, signature, secret) => print.readEvent(rawBody, signature, secret),
  };
}
