import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Permission } from '#studio/shared/who.ts';

/* Every URL; those that answer JSON to programs and scripts are in json-routes.ts. Each page is also served under /da
   and /en (app/web/language.ts). Groups in the order of docs/specification.md. */

/** Pages that render a content document only (routes/site/content-page.tsx). */
const content = (path: string) => route(path, 'routes/site/content-page.tsx', { id: path });
const workshopOf = (offerId: string) =>
  route(`courses/${offerId}`, 'routes/offers/courses/workshop.tsx', { id: offerId });
/** Redirects (routes/site/moved.ts). */
const moved = (path: string) => route(path, 'routes/site/moved.ts', { id: path });

/** A page and the POSTs below it, which are in one module: `<page>-actions.ts` (web/forms/sub-resource.tsx). */
const page = (path: string, file: string, posts: readonly string[]) => {
  const actions = file.replace(/\.tsx$/, '-actions.ts');
  return route(
    path,
    file,
    posts.map((post) => route(post, actions, { id: `${path}/${post}` })),
  );
};

/** Pages of the admin that need the permission, which their guards name too (routes/admin/permissions.ts). */
const may = (permission: Permission, entries: readonly RouteConfigEntry[]) =>
  entries.map((entry) => ({ ...entry, permission }));

const settingsResources = [
  'email',
  'language',
  'name',
  'password',
  'recovery-codes',
  'session',
  'sessions',
  'totp',
  'totp-confirmation',
  'totp-removal',
];
const settingsOf = (area: 'admin' | 'dashboard') =>
  settingsResources.map((name) =>
    route(name, `routes/people/account/settings/${name}.ts`, { id: `${area}-account-${name}` }),
  );

const site = [
  index('routes/site/home.tsx'),
  moved('about'),
  route('contact', 'routes/site/contact.tsx'),
  route('range', 'routes/site/range/range.tsx'),
  route('find-your-range', 'routes/site/range/range.tsx', { id: 'other-range' }),
  route('sales', 'routes/offers/sales/sales.tsx'),
  route('book', 'routes/teaching/workbooks/book.tsx'),
  route('book/:workbook', 'routes/teaching/workbooks/workbook-pdf.ts'),
  route('book/:book/text', 'routes/teaching/workbooks/workbook-text.tsx'),
  content('privacy-policy'),
  route('terms-of-service', 'routes/site/legal/terms.tsx'),
  route('cookie-policy', 'routes/site/legal/cookie-policy.tsx'),
  page('withdraw', 'routes/site/legal/withdraw.tsx', ['correction', 'declaration']),
  route('preview/:token', 'routes/site/preview.ts'),
  route('search', 'routes/site/search/search.tsx'),
  route(':place', 'routes/site/by-slug.tsx'),
];

const courses = [
  route('courses', 'routes/offers/courses/overview.tsx'),
  route('courses/voice-elevated', 'routes/offers/courses/voice-elevated.tsx'),
  route('courses/voice-elevated/details', 'routes/offers/courses/voice-elevated-details.tsx'),
  route('courses/private-coaching', 'routes/offers/courses/private-coaching.tsx'),
  route('PDFs/private-coaching.pdf', 'routes/offers/courses/private-coaching-pdf.ts'),
  route('PDFs/:paper', 'routes/offers/courses/document.ts'),
  route('courses/celebrity-vocal-experience', 'routes/offers/courses/celebrity.tsx'),
  route('courses/advanced-technique', 'routes/offers/courses/advanced-technique.tsx'),
  route('courses/beginner-vocals', 'routes/offers/courses/beginner-vocals.tsx'),
  workshopOf('singing-workshop-1d'),
  workshopOf('singing-workshop-2d'),
  workshopOf('studio-day'),
  route('courses/notify', 'routes/offers/courses/notify.tsx'),
  route('courses/notify/confirm/:token', 'routes/offers/courses/notify-confirm.tsx'),
  route('courses/notify/cancel/:token', 'routes/offers/courses/notify-cancel.tsx'),
  route('courses/waiting-list/:date', 'routes/offers/courses/waiting-list/join.tsx'),
  route('courses/waiting-list/confirm/:token', 'routes/offers/courses/waiting-list/confirm.tsx'),
  route('courses/waiting-list/leave/:token', 'routes/offers/courses/waiting-list/leave.tsx'),
  page('courses/waiting-list/offers/:token', 'routes/offers/courses/waiting-list/offer.tsx', [
    'code-removal',
    'codes',
    'payment',
    'rejection',
  ]),
  route('courses/:course', 'routes/offers/courses/by-name.tsx'),
  route('courses/:programme/application', 'routes/teaching/applications/own-application.tsx'),
  route('voice-elevated-application', 'routes/teaching/applications/voice-elevated-application.tsx'),
  route('celebrity-application', 'routes/teaching/applications/celebrity-application.tsx'),
  route('application-drafts/:token', 'routes/teaching/applications/draft.tsx'),
  page('applications/:token', 'routes/teaching/applications/status.tsx', [
    'code-removal',
    'codes',
    'payment',
    'withdrawal',
  ]),
  moved('voice-elevated'),
  moved('private-coaching'),
];

