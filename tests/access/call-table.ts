import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';

export const callers = ['visitor', 'student', 'other student', 'owner'] as const;
export type Caller = (typeof callers)[number];

/** Owner of the seeded session credit, bought as a guest before this address was confirmed. */
export const creditEmail = 'student@example.com';

export interface Call {
  route: string;
  what: string;
  /** Status per caller, in the order of `callers`. */
  answers: readonly [visitor: number, student: number, other: number, owner: number];
  init: (caller: Caller, offeredHour: (hour: number) => string) => RequestInit;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const emailOf = (caller: Caller) => `${caller.replace(' ', '-')}-calls@example.dk`;
const onBothRoutes = (name: string, call: Omit<Call, 'route'>): Call[] =>
  ['/functions/v1/', '/functions/'].map((place) => ({ route: place + name, ...call }));

function booking(caller: Caller, slotStart: string, status: string) {
  const slotEnd = Temporal.Instant.from(slotStart).add({ hours: 1 }).toString();
  const course = { course_id: 'private-coaching', course_name: 'Private Coaching' };
  const slot = { slot_start: slotStart, slot_end: slotEnd, payment_status: status };
  return { ...course, ...slot, name: 'Mia', email: emailOf(caller) };
}

let made = 0;
const product = () => ({
  id: `access-capo-${made++}`,
  name: 'Capo',
  price: '99',
  currency: 'DKK',
  category: 'music-equipment',
});
const message = { name: 'Mia', email: 'mia@example.dk', message: 'Hej' };
/** 200, 201: done. 400: rejected input. 401: not signed in. 403: not permitted. 405: method not allowed. */
const anybody = [200, 200, 200, 200] as const;
const slotHourOf: Record<Caller, number> = { visitor: 9, student: 10, 'other student': 11, owner: 12 };

/** Every call of app/routes.ts with the expected status per role. A call missing here fails the access test. */
export const callTable: readonly Call[] = [
  {
    route: '/rest/v1/bookings',
    what: 'a direct booking: the owner’s, and a credit’s owner’s',
    answers: [403, 201, 403, 201],
    init: (caller, hour) => json(booking(caller, hour(slotHourOf[caller]), 'paid')),
  },
  {
    route: '/rest/v1/bookings',
    what: 'a hold: public',
    answers: [201, 201, 201, 201],
    init: (caller, hour) => json(booking(caller, hour(slotHourOf[caller] + 4), 'pending')),
  },
  {
    route: '/rest/v1/bookings',
    what: 'reading: no one',
    answers: [401, 401, 401, 401],
    init: () => ({}),
  },
  ...onBothRoutes('create-payment', {
    what: 'a checkout: public',
    answers: anybody,
    init: () => json({ courseId: 'studio-day', currency: 'dkk' }),
  }),
  ...onBothRoutes('send-contact-email', {
    what: 'a message: public',
    answers: anybody,
    init: (caller) => json({ ...message, email: emailOf(caller) }),
  }),
  ...onBothRoutes('submit-voice-elevated-application', {
    what: 'an application: public',
    answers: anybody,
    init: (caller) => json({ ...intensiveApplication, email: emailOf(caller) }),
  }),
  ...onBothRoutes('submit-celebrity-application', {
    what: 'an application: public',
    answers: anybody,
    init: (caller) => json({ ...retreatApplication, email: emailOf(caller) }),
  }),
  ...onBothRoutes('manage-products', {
    what: 'a product: the owner’s',
    answers: [401, 403, 403, 200],
    init: () => json({ action: 'create', product: product() }),
  }),
  ...onBothRoutes('printful-sync', {
    what: 'the printer: owner only, for a missing product',
    answers: [401, 403, 403, 404],
    init: () => json({ action: 'sync', productId: 'no-such-product' }),
  }),
  ...onBothRoutes('upload-token', {
    what: 'an upload token for one story: public',
    answers: anybody,
    init: () => json({}),
  }),
  {
    route: '/storage/v1/object/magazine-pdfs/*',
    what: 'a file without leave: the owner’s, and only a PDF',
    answers: [403, 403, 403, 400],
    init: () => ({ method: 'POST', body: 'no PDF', headers: { 'content-type': 'application/pdf' } }),
  },
  {
    route: '/embed/consultation/ask',
    what: 'a consultation, submitted empty: public',
    answers: [400, 400, 400, 400],
    init: () => form({ a: 'b' }),
  },
  {
    route: '/admin/bookings/:booking/brief/note/save',
    what: 'a note about a session: the owner’s',
    answers: [401, 404, 404, 200],
    init: () => form({ body: 'La', version: '0' }),
  },
  {
    route: '/admin/emails/:email/previews/:example/:language',
    what: 'an email with the texts of a form: the owner’s',
    answers: [401, 404, 404, 200],
    init: () => form({ version: '0' }),
  },
  {
    route: '/admin/website/:page/preview/:language',
    what: 'a page as its draft is: the owner’s',
    answers: [401, 404, 404, 200],
    init: () => form({}),
  },
  {
    route: '/admin/website/:page/sections/:section/preview/:language',
    what: 'a section with the texts of a form, submitted empty: the owner’s',
    answers: [401, 404, 404, 400],
    init: () => form({ version: '0' }),
  },
  {
    route: '/admin/website/:page/sections/:section/save',
    what: 'a section that is being typed in, submitted empty: the owner’s',
    answers: [401, 404, 404, 400],
    init: () => form({ version: '0' }),
  },
  {
    route: '/dashboard/journal/:entry/save',
    what: 'a journal entry of another student',
    answers: [401, 404, 200, 404],
    init: () => form({ body: 'La', version: '1' }),
  },
  {
    route: '/checkout/:id/pay',
    what: 'an order, submitted empty: public',
    answers: [400, 400, 400, 400],
    init: () => form({ a: 'b' }),
  },
];
