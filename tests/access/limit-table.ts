import type { Limits } from '#studio/shared/limits/limits.ts';

/** The rate limits that apply to a public call, or why it needs none. */
export type Row = { limits: ReadonlyArray<keyof Limits> } | { none: string };

const pays: Row = { limits: ['paymentsPerAddress', 'unpaidSeatsPerAddress', 'unpaidOrdersPerAddress'] };
const orders: Row = {
  limits: [
    'paymentsPerAddress',
    'unpaidSeatsPerAddress',
    'unpaidOrdersPerAddress',
    'deliveryPricesPerAddress',
    'wrongCodesPerAddress',
  ],
};
const consultationLimits: Row = {
  limits: [
    'confirmationMailsPerAddress',
    'confirmationMailsPerRecipient',
    'unpaidHoldsPerAddress',
    'unpaidHoldsPerEmail',
  ],
};
const books: Row = {
  limits: [
    'holdsPerAddress',
    'unpaidHoldsPerAddress',
    'unpaidHoldsPerEmail',
    'confirmationMailsPerAddress',
    'confirmationMailsPerRecipient',
  ],
};
const applies: Row = {
  limits: [
    'applicationsPerAddress',
    'applicationsPerEmail',
    'anonymousUploadMegabytes',
    'confirmationMailsPerAddress',
    'confirmationMailsPerRecipient',
  ],
};
const writes: Row = { limits: ['contactPerAddress', 'contactPerEmail'] };
const subscribes: Row = { limits: ['confirmationMailsPerAddress', 'confirmationMailsPerRecipient'] };
const mailsAccount: Row = { limits: ['accountMailsPerAddress', 'accountMailsPerRecipient'] };
const once: Row = { none: 'needs a secret link of 128 bits, which works once' };
const triesCodes: Row = { limits: ['wrongCodesPerAddress'] };
const owner: Row = { none: 'needs the owner’s session' };
const signed: Row = { none: 'needs a signature of the vendor' };

export const limitTable: Readonly<Record<string, Row>> = {
  '/': pays,
  '/courses': pays,
  '/courses/celebrity-vocal-experience': pays,
  '/courses/singing-workshop-1d': pays,
  '/courses/singing-workshop-2d': pays,
  '/courses/studio-day': pays,
  '/courses/voice-elevated': pays,
  '/courses/:course': pays,
  '/courses/:programme/application': applies,
  '/functions/v1/create-payment': pays,
  '/functions/create-payment': pays,
  '/orders/:token': pays,
  '/applications/:token/payment': pays,
  '/applications/:token/withdrawal': once,
  '/bookings/:token': pays,
  '/applications/:token/code-removal': triesCodes,
  '/applications/:token/codes': triesCodes,
  '/bookings/:token/code-removal': triesCodes,
  '/bookings/:token/codes': triesCodes,
  '/courses/waiting-list/offers/:token/code-removal': triesCodes,
  '/courses/waiting-list/offers/:token/codes': triesCodes,
  '/checkout/:id': orders,
  '/checkout/:id/pay': orders,
  '/cart/items/:item/removal': { limits: ['cartChangesPerAddress'] },
  '/checkout/:id/delivery-price': { limits: ['deliveryPricesPerAddress', 'wrongCodesPerAddress'] },
  '/checkout/:id/codes': { limits: ['wrongCodesPerAddress', 'deliveryPricesPerAddress'] },
  '/checkout/:id/code-removal': { limits: ['wrongCodesPerAddress', 'deliveryPricesPerAddress'] },
  '/cart': { limits: ['cartChangesPerAddress'] },
  '/private-coaching/book': books,
  '/private-coaching/book/payment': pays,
  '/private-coaching/book/release': { none: 'only releases what the same browser holds' },
  '/rest/v1/bookings': books,
  '/private-coaching/hold': { none: 'only releases what the same browser holds' },
  '/consultation': consultationLimits,
  '/embed/consultation/ask': consultationLimits,
  '/consultation/confirm/:token': once,
  '/bookings/:token/move': {
    none: 'needs the secret link of a booking, whose reschedules are limited by a setting',
  },
  '/bookings/:token/cancel': once,
  '/bookings/:token/range-removal': once,
  '/orders/email/:token': once,
  '/orders/:token/guarantee': once,
  '/payment-success/answers': {
    none: 'needs the secret of a paid order; later answers replace earlier ones',
  },
  '/payment-success/email': subscribes,
  '/payment-success': { none: 'spends the credit behind a secret link, once' },
  '/voice-elevated-application': applies,
  '/celebrity-application': applies,
  '/functions/v1/submit-voice-elevated-application': applies,
  '/functions/submit-voice-elevated-application': applies,
  '/functions/v1/submit-celebrity-application': applies,
  '/functions/submit-celebrity-application': applies,
  '/contact': writes,
  '/functions/v1/send-contact-email': writes,
  '/functions/send-contact-email': writes,
  '/testimonials/share': {
    limits: ['contactPerAddress', 'contactPerEmail', 'anonymousUploadMegabytes'],
  },
  '/functions/v1/upload-token': { limits: ['uploadTokensPerAddress'] },
  '/functions/upload-token': { limits: ['uploadTokensPerAddress'] },
  '/storage/v1/object/magazine-pdfs/*': { limits: ['uploadTokensPerAddress', 'anonymousUploadMegabytes'] },
  '/newsletter': subscribes,
  '/courses/notify': subscribes,
  '/courses/waiting-list/:date': subscribes,
  '/courses/waiting-list/confirm/:token': once,
  '/courses/waiting-list/leave/:token': once,
  '/courses/waiting-list/offers/:token/payment': { limits: ['paymentsPerAddress'] },
  '/courses/waiting-list/offers/:token/rejection': once,
  '/courses/notify/confirm/:token': once,
  '/courses/notify/cancel/:token': once,
  '/newsletter/confirm/:token': once,
  '/newsletter/unsubscribe/:token': once,
  '/quotes/:token': once,
  '/quotes/:token/rejection': once,
  '/withdraw': { none: 'shows what would be declared' },
  '/withdraw/correction': { none: 'shows the form again' },
  '/withdraw/declaration': { limits: ['withdrawalsPerAddress', 'withdrawalsPerEmail'] },
  '/login': { limits: ['failedSignInsPerAddress', 'failedSignInsPerAccount'] },
  '/login/another-email': { none: 'shows the form again' },
  '/login/code': { limits: ['failedCodesPerAccount'] },
  '/login/link': mailsAccount,
  '/login/reset': mailsAccount,
  '/login/sign-up': mailsAccount,
  '/logout': { none: 'ends only the caller’s session' },
  '/login/confirm/:token': { limits: ['failedSignInsPerAddress', 'failedSignInsPerAccount'] },
  '/login/email/:token': once,
  '/sign-in/:token': once,
  '/reset/:token': once,
  '/setup/:token': once,
  '/:place': { none: 'stores the owner’s videos; a visitor’s stay in the browser' },
  '/shop/admin': owner,
  '/shop/admin/picture': owner,
  '/functions/v1/manage-products': owner,
  '/functions/manage-products': owner,
  '/functions/v1/printful-sync': owner,
  '/functions/printful-sync': owner,
  '/webhooks/stripe': signed,
  '/webhooks/test': signed,
  '/webhooks/printful': signed,
  '/webhooks/email/events': signed,
  '/webhooks/email/mime': { limits: ['inboundEmailsPerSender', 'inboundEmailsPerThread'] },
  '/*': { none: 'answers 404 and stores nothing' },
};
