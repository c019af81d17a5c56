import { expect, test } from 'vitest';
import { production, withoutComments } from './support/sources.ts';

const verbs =
  /\b(createPayment|createPaymentOf|placeOrder|payForSeat|payApplication|payOrder|openCheckout)\(/;

/** Where a discount code or gift card is entered: the file that has the field or the link to it, or why there is none. */
const waysToPay: Readonly<Record<string, { field: string; file: string } | { none: string }>> = {
  'app/routes/teaching/applications/status-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/teaching/applications/pay-form.tsx',
  },
  'app/routes/dashboard/applications/application-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/teaching/applications/pay-form.tsx',
  },
  'app/routes/calendar/booking/book-actions.ts': {
    field: 'codesHref',
    file: 'app/routes/calendar/booking/widget/held-slot.tsx',
  },
  'app/routes/calendar/booking/manage.tsx': {
    field: 'CodeField',
    file: 'app/routes/calendar/booking/manage.tsx',
  },
  'app/routes/dashboard/bookings/bookings.tsx': {
    field: 'useCode',
    file: 'app/routes/dashboard/bookings/bookings.tsx',
  },
  'app/routes/money/checkout/checkout.tsx': {
    field: 'CodeField',
    file: 'app/routes/money/checkout/checkout-parts.tsx',
  },
  'app/routes/money/checkout/checkout-pay.ts': {
    field: 'CodeField',
    file: 'app/routes/money/checkout/checkout-parts.tsx',
  },
  'app/routes/money/checkout/pay-from-form.ts': {
    field: 'useCode',
    file: 'app/routes/money/checkout/buy-form.tsx',
  },
  'app/routes/offers/courses/waiting-list/offer-actions.ts': {
    field: 'CodeField',
    file: 'app/routes/offers/courses/waiting-list/offer.tsx',
  },
  'app/routes/money/checkout/order/order.tsx': { none: 'an order that was placed keeps its codes' },
  'app/routes/dashboard/orders/order.tsx': { none: 'an order that was placed keeps its codes' },
  'app/routes/office/machines/wire-create-payment.ts': { none: 'wire call 3 has no codes' },
  'app/routes/admin/office/settings/connect/stripe/stripe-actions.ts': {
    none: 'a test payment of the owner',
  },
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