const booking = [
  page('private-coaching/book', 'routes/calendar/booking/book.tsx', ['payment', 'release']),
  route('private-coaching/packs', 'routes/offers/vouchers/packs.tsx'),
  route('gift-cards', 'routes/offers/vouchers/gift-cards.tsx'),
  route('private-coaching/slots', 'routes/calendar/booking/slots.ts'),
  page('bookings/:token', 'routes/calendar/booking/manage.tsx', ['code-removal', 'codes', 'range-removal']),
  route('bookings/:token/move', 'routes/calendar/booking/manage-move.tsx'),
  route('bookings/:token/cancel', 'routes/calendar/booking/manage-cancel.tsx'),
  route('bookings/:token/calendar.ics', 'routes/calendar/booking/calendar.ts'),
  route('bookings/calendar/:token', 'routes/calendar/booking/calendar-feed.ts'),
];

const checkout = [
  page('cart', 'routes/money/checkout/cart.tsx', ['items/:item/removal']),
  page('checkout/:id', 'routes/money/checkout/checkout.tsx', ['code-removal', 'codes', 'delivery-price']),
  route('checkout/:id/pay', 'routes/money/checkout/checkout-pay.ts'),
  route('orders/email/:token', 'routes/money/checkout/order/restore-email.tsx'),
  route('orders/:token', 'routes/money/checkout/order/order.tsx'),
  route('orders/:token/guarantee', 'routes/money/checkout/order/order-guarantee.ts'),
  route('orders/:token/invoices/:number/pdf', 'routes/money/checkout/order/order-invoice.ts'),
  route('orders/:token/receipts/:number', 'routes/money/checkout/order/order-receipt.ts'),
  page('payment-success', 'routes/money/checkout/payment-success.tsx', ['answers', 'email']),
];
const consultation = [
  route('consultation', 'routes/calendar/consultation/consultation.tsx'),
  route('consultation/times', 'routes/calendar/consultation/times.ts'),
  route('consultation/confirm/:token', 'routes/calendar/consultation/confirm.tsx'),
];

const shop = [
  route('shop', 'routes/goods/shop/shop.tsx'),
  route('shop/:product', 'routes/goods/shop/product.tsx'),
];

const magazine = [
  route('testimonials', 'routes/site/magazine/overview.tsx'),
  route('testimonials/share', 'routes/site/magazine/share.tsx'),
  route('magazine', 'routes/site/magazine/feature.tsx'),
  route('magazine/:article', 'routes/site/magazine/article.tsx'),
  route('magazine/:article/text', 'routes/site/magazine/article-text.tsx'),
  route('media/:file/text', 'routes/site/media-text.tsx'),
  page('quotes/:token', 'routes/teaching/quotes/quote.tsx', ['rejection']),
  route('newsletter', 'routes/site/magazine/newsletter.tsx'),
  route('newsletter/:issue', 'routes/site/magazine/newsletter-issue.tsx'),
  route('newsletter/confirm/:token', 'routes/site/magazine/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe/:token', 'routes/site/magazine/newsletter-unsubscribe.tsx'),
];

const account = [
  page('login', 'routes/people/account/login.tsx', ['another-email', 'code', 'link', 'reset', 'sign-up']),
  route('logout', 'routes/people/account/logout.ts'),
  route('login/confirm/:token', 'routes/people/account/confirm-sign-up.tsx'),
  route('login/email/:token', 'routes/people/account/confirm-email.tsx'),
  route('sign-in/:token', 'routes/people/account/sign-in-link.tsx'),
  route('reset/:token', 'routes/people/account/reset.tsx'),
  route('setup/:token', 'routes/people/account/setup.tsx'),
];

const entryResources = (id: string, names: readonly string[]) =>
  names.map((name) => route(name, `routes/dashboard/journal/entry-${name}.ts`, { id: `${id}-${name}` }));

