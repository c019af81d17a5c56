import { index, type RouteConfig, route } from '@react-router/dev/routes';

/*
 * Every URL of the product. Each page also answers under /da and /en (app/web/language.ts); those are not listed.
 * One line per address; groups in the order of docs/specification.md.
 */

const site = [index('routes/site/home.tsx')];

const courses = [route('courses', 'routes/courses/overview.tsx')];

const booking = [
  route('private-coaching/book', 'routes/booking/book.tsx'),
  route('private-coaching/slots', 'routes/booking/slots.ts'),
  route('private-coaching/hold', 'routes/booking/hold.ts'),
];

const checkout: RouteConfig = [];

const magazine = [
  route('newsletter', 'routes/magazine/newsletter.tsx'),
  route('newsletter/confirm/:token', 'routes/magazine/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe/:token', 'routes/magazine/newsletter-unsubscribe.tsx'),
];

const account = [
  route('login', 'routes/account/login.tsx'),
  route('setup/:token', 'routes/account/setup.tsx'),
];

const admin = [route('admin', 'routes/admin/desk.tsx')];

/** Only on the computer the site runs on, while it is shown to nobody else (app/web/this-computer.ts). */
const workshop = [
  route('outbox', 'routes/outbox/outbox.tsx'),
  route('outbox/:file', 'routes/outbox/outbox-html.ts'),
  route('outbox/:mailId/:filename', 'routes/outbox/outbox-attachment.ts'),
];

/** Not for people: wire calls, webhooks, feeds, icons. /healthz, /readyz and /metrics stand in server/shell/health.ts. */
const machines = [
  route('favicon.ico', 'routes/machines/favicon.ts'),
  route('me', 'routes/machines/me.ts'),
  route('rest/v1/bookings', 'routes/machines/wire-bookings.ts'),
  route('functions/v1/send-contact-email', 'routes/machines/wire-contact.ts'),
  route('functions/send-contact-email', 'routes/machines/wire-contact.ts', { id: 'contact-short' }),
  route('functions/v1/create-payment', 'routes/machines/wire-create-payment.ts'),
  route('functions/create-payment', 'routes/machines/wire-create-payment.ts', { id: 'create-payment-short' }),
  route('webhooks/stripe', 'routes/machines/webhook.ts'),
  route('webhooks/test', 'routes/machines/webhook.ts', { id: 'webhook-test' }),
];

export default [
  ...site,
  ...courses,
  ...booking,
  ...checkout,
  ...magazine,
  ...account,
  ...admin,
  ...workshop,
  ...machines,
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
