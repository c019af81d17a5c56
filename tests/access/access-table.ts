import {
  plantedApplication,
  plantedBlock,
  plantedBooking,
  plantedEdition,
  plantedFile,
  plantedLesson,
  plantedMessage,
  plantedModule,
  plantedOrder,
  plantedReceipt,
  plantedStory,
} from './planted.ts';

/** Who may do what at an address. */
export type Access =
  /** The same for everybody, signed in or not. */
  | 'everybody'
  /** Leads on to where the page stands. */
  | 'moved'
  /** Behind a secret of one person: without a good one it is not there, not even for the owner. */
  | 'secret link'
  /** Strangers are asked to sign in, students find nothing. */
  | 'owner'
  /** The student's room: strangers are asked to sign in, students and the owner see what is theirs. */
  | 'student'
  /** One thing in the student's room, planted for somebody else: strangers are asked to sign in, for others it is not there. */
  | "somebody else's"
  /** One thing in the student's room, planted for the planted person: theirs to see; for all others it is not there. */
  | "one person's"
  /** Answers only on the computer the site runs on. */
  | 'own computer'
  /** A call whose rules its own tests know; here: no reading, and no error of ours for anybody. */
  | 'call'
  /** Signed by a vendor; nobody else is believed. */
  | 'signed'
  /** What stands nowhere. */
  | 'nowhere';

/** Every route of app/routes.ts, from the root. A route that is missing here fails the access test. */
export const accessTable: Readonly<Record<Access, readonly string[]>> = {
  everybody: [
    '/',
    '/contact',
    '/consultation',
    '/consultation/times',
    '/embed/consultation/times',
    '/shop',
    '/shop/:product',
    '/sales',
    '/book',
    '/book/:workbook',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/withdraw',
    '/:place',
    '/courses',
    '/courses/voice-elevated',
    '/courses/voice-elevated/details',
    '/courses/private-coaching',
    '/PDFs/private-coaching.pdf',
    '/PDFs/:paper',
    '/courses/celebrity-vocal-experience',
    '/courses/advanced-technique',
    '/courses/beginner-vocals',
    '/voice-elevated-application',
    '/celebrity-application',
    '/private-coaching/book',
    '/private-coaching/slots',
    '/private-coaching/hold',
    '/cart',
    '/checkout/:id',
    '/payment-success',
    '/testimonials',
    '/magazine',
    '/magazine/:article',
    '/testimonials/share',
    '/feeds/en.xml',
    '/feeds/da.xml',
    '/newsletter',
    '/login',
    '/dashboard',
    '/me',
  ],
  moved: [
    '/shop/admin/picture',
    '/about',
    '/courses/:course',
    '/voice-elevated',
    '/private-coaching',
    '/favicon.ico',
  ],
  'secret link': [
    '/bookings/:token',
    '/bookings/:token/move',
    '/bookings/:token/cancel',
    '/bookings/:token/calendar.ics',
    '/consultation/confirm/:token',
    '/orders/:token',
    '/orders/:token/guarantee',
    '/orders/:token/receipts/:number',
    '/newsletter/confirm/:token',
    '/newsletter/unsubscribe/:token',
    '/applications/:token',
    '/setup/:token',
    '/login/confirm/:token',
    '/login/email/:token',
    '/sign-in/:token',
    '/reset/:token',
  ],
  owner: [
    '/shop/admin',
    '/admin',
    '/admin/bookings',
    '/admin/bookings/list',
    '/admin/bookings/new',
    '/admin/bookings/block',
    '/admin/bookings/blocks/:block',
    '/admin/bookings/:booking',
    '/admin/editions',
    '/admin/editions/new',
    '/admin/editions/:edition',
    '/admin/students',
    '/admin/students/:student',
    '/admin/settings',
    '/admin/settings/rates',
    '/admin/settings/connections',
    '/admin/settings/:group',
    '/admin/pictures',
    '/admin/applications',
    '/admin/orders',
    '/admin/orders/:order',
    '/admin/orders/:order/receipts/:number',
    '/admin/products',
    '/admin/messages',
    '/admin/messages/:message',
    '/admin/audit',
    '/admin/stories',
    '/admin/account',
    '/admin/stories/:story',
    '/admin/stories/:story/pdf',
    '/admin/applications/:application',
    '/admin/applications/:application/files/:attached',
  ],
  student: ['/dashboard/account'],
  "one person's": [],
  "somebody else's": [
    '/dashboard/courses/:course',
    '/dashboard/modules/:module',
    '/dashboard/lessons/:lesson',
  ],
  'own computer': ['/ui', '/outbox', '/outbox/:file', '/outbox/:mailId/:filename'],
  call: [
    '/embed/consultation/ask',
    '/rest/v1/bookings',
    '/functions/v1/send-contact-email',
    '/functions/send-contact-email',
    '/functions/v1/create-payment',
    '/functions/create-payment',
    '/functions/v1/manage-products',
    '/functions/manage-products',
    '/functions/v1/printful-sync',
    '/functions/printful-sync',
    '/functions/v1/submit-voice-elevated-application',
    '/functions/submit-voice-elevated-application',
    '/functions/v1/submit-celebrity-application',
    '/functions/submit-celebrity-application',
    '/checkout/:id/pay',
    '/functions/v1/upload-token',
    '/functions/upload-token',
    '/storage/v1/object/magazine-pdfs/*',
  ],
  signed: ['/webhooks/printful', '/webhooks/stripe', '/webhooks/test'],
  nowhere: [
    '/*',
    '/pictures/:id/:file',
    '/posters/:video/poster.webp',
    '/dashboard/lessons/:lesson/file',
    '/dashboard/lessons/:lesson/resources/:resource',
    '/storage/v1/object/public/magazine-pdfs/*',
  ],
};

/** What the test puts in for a route's parameters. */
export const parameters: Readonly<Record<string, string>> = {
  ':token': 'AAAAAAAAAAAAAAAAAAAAAA',
  ':place': 'about-SLUG',
  ':course': 'private-lessons-SLUG',
  ':id': 'main-course',
  ':article': 'the-ten-seconds-before',
  ':number': String(plantedReceipt),
  ':paper': 'voice-elevated-days-en.pdf',
  ':story': plantedStory,
  ':video': '00000000-0000-4000-8000-000000000000',
  ':product': 'microphone',
  ':file': 'none.html',
  ':workbook': 'the-daily-voice.pdf',
  ':mailId': 'none',
  ':filename': 'none.ics',
  ':lesson': plantedLesson,
  ':module': plantedModule,
  ':resource': '00000000-0000-4000-8000-000000000000',
  ':booking': plantedBooking,
  ':block': plantedBlock,
  ':edition': plantedEdition,
  ':group': 'opening',
  ':student': 's-1',
  ':application': plantedApplication,
  ':order': plantedOrder,
  ':message': plantedMessage,
  ':attached': plantedFile,
  '*': 'no-such-page',
};