const studentArea = [
  route('dashboard', 'routes/dashboard/dashboard.tsx'),
  route('dashboard/courses/:course', 'routes/dashboard/course.tsx', { id: 'study-course' }),
  route('dashboard/modules/:module', 'routes/dashboard/module.tsx'),
  page('dashboard/lessons/:lesson', 'routes/dashboard/lesson.tsx', ['completion']),
  route('dashboard/lessons/:lesson/text', 'routes/dashboard/lesson-text.tsx'),
  route('dashboard/lessons/:lesson/resources/:resource/text', 'routes/dashboard/lesson-text.tsx', {
    id: 'lesson-resource-text',
  }),
  route('dashboard/account', 'routes/dashboard/account.tsx', settingsOf('dashboard')),
  page('dashboard/journal', 'routes/dashboard/journal/journal.tsx', [
    'goals',
    'goals/:goal',
    'goals/:goal/removal',
    'progress',
  ]),
  route('dashboard/journal/export.md', 'routes/dashboard/journal/export.ts'),
  route('dashboard/journal/export.txt', 'routes/dashboard/journal/export.ts', { id: 'journal-as-text' }),
  route(
    'dashboard/journal/new',
    'routes/dashboard/journal/entry.tsx',
    { id: 'journal-new' },
    entryResources('journal-new', ['copy', 'merge']),
  ),
  route(
    'dashboard/journal/:entry',
    'routes/dashboard/journal/entry.tsx',
    entryResources('journal-entry', ['merge', 'removal']),
  ),
  route('dashboard/journal/:entry/save', 'routes/dashboard/journal/save.ts'),
  route('dashboard/journal/:entry/stored', 'routes/dashboard/journal/stored.ts'),
  page('dashboard/bookings', 'routes/dashboard/bookings/bookings.tsx', [
    ':booking/range-removal',
    'homework/:homework',
  ]),
  route('dashboard/bookings/:booking/move', 'routes/dashboard/bookings/move.tsx'),
  route('dashboard/bookings/:booking/cancel', 'routes/dashboard/bookings/cancel.tsx'),
  route('dashboard/bookings/:booking/calendar.ics', 'routes/dashboard/bookings/calendar.ts'),
  page(
    'dashboard/bookings/:booking/recordings/:recording',
    'routes/dashboard/bookings/recordings/recording.tsx',
    ['comments'],
  ),
  route(
    'dashboard/bookings/:booking/recordings/:recording/comparison',
    'routes/dashboard/bookings/recordings/comparison.tsx',
  ),
  route('dashboard/homework/:homework/files/:file/text', 'routes/dashboard/homework/file-text.tsx'),
  route('dashboard/messages', 'routes/dashboard/messages/messages.tsx'),
  page('dashboard/messages/:message', 'routes/dashboard/messages/message.tsx', ['answer']),
  route(
    'dashboard/messages/:message/attachments/:attachment/text',
    'routes/dashboard/messages/attachment-text.tsx',
    { id: 'reply-attachment-text' },
  ),
  route('dashboard/credits/:credit', 'routes/dashboard/bookings/use-credit.tsx'),
  route('dashboard/orders', 'routes/dashboard/orders/orders.tsx'),
  route('dashboard/orders/:order', 'routes/dashboard/orders/order.tsx'),
  route('dashboard/applications', 'routes/dashboard/applications/applications.tsx'),
  page('dashboard/applications/:application', 'routes/dashboard/applications/application.tsx', [
    'code-removal',
    'codes',
    'payment',
    'withdrawal',
  ]),
  route('dashboard/data', 'routes/dashboard/data/data.tsx'),
  page('dashboard/data/erase', 'routes/dashboard/data/erase.tsx', ['sign-in-link']),
  route('dashboard/data/erased', 'routes/dashboard/data/erased.tsx'),
];

/** Files of the student area: without the layout, whose language would change them. */
const studentFiles = [
  route('dashboard/lessons/:lesson/file', 'routes/dashboard/lesson-file.ts'),
  route('dashboard/lessons/:lesson/captions/:language', 'routes/dashboard/lesson-captions.ts'),
  route('dashboard/lessons/:lesson/resources/:resource', 'routes/dashboard/lesson-file.ts', {
    id: 'lesson-resource',
  }),
  route(
    'dashboard/bookings/:booking/recordings/:recording/sound',
    'routes/dashboard/bookings/recordings/sound.ts',
  ),
  route('dashboard/homework/:homework/files/:file', 'routes/dashboard/homework/file.ts'),
  route('dashboard/messages/:message/attachments/:attachment', 'routes/dashboard/messages/attachment.ts', {
    id: 'reply-attachment',
  }),
  route('dashboard/orders/:order/guarantee', 'routes/dashboard/orders/guarantee.ts'),
  route('dashboard/orders/:order/invoices/:number/pdf', 'routes/dashboard/orders/invoice.ts'),
  route('dashboard/orders/:order/receipts/:number', 'routes/dashboard/orders/receipt.ts'),
  route('dashboard/data/export.zip', 'routes/dashboard/data/export.ts'),
];

