import { expect, test } from 'vitest';
import { production, withoutComments } from './support/sources.ts';

const verbs =
  /\b(createPayment|createPaymentOf|placeOrder|payForSeat|payApplication|payOrder|openCheckout)\(/;

/** Where a discount code or gift card is entered: the file that has the field or the link to it, or why there is none. */
const waysToPay: Readonly<Record<string, { field: string; file: string } | { none: string }>> = {
  'app/routes/applications/status-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/applications/pay-form.tsx',
  },
  'app/routes/dashboard/applications/application-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/applications/pay-form.tsx',
  },
  'app/routes/booking/book-actions.ts': {
    field: 'codesHref',
    file: 'app/routes/booking/widget/held-slot.tsx',
  },
  'app/routes/booking/manage.tsx': { field: 'CodeField', file: 'app/routes/booking/manage.tsx' },
  'app/routes/dashboard/bookings/bookings.tsx': {
    field: 'useCode',
    file: 'app/routes/dashboard/bookings/bookings.tsx',
  },
  'app/routes/checkout/checkout.tsx': { field: 'CodeField', file: 'app/routes/checkout/checkout-parts.tsx' },
  'app/routes/checkout/checkout-pay.ts': {
    field: 'CodeField',
    file: 'app/routes/checkout/checkout-parts.tsx',
  },
  'app/routes/checkout/pay-from-form.ts': { field: 'useCode', file: 'app/routes/checkout/buy-form.tsx' },
  'app/routes/courses/waiting-list/offer-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/courses/waiting-list/offer.tsx',
  },
  'app/routes/checkout/order/order.tsx': { none: 'an order that was placed keeps its codes' },
  'app/routes/dashboard/orders/order.tsx': { none: 'an order that was placed keeps its codes' },
  'app/routes/machines/wire-create-payment.ts': { none: 'wire call 3 has no codes' },
  'app/routes/admin/settings/connect/stripe/stripe-actions.ts': { none: 'a test payment of the owner' },
};

test('every way to pay takes a discount code or gift card, or lists why not', () => {
  const paying = production.filter(
    ({ path, text }) => path.startsWith('app/routes/') && verbs.test(withoutComments(text)),
  );
  expect(paying.map(({ path }) => path).sort(), 'a new way to pay needs a row here').toEqual(
    Object.keys(waysToPay).sort(),
  );
  const missing = Object.values(waysToPay).filter(
    (way) =>
      'field' in way && !production.some(({ path, text }) => path === way.file && text.includes(way.field)),
  );
  expect(missing).toEqual([]);
});
