/** Who may do what at an address. A route without a row here fails the access test. */
export type Access =
  /** The same for everybody, signed in or not. */
  | 'everybody'
  /** Behind a secret of one person: without a good one it is not there, not even for the owner. */
  | 'secret link'
  /** Strangers are asked to sign in, students find nothing. */
  | 'owner'
  /** Answers only on the computer the site runs on. */
  | 'own computer'
  /** A call whose rules its own tests know; here: no reading, and no 5xx for anybody. */
  | 'call'
  /** Signed by a vendor; nobody else is believed. */
  | 'signed';

export interface AccessRow {
  /** The route as app/routes.ts has it, from the root. */
  route: string;
  access: Access;
  /** The address asked in the test: the route with something put in for its parameters. */
  at?: string;
}

const unknownToken = 'AAAAAAAAAAAAAAAAAAAAAA';

export const accessTable: readonly AccessRow[] = [
  { route: '/', access: 'everybody' },
  { route: '/courses', access: 'everybody' },
  { route: '/private-coaching/book', access: 'everybody' },
  { route: '/private-coaching/slots', access: 'everybody' },
  { route: '/private-coaching/hold', access: 'everybody' },
  { route: '/newsletter', access: 'everybody' },
  { route: '/newsletter/confirm/:token', access: 'secret link', at: `/newsletter/confirm/${unknownToken}` },
  {
    route: '/newsletter/unsubscribe/:token',
    access: 'secret link',
    at: `/newsletter/unsubscribe/${unknownToken}`,
  },
  { route: '/login', access: 'everybody' },
  { route: '/setup/:token', access: 'secret link', at: `/setup/${unknownToken}` },
  { route: '/admin', access: 'owner' },
  { route: '/outbox', access: 'own computer' },
  { route: '/outbox/:file', access: 'own computer', at: '/outbox/none.html' },
  { route: '/outbox/:mailId/:filename', access: 'own computer', at: '/outbox/none/none.ics' },
  { route: '/favicon.ico', access: 'everybody' },
  { route: '/me', access: 'everybody' },
  { route: '/rest/v1/bookings', access: 'call' },
  { route: '/functions/v1/send-contact-email', access: 'call' },
  { route: '/functions/send-contact-email', access: 'call' },
  { route: '/functions/v1/create-payment', access: 'call' },
  { route: '/functions/create-payment', access: 'call' },
  { route: '/webhooks/stripe', access: 'signed' },
  { route: '/webhooks/test', access: 'signed' },
  { route: '/*', access: 'everybody', at: '/no-such-page' },
];