const admin = [
  ...may('today', [
    page('admin', 'routes/admin/office/today/today.tsx', [
      'language',
      'set-up/end',
      'tasks/:task/:resolution',
    ]),
    route('admin/more', 'routes/admin/office/more/more.tsx'),
    route('admin/search', 'routes/admin/office/search/search.tsx'),
  ]),
  ...may('calendar', [
    route('admin/bookings', 'routes/admin/calendar/bookings/bookings.tsx'),
    route('admin/bookings/list', 'routes/admin/calendar/bookings/booking-list.tsx'),
    route('admin/bookings/new', 'routes/admin/calendar/bookings/new-booking.tsx'),
    page('admin/bookings/cancel-day', 'routes/admin/calendar/bookings/cancel-day/cancel-day.tsx', [
      ':cancellation/undo',
    ]),
    route('admin/bookings/time', 'routes/admin/calendar/bookings/time.tsx'),
    route('admin/bookings/block', 'routes/admin/calendar/bookings/block.tsx'),
    page('admin/bookings/blocks/:block', 'routes/admin/calendar/bookings/block-page.tsx', [
      'release',
      'series-release',
    ]),
    page('admin/bookings/:booking', 'routes/admin/calendar/bookings/booking.tsx', [
      'attendance',
      'cancellation',
      'charge',
      'credit',
      'fee',
      'payment',
      'payment-link',
      'reschedule',
    ]),
    page('admin/bookings/:booking/brief', 'routes/admin/teaching/brief/brief.tsx', ['note', 'recordings']),
    page(
      'admin/bookings/:booking/recordings/:recording',
      'routes/admin/teaching/brief/recordings/recording.tsx',
      ['comments', 'removal'],
    ),
    route(
      'admin/bookings/:booking/recordings/:recording/comparison',
      'routes/admin/teaching/brief/recordings/comparison.tsx',
    ),
    route(
      'admin/bookings/:booking/recordings/:recording/sound',
      'routes/admin/teaching/brief/recordings/sound.ts',
    ),
    route('admin/bookings/:booking/brief/note/save', 'routes/admin/teaching/brief/note-save.ts'),
  ]),
  ...may('inbox', [
    route('admin/applications', 'routes/admin/people/inbox/applications.tsx'),
    route('admin/inbox', 'routes/admin/people/inbox/all/all.tsx'),
    route('admin/messages', 'routes/admin/people/inbox/messages.tsx'),
    route('admin/messages/new', 'routes/admin/people/inbox/new-message/new-message.tsx'),
    route(
      'admin/messages/suppression-removal',
      'routes/admin/people/inbox/suppression/suppression-removal.ts',
    ),
    page('admin/messages/:message', 'routes/admin/people/inbox/message.tsx', [
      'attachments/:attachment/removal',
      'insertion',
      'reply',
      'state',
    ]),
    page('admin/messages/:message/preview', 'routes/admin/people/inbox/reply-preview.tsx', ['sending']),
    route('admin/messages/:message/attachments/:attachment', 'routes/admin/people/inbox/attachment.ts'),
    route(
      'admin/messages/:message/attachments/:attachment/text',
      'routes/admin/people/inbox/attachment-text.tsx',
    ),
    route('admin/messages/:message/preview/email.html', 'routes/admin/people/inbox/reply-email.ts'),
    route('admin/saved-replies', 'routes/admin/people/inbox/saved-replies/saved-replies.tsx'),
    page('admin/saved-replies/:reply', 'routes/admin/people/inbox/saved-replies/saved-reply.tsx', [
      'deletion',
    ]),
    route('admin/stories', 'routes/admin/people/inbox/stories.tsx'),
    page('admin/stories/:story', 'routes/admin/people/inbox/story.tsx', [
      'acceptance',
      'deletion',
      'publication',
      'rejection',
    ]),
    route('admin/stories/:story/pdf', 'routes/admin/people/inbox/story-pdf.ts'),
    route('admin/stories/:story/pdf/text', 'routes/admin/people/inbox/story-text.tsx'),
    page('admin/applications/:application', 'routes/admin/people/inbox/application.tsx', ['answer', 'undo']),
    page('admin/applications/:application/preview', 'routes/admin/people/inbox/answers/answer-preview.tsx', [
      'sending',
    ]),
    route(
      'admin/applications/:application/preview/email.html',
      'routes/admin/people/inbox/answers/answer-email.ts',
    ),
    route('admin/applications/:application/files/:attached', 'routes/admin/people/inbox/application-file.ts'),
    route(
      'admin/applications/:application/files/:attached/text',
      'routes/admin/people/inbox/application-text.tsx',
    ),
  ]),
  ...may('students', [
    route('admin/students', 'routes/admin/teaching/students/students.tsx'),
    route('admin/students.csv', 'routes/admin/teaching/students/students-csv.ts'),
    page('admin/students/import', 'routes/admin/teaching/students/import/import.tsx', ['confirmation']),
    page('admin/students/:student', 'routes/admin/teaching/students/student.tsx', [
      'courses',
      'credits',
      'credits/revocation',
      'details',
      'homework',
      'homework/:homework/removal',
      'revocation',
    ]),
    route('admin/students/:student/payment', 'routes/admin/money/payments/student-payment.tsx'),
    route('admin/students/:student/deletion', 'routes/admin/teaching/students/student-deletion.tsx'),
    route('admin/students/:student/export.zip', 'routes/admin/teaching/students/student-export.ts'),
    route('admin/homework/:homework/files/:file', 'routes/admin/teaching/students/homework/file.ts'),
    route(
      'admin/homework/:homework/files/:file/text',
      'routes/admin/teaching/students/homework/file-text.tsx',
    ),
  ]),
  ...may('orders', [
    route('admin/orders', 'routes/admin/money/orders/orders.tsx'),
    route('admin/orders.csv', 'routes/admin/money/orders/orders-csv.ts'),
    route('admin/orders/dispatch', 'routes/admin/money/orders/bulk-dispatch.tsx'),
    page('admin/orders/:order', 'routes/admin/money/orders/order.tsx', [
      'dispatch',
      'partial-dispatch',
      'payment',
      'receipt-email',
      'release',
    ]),
    route('admin/orders/:order/refund', 'routes/admin/money/orders/refund/refund.tsx'),
    route('admin/orders/:order/receipt-preview', 'routes/admin/money/payments/receipt-preview.tsx'),
    route('admin/orders/:order/receipt-preview/email.html', 'routes/admin/money/payments/receipt-email.ts'),
    route('admin/orders/:order/packing-slip', 'routes/admin/money/orders/packing-slip.tsx'),
    route('admin/orders/:order/receipts/:number', 'routes/admin/money/orders/order-receipt.ts', {
      id: 'owners-receipt',
    }),
    route('admin/invoices', 'routes/admin/money/invoices/invoices.tsx'),
    route('admin/invoices.csv', 'routes/admin/money/invoices/invoices-csv.ts'),
    route('admin/invoices/new', 'routes/admin/money/invoices/new-invoice.tsx'),
    page('admin/invoices/:invoice', 'routes/admin/money/invoices/invoice.tsx', [
      'credit-note',
      'payment',
      'sending',
    ]),
    route('admin/invoices/:invoice/pdf', 'routes/admin/money/invoices/pdf.ts'),
    route('admin/invoices/:invoice/preview', 'routes/admin/money/invoices/invoice-preview.tsx'),
    route('admin/invoices/:invoice/preview/email.html', 'routes/admin/money/invoices/invoice-email.ts'),
    page('admin/reminders/:kind/:id', 'routes/admin/money/reminders/reminder.tsx', ['sending']),
    route('admin/reminders/:kind/:id/email.html', 'routes/admin/money/reminders/reminder-email.ts'),
  ]),
  ...may('catalogue', [
    route('shop/admin', 'routes/goods/shop/admin.tsx'),
    route('shop/admin/picture', 'routes/goods/shop/admin-picture.ts'),
    route('admin/dates', 'routes/admin/calendar/dates/dates.tsx'),
    page('admin/dates/new', 'routes/admin/calendar/dates/new-date.tsx', ['more-days']),
    page('admin/dates/:date', 'routes/admin/calendar/dates/date.tsx', [
      'deletion',
      'more-days',
      'waiting-list/:entry/position',
      'waiting-list/:entry/removal',
    ]),
    route('admin/dates/:date/attendance', 'routes/admin/calendar/dates/attendance.tsx'),
    page('admin/catalogue', 'routes/admin/offers/catalogue/catalogue.tsx', [':offer/sale']),
    route('admin/catalogue/new', 'routes/admin/offers/catalogue/new-offer.tsx'),
    page('admin/catalogue/:offer', 'routes/admin/offers/catalogue/offer.tsx', [
      'picture',
      'picture/removal',
      'prices/:from/withdrawal',
      'versions/:entry/restoration',
    ]),
    page('admin/catalogue/:programme/questions', 'routes/admin/offers/catalogue/questions/questions.tsx', [
      ':question/position',
      ':question/visibility',
    ]),
    route(
      'admin/catalogue/:programme/questions/new',
      'routes/admin/offers/catalogue/questions/new-question.tsx',
    ),
    page(
      'admin/catalogue/:programme/questions/:question',
      'routes/admin/offers/catalogue/questions/question.tsx',
      ['deletion'],
    ),
    route('admin/courses', 'routes/admin/teaching/courses/courses.tsx'),
    page('admin/courses/:taught', 'routes/admin/teaching/courses/course.tsx', [
      'deletion',
      'modules',
      'modules/:module',
      'modules/:module/deletion',
      'modules/:module/lessons',
      'modules/:module/position',
      'lessons/:lesson/position',
      'lessons/:lesson/visibility',
    ]),
    route('admin/lessons', 'routes/admin/teaching/courses/lessons.tsx'),
    page('admin/lessons/:lesson', 'routes/admin/teaching/courses/lesson.tsx', [
      'captions/:language/deletion',
      'captions/:language/file',
      'deletion',
      'files',
      'files/:media/deletion',
      'uploads/:upload/cancellation',
    ]),
    route('admin/lessons/:lesson/files/:media', 'routes/admin/teaching/courses/lesson-preview.ts'),
    route('admin/lessons/:lesson/files/:media/text', 'routes/admin/teaching/courses/lesson-preview-text.tsx'),
    route('admin/lessons/:lesson/captions/:language', 'routes/admin/teaching/courses/captions-preview.ts'),
    route('admin/lessons/:lesson/uploads', 'routes/admin/office/uploads/begin-upload.ts'),
    page('admin/workbooks', 'routes/admin/teaching/workbooks/workbooks.tsx', [
      ':book/position',
      ':book/visibility',
    ]),
    page('admin/workbooks/:book', 'routes/admin/teaching/workbooks/workbook.tsx', [
      'deletion',
      'editions/:language',
    ]),
    route('admin/uploads/:upload/cancellation', 'routes/admin/office/uploads/cancel-upload.ts'),
    route('admin/uploads/:upload/completion', 'routes/admin/office/uploads/complete-upload.ts'),
    route('admin/uploads/:upload/:number', 'routes/admin/office/uploads/upload-chunk.ts'),
    route('admin/products', 'routes/admin/offers/catalogue/products.tsx'),
    route('admin/codes', 'routes/admin/offers/vouchers/codes.tsx'),
    page('admin/codes/:code', 'routes/admin/offers/vouchers/code.tsx', ['state']),
    route('admin/gift-cards', 'routes/admin/offers/vouchers/gift-cards.tsx'),
    page('admin/gift-cards/:card', 'routes/admin/offers/vouchers/gift-card.tsx', ['delivery']),
  ]),
  ...may('figures', [
    route('admin/figures', 'routes/admin/money/figures/figures.tsx'),
    route('admin/figures/bookings', 'routes/admin/money/figures/bookings-online.tsx'),
    route('admin/figures/fees', 'routes/admin/money/figures/fees.tsx'),
    route('admin/figures/ledger', 'routes/admin/money/figures/ledger.tsx'),
    route('admin/figures/outstanding', 'routes/admin/money/figures/outstanding.tsx'),
    route('admin/figures/sessions', 'routes/admin/money/figures/sessions.tsx'),
    route('admin/figures/subscribers', 'routes/admin/money/figures/subscribers-at.tsx'),
    route('admin/figures/receipts.csv', 'routes/admin/money/figures/receipts-csv.ts'),
    page('admin/reconciliation', 'routes/admin/money/figures/reconciliation.tsx', [
      'check',
      'repairs/:kind/:subject',
    ]),
  ]),
  ...may('newsletter', [
    route('admin/newsletter', 'routes/admin/messages/newsletter/issues.tsx'),
    route('admin/newsletter/new', 'routes/admin/messages/newsletter/new-issue.tsx'),
    page('admin/newsletter/issues/:issue', 'routes/admin/messages/newsletter/issue.tsx', [':step']),
    route(
      'admin/newsletter/issues/:issue/:language/email.html',
      'routes/admin/messages/newsletter/issue-email.ts',
    ),
    route('admin/newsletter/sequences', 'routes/admin/messages/newsletter/sequences.tsx'),
    page('admin/newsletter/sequences/:sequence', 'routes/admin/messages/newsletter/sequence.tsx', [':step']),
    page('admin/newsletter/segments', 'routes/admin/messages/newsletter/segments.tsx', [':segment/:step']),
    route('admin/newsletter/subscribers', 'routes/admin/messages/newsletter/subscribers.tsx'),
    route('admin/newsletter/subscribers.csv', 'routes/admin/messages/newsletter/subscribers-csv.ts'),
    route('admin/newsletter/subscribers/import', 'routes/admin/messages/newsletter/import-subscribers.tsx'),
  ]),
  ...may('website', [
    route('admin/website', 'routes/admin/site/website/pages/website.tsx'),
    route('admin/website/new', 'routes/admin/site/website/pages/new-page.tsx'),
    page('admin/lists', 'routes/admin/site/website/pages/lists.tsx', [
      'quotes',
      'received/:request/addition',
      'received/:request/removal',
      'sample-removal',
    ]),
    route('admin/emails', 'routes/admin/site/website/emails/emails.tsx'),
    page('admin/emails/:email', 'routes/admin/site/website/emails/email.tsx', [
      'standard',
      'tests/:example/:language',
    ]),
    route('admin/emails/:email/previews/:example/:language', 'routes/admin/site/website/emails/preview.ts'),
    page('admin/website/:page', 'routes/admin/site/website/pages/page.tsx', [
      'address',
      'deletion',
      'draft-removal',
      'draft-step',
      'preview',
      'preview-removal',
      'publication',
      'schedule',
      'sections/:section/position',
      'sections/:section/removal',
      'sections/:section/visibility',
      'unpublication',
      'versions/:version/restoration',
    ]),
    page('admin/website/articles', 'routes/admin/site/website/articles/articles.tsx', [':article/recovery']),
    route('admin/website/articles/new', 'routes/admin/site/website/articles/new-article.tsx'),
    page('admin/website/:page/new-upload/:kind', 'routes/admin/site/website/uploads/new-upload.tsx', [
      'choice',
    ]),
    route('admin/website/:page/new-section/:type', 'routes/admin/site/website/pages/new-block.tsx'),
    page('admin/website/media', 'routes/admin/site/website/media/media.tsx', ['links']),
    route('admin/website/media/uploads', 'routes/admin/site/website/media/begin-upload.ts'),
    route(
      'admin/website/media/uploads/:upload/cancellation',
      'routes/admin/site/website/media/cancel-upload.ts',
    ),
    route(
      'admin/website/media/uploads/:upload/completion',
      'routes/admin/site/website/media/complete-upload.ts',
    ),
    route('admin/website/media/uploads/:upload/:number', 'routes/admin/site/website/media/upload-chunk.ts'),
    route('admin/website/media/places/:kind/:place', 'routes/admin/site/website/media/choose.tsx'),
    page('admin/website/media/:file', 'routes/admin/site/website/media/media-file.tsx', [
      'captions/:language/deletion',
      'captions/:language/file',
      'deletion',
      'replacement',
    ]),
    page('admin/website/:page/sections/:section', 'routes/admin/site/website/pages/block.tsx', [
      'entries/:list/:entry/position',
      'entries/:list/:entry/removal',
      'picture',
      'pdf',
      'recording',
    ]),
    route('admin/website/:page/preview/:language', 'routes/admin/site/website/live/page-preview.ts'),
    route(
      'admin/website/:page/sections/:section/preview/:language',
      'routes/admin/site/website/live/preview.ts',
    ),
    route('admin/website/:page/sections/:section/save', 'routes/admin/site/website/live/save.ts'),
    page('admin/instructors', 'routes/admin/teaching/instructors/instructors.tsx', [
      ':instructor/position',
      ':instructor/restoration',
      ':instructor/visibility',
    ]),
    route('admin/instructors/new', 'routes/admin/teaching/instructors/new-instructor.tsx'),
    page('admin/instructors/:instructor', 'routes/admin/teaching/instructors/instructor.tsx', [
      'deletion',
      'portrait',
      'portrait/removal',
      'recording',
      'recording/removal',
    ]),
    route('admin/settings/terms', 'routes/admin/office/settings/terms.ts'),
    page('admin/website/proof', 'routes/admin/site/website/proof/proof.tsx', [':pair/visibility']),
    route('admin/website/proof/new', 'routes/admin/site/website/proof/new-pair.tsx'),
    page('admin/website/proof/:pair', 'routes/admin/site/website/proof/pair.tsx', [
      'deletion',
      'takes/:take/line',
      'takes/:take/recording',
      'takes/:take/recording/removal',
    ]),
    page('admin/pictures', 'routes/admin/site/website/pictures.tsx', [':place/removal']),
    page('admin/recordings', 'routes/admin/site/website/recordings.tsx', [':place/removal']),
  ]),
  ...may('settings', [
    route('admin/start', 'routes/admin/office/start/start.tsx'),
    route('admin/settings', 'routes/admin/office/settings/settings.tsx'),
    page('admin/settings/rates', 'routes/admin/office/settings/rates.tsx', [':rate/withdrawal']),
    page('admin/settings/exceptions', 'routes/admin/office/settings/exceptions.tsx', [
      ':exception/deletion',
      'holidays',
    ]),
    page('admin/settings/calendars', 'routes/admin/office/settings/calendars/calendars.tsx', [
      ':calendar/deletion',
      ':calendar/retry',
      'accounts',
      'accounts/:account/choice',
      'accounts/:account/deletion',
      'addresses',
      'google',
      'target',
      'events/:booking/reschedule',
      'events/:booking/restoration',
      'feed',
      'feed-revocation',
    ]),
    route(
      'admin/settings/calendars/google/callback',
      'routes/admin/office/settings/calendars/google/callback.ts',
    ),
    page('admin/settings/connections/email', 'routes/admin/office/settings/connect/email/email.tsx', [
      'account',
      'check',
      'disconnection',
      'provider',
      'selector',
      'test',
    ]),
    page('admin/settings/connections/inbound', 'routes/admin/office/settings/connect/inbound/inbound.tsx', [
      'check',
      'disconnection',
      'domain',
    ]),
    page('admin/settings/connections/print', 'routes/admin/office/settings/connect/print/print.tsx', [
      'disconnection',
      'token',
    ]),
    page('admin/settings/notifications', 'routes/admin/office/settings/notifications/notifications.tsx', [
      'devices',
      'devices/:device/removal',
      'test',
    ]),
    route('admin/settings/notifications/key', 'routes/admin/office/settings/notifications/push-key.ts'),
    page('admin/settings/monitoring', 'routes/admin/office/settings/monitoring/monitoring.tsx', ['token']),
    route('admin/settings/monitoring/backup', 'routes/admin/office/settings/monitoring/backup.ts'),
    route('admin/settings/embed', 'routes/admin/office/settings/embed/embed.tsx'),
    route('admin/settings/connections', 'routes/admin/office/settings/connections.tsx'),
    page('admin/settings/connections/stripe', 'routes/admin/office/settings/connect/stripe/stripe.tsx', [
      'key',
      'test-payment',
      'removal',
    ]),
    page('admin/settings/:group', 'routes/admin/office/settings/group.tsx', ['versions/:entry/restoration']),
    route('admin/audit', 'routes/admin/office/settings/audit.tsx'),
    route('admin/account', 'routes/admin/office/settings/account.tsx', settingsOf('admin')),
  ]),
];

/** Every component in every state: in `npm run dev`, and in the build that is tested. */
const showcase = process.env.SHOWCASE ? [route('ui', '../showcase/ui.tsx', { id: 'showcase' })] : [];

/** From this machine only, with the code that `npm start` prints (app/routes/office/outbox/outbox-access.ts). */
const outbox = [
  route('outbox', 'routes/office/outbox/outbox.tsx'),
  route('outbox/:file', 'routes/office/outbox/outbox-html.ts'),
  route('outbox/:emailId/:filename', 'routes/office/outbox/outbox-attachment.ts'),
];

/** Files and feeds. /healthz, /readyz and /metrics are in server/shell/health.ts. */
const machines = [
  route('robots.txt', 'routes/office/machines/robots.ts'),
  route('sitemap.xml', 'routes/office/machines/sitemap.ts'),
  route('manifest.webmanifest', 'routes/office/machines/manifest.ts'),
  route('admin.webmanifest', 'routes/office/machines/admin-manifest.ts'),
  route('.well-known/change-password', 'routes/people/account/change-password.ts'),
  route('.well-known/security.txt', 'routes/office/machines/security-txt.ts'),
  route('pictures/:id/:file', 'routes/office/machines/picture.ts'),
  route('share/:image', 'routes/office/machines/share-image.ts'),
  route('recordings/:file', 'routes/office/machines/recording.ts'),
  route('media/:file', 'routes/office/machines/media-file.ts'),
  route('posters/:video/poster.webp', 'routes/office/machines/poster.ts'),
  route('feeds/en.xml', 'routes/office/machines/feed.ts'),
  route('feeds/da.xml', 'routes/office/machines/feed.ts', { id: 'feed-da' }),
  route('storage/v1/object/public/magazine-pdfs/*', 'routes/office/machines/public-pdf.ts'),
];

/** By file below routes/: every signed-in page loads all ids. */
function withIds(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) => ({
    ...entry,
    id: entry.id ?? entry.file.replace(/^routes\/|\.tsx?$/g, ''),
    ...(entry.children && { children: withIds(entry.children) }),
  }));
}

export default withIds([
  ...site,
  ...courses,
  ...booking,
  ...consultation,
  ...checkout,
  ...shop,
  ...magazine,
  ...account,
  layout('routes/dashboard/student-area.tsx', { id: 'student-area' }, studentArea),
  ...studentFiles,
  layout('routes/admin/admin.tsx', { id: 'admin' }, admin),
  ...showcase,
  ...outbox,
  ...machines,
  route('*', 'routes/site/not-found.tsx'),
]) satisfies RouteConfig;
