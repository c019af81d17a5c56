import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Permission } from '#studio/shared/who.ts';

/* Every URL; those that answer JSON to programs and scripts are in json-routes.ts. Each page is also served under /da
   and /en (app/web/language.ts). Groups in the order of docs/specification.md. */

/** Pages that render a content document only (routes/site/content-page.tsx). */
const content = (path: string) => route(path, 'routes/site/content-page.tsx', { id: path });
const workshopOf = (offerId: string) =>
  route(`courses/${offerId}`, 'routes/courses/workshop.tsx', { id: offerId });
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
    route(name, `routes/account/settings/${name}.ts`, { id: `${area}-account-${name}` }),
  );

const site = [
  index('routes/site/home.tsx'),
  moved('about'),
  route('contact', 'routes/site/contact.tsx'),
  route('range', 'routes/range/range.tsx'),
  route('find-your-range', 'routes/range/range.tsx', { id: 'other-range' }),
  route('sales', 'routes/sales/sales.tsx'),
  route('book', 'routes/workbooks/book.tsx'),
  route('book/:workbook', 'routes/workbooks/workbook-pdf.ts'),
  route('book/:book/text', 'routes/workbooks/workbook-text.tsx'),
  content('privacy-policy'),
  route('terms-of-service', 'routes/legal/terms.tsx'),
  route('cookie-policy', 'routes/legal/cookie-policy.tsx'),
  page('withdraw', 'routes/legal/withdraw.tsx', ['correction', 'declaration']),
  route('preview/:token', 'routes/site/preview.ts'),
  route('search', 'routes/search/search.tsx'),
  route(':place', 'routes/site/by-slug.tsx'),
];

const courses = [
  route('courses', 'routes/courses/overview.tsx'),
  route('courses/voice-elevated', 'routes/courses/voice-elevated.tsx'),
  route('courses/voice-elevated/details', 'routes/courses/voice-elevated-details.tsx'),
  route('courses/private-coaching', 'routes/courses/private-coaching.tsx'),
  route('PDFs/private-coaching.pdf', 'routes/courses/private-coaching-pdf.ts'),
  route('PDFs/:paper', 'routes/courses/document.ts'),
  route('courses/celebrity-vocal-experience', 'routes/courses/celebrity.tsx'),
  route('courses/advanced-technique', 'routes/courses/advanced-technique.tsx'),
  route('courses/beginner-vocals', 'routes/courses/beginner-vocals.tsx'),
  workshopOf('singing-workshop-1d'),
  workshopOf('singing-workshop-2d'),
  workshopOf('studio-day'),
  route('courses/notify', 'routes/courses/notify.tsx'),
  route('courses/notify/confirm/:token', 'routes/courses/notify-confirm.tsx'),
  route('courses/notify/cancel/:token', 'routes/courses/notify-cancel.tsx'),
  route('courses/waiting-list/:date', 'routes/courses/waiting-list/join.tsx'),
  route('courses/waiting-list/confirm/:token', 'routes/courses/waiting-list/confirm.tsx'),
  route('courses/waiting-list/leave/:token', 'routes/courses/waiting-list/leave.tsx'),
  page('courses/waiting-list/offers/:token', 'routes/courses/waiting-list/offer.tsx', [
    'code-removal',
    'codes',
    'payment',
    'rejection',
  ]),
  route('courses/:course', 'routes/courses/by-name.tsx'),
  route('courses/:programme/application', 'routes/applications/own-application.tsx'),
  route('voice-elevated-application', 'routes/applications/voice-elevated-application.tsx'),
  route('celebrity-application', 'routes/applications/celebrity-application.tsx'),
  route('application-drafts/:token', 'routes/applications/draft.tsx'),
  page('applications/:token', 'routes/applications/status.tsx', [
    'code-removal',
    'codes',
    'payment',
    'withdrawal',
  ]),
  moved('voice-elevated'),
  moved('private-coaching'),
];

const booking = [
  page('private-coaching/book', 'routes/booking/book.tsx', ['payment', 'release']),
  route('private-coaching/packs', 'routes/vouchers/packs.tsx'),
  route('gift-cards', 'routes/vouchers/gift-cards.tsx'),
  route('private-coaching/slots', 'routes/booking/slots.ts'),
  page('bookings/:token', 'routes/booking/manage.tsx', ['code-removal', 'codes', 'range-removal']),
  route('bookings/:token/move', 'routes/booking/manage-move.tsx'),
  route('bookings/:token/cancel', 'routes/booking/manage-cancel.tsx'),
  route('bookings/:token/calendar.ics', 'routes/booking/calendar.ts'),
  route('bookings/calendar/:token', 'routes/booking/calendar-feed.ts'),
];

const checkout = [
  page('cart', 'routes/checkout/cart.tsx', ['items/:item/removal']),
  page('checkout/:id', 'routes/checkout/checkout.tsx', ['code-removal', 'codes', 'delivery-price']),
  route('checkout/:id/pay', 'routes/checkout/checkout-pay.ts'),
  route('orders/email/:token', 'routes/checkout/order/restore-email.tsx'),
  route('orders/:token', 'routes/checkout/order/order.tsx'),
  route('orders/:token/guarantee', 'routes/checkout/order/order-guarantee.ts'),
  route('orders/:token/invoices/:number/pdf', 'routes/checkout/order/order-invoice.ts'),
  route('orders/:token/receipts/:number', 'routes/checkout/order/order-receipt.ts'),
  page('payment-success', 'routes/checkout/payment-success.tsx', ['answers', 'email']),
];
const consultation = [
  route('consultation', 'routes/consultation/consultation.tsx'),
  route('consultation/times', 'routes/consultation/times.ts'),
  route('consultation/confirm/:token', 'routes/consultation/confirm.tsx'),
];

const shop = [route('shop', 'routes/shop/shop.tsx'), route('shop/:product', 'routes/shop/product.tsx')];

const magazine = [
  route('testimonials', 'routes/magazine/overview.tsx'),
  route('testimonials/share', 'routes/magazine/share.tsx'),
  route('magazine', 'routes/magazine/feature.tsx'),
  route('magazine/:article', 'routes/magazine/article.tsx'),
  route('magazine/:article/text', 'routes/magazine/article-text.tsx'),
  route('media/:file/text', 'routes/site/media-text.tsx'),
  page('quotes/:token', 'routes/quotes/quote.tsx', ['rejection']),
  route('newsletter', 'routes/magazine/newsletter.tsx'),
  route('newsletter/:issue', 'routes/magazine/newsletter-issue.tsx'),
  route('newsletter/confirm/:token', 'routes/magazine/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe/:token', 'routes/magazine/newsletter-unsubscribe.tsx'),
];

const account = [
  page('login', 'routes/account/login.tsx', ['another-email', 'code', 'link', 'reset', 'sign-up']),
  route('logout', 'routes/account/logout.ts'),
  route('login/confirm/:token', 'routes/account/confirm-sign-up.tsx'),
  route('login/email/:token', 'routes/account/confirm-email.tsx'),
  route('sign-in/:token', 'routes/account/sign-in-link.tsx'),
  route('reset/:token', 'routes/account/reset.tsx'),
  route('setup/:token', 'routes/account/setup.tsx'),
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
    page('admin', 'routes/admin/today/today.tsx', ['language', 'set-up/end', 'tasks/:task/:resolution']),
    route('admin/more', 'routes/admin/more/more.tsx'),
    route('admin/search', 'routes/admin/search/search.tsx'),
  ]),
  ...may('calendar', [
    route('admin/bookings', 'routes/admin/bookings/bookings.tsx'),
    route('admin/bookings/list', 'routes/admin/bookings/booking-list.tsx'),
    route('admin/bookings/new', 'routes/admin/bookings/new-booking.tsx'),
    page('admin/bookings/cancel-day', 'routes/admin/bookings/cancel-day/cancel-day.tsx', [
      ':cancellation/undo',
    ]),
    route('admin/bookings/time', 'routes/admin/bookings/time.tsx'),
    route('admin/bookings/block', 'routes/admin/bookings/block.tsx'),
    page('admin/bookings/blocks/:block', 'routes/admin/bookings/block-page.tsx', [
      'release',
      'series-release',
    ]),
    page('admin/bookings/:booking', 'routes/admin/bookings/booking.tsx', [
      'attendance',
      'cancellation',
      'charge',
      'credit',
      'fee',
      'payment',
      'payment-link',
      'reschedule',
    ]),
    page('admin/bookings/:booking/brief', 'routes/admin/brief/brief.tsx', ['note', 'recordings']),
    page('admin/bookings/:booking/recordings/:recording', 'routes/admin/brief/recordings/recording.tsx', [
      'comments',
      'removal',
    ]),
    route(
      'admin/bookings/:booking/recordings/:recording/comparison',
      'routes/admin/brief/recordings/comparison.tsx',
    ),
    route('admin/bookings/:booking/recordings/:recording/sound', 'routes/admin/brief/recordings/sound.ts'),
    route('admin/bookings/:booking/brief/note/save', 'routes/admin/brief/note-save.ts'),
  ]),
  ...may('inbox', [
    route('admin/applications', 'routes/admin/inbox/applications.tsx'),
    route('admin/inbox', 'routes/admin/inbox/all/all.tsx'),
    route('admin/messages', 'routes/admin/inbox/messages.tsx'),
    route('admin/messages/new', 'routes/admin/inbox/new-message/new-message.tsx'),
    route('admin/messages/suppression-removal', 'routes/admin/inbox/suppression/suppression-removal.ts'),
    page('admin/messages/:message', 'routes/admin/inbox/message.tsx', [
      'attachments/:attachment/removal',
      'insertion',
      'reply',
      'state',
    ]),
    page('admin/messages/:message/preview', 'routes/admin/inbox/reply-preview.tsx', ['sending']),
    route('admin/messages/:message/attachments/:attachment', 'routes/admin/inbox/attachment.ts'),
    route('admin/messages/:message/attachments/:attachment/text', 'routes/admin/inbox/attachment-text.tsx'),
    route('admin/messages/:message/preview/email.html', 'routes/admin/inbox/reply-email.ts'),
    route('admin/saved-replies', 'routes/admin/inbox/saved-replies/saved-replies.tsx'),
    page('admin/saved-replies/:reply', 'routes/admin/inbox/saved-replies/saved-reply.tsx', ['deletion']),
    route('admin/stories', 'routes/admin/inbox/stories.tsx'),
    page('admin/stories/:story', 'routes/admin/inbox/story.tsx', [
      'acceptance',
      'deletion',
      'publication',
      'rejection',
    ]),
    route('admin/stories/:story/pdf', 'routes/admin/inbox/story-pdf.ts'),
    route('admin/stories/:story/pdf/text', 'routes/admin/inbox/story-text.tsx'),
    page('admin/applications/:application', 'routes/admin/inbox/application.tsx', ['answer', 'undo']),
    page('admin/applications/:application/preview', 'routes/admin/inbox/answers/answer-preview.tsx', [
      'sending',
    ]),
    route('admin/applications/:application/preview/email.html', 'routes/admin/inbox/answers/answer-email.ts'),
    route('admin/applications/:application/files/:attached', 'routes/admin/inbox/application-file.ts'),
    route('admin/applications/:application/files/:attached/text', 'routes/admin/inbox/application-text.tsx'),
  ]),
  ...may('students', [
    route('admin/students', 'routes/admin/students/students.tsx'),
    route('admin/students.csv', 'routes/admin/students/students-csv.ts'),
    page('admin/students/import', 'routes/admin/students/import/import.tsx', ['confirmation']),
    page('admin/students/:student', 'routes/admin/students/student.tsx', [
      'courses',
      'credits',
      'credits/revocation',
      'details',
      'homework',
      'homework/:homework/removal',
      'revocation',
    ]),
    route('admin/students/:student/payment', 'routes/admin/payments/student-payment.tsx'),
    route('admin/students/:student/deletion', 'routes/admin/students/student-deletion.tsx'),
    route('admin/students/:student/export.zip', 'routes/admin/students/student-export.ts'),
    route('admin/homework/:homework/files/:file', 'routes/admin/students/homework/file.ts'),
    route('admin/homework/:homework/files/:file/text', 'routes/admin/students/homework/file-text.tsx'),
  ]),
  ...may('orders', [
    route('admin/orders', 'routes/admin/orders/orders.tsx'),
    route('admin/orders.csv', 'routes/admin/orders/orders-csv.ts'),
    route('admin/orders/dispatch', 'routes/admin/orders/bulk-dispatch.tsx'),
    page('admin/orders/:order', 'routes/admin/orders/order.tsx', [
      'dispatch',
      'partial-dispatch',
      'payment',
      'receipt-email',
      'release',
    ]),
    route('admin/orders/:order/refund', 'routes/admin/orders/refund/refund.tsx'),
    route('admin/orders/:order/receipt-preview', 'routes/admin/payments/receipt-preview.tsx'),
    route('admin/orders/:order/receipt-preview/email.html', 'routes/admin/payments/receipt-email.ts'),
    route('admin/orders/:order/packing-slip', 'routes/admin/orders/packing-slip.tsx'),
    route('admin/orders/:order/receipts/:number', 'routes/admin/orders/order-receipt.ts', {
      id: 'owners-receipt',
    }),
    route('admin/invoices', 'routes/admin/invoices/invoices.tsx'),
    route('admin/invoices.csv', 'routes/admin/invoices/invoices-csv.ts'),
    route('admin/invoices/new', 'routes/admin/invoices/new-invoice.tsx'),
    page('admin/invoices/:invoice', 'routes/admin/invoices/invoice.tsx', [
      'credit-note',
      'payment',
      'sending',
    ]),
    route('admin/invoices/:invoice/pdf', 'routes/admin/invoices/pdf.ts'),
    route('admin/invoices/:invoice/preview', 'routes/admin/invoices/invoice-preview.tsx'),
    route('admin/invoices/:invoice/preview/email.html', 'routes/admin/invoices/invoice-email.ts'),
    page('admin/reminders/:kind/:id', 'routes/admin/reminders/reminder.tsx', ['sending']),
    route('admin/reminders/:kind/:id/email.html', 'routes/admin/reminders/reminder-email.ts'),
  ]),
  ...may('catalogue', [
    route('shop/admin', 'routes/shop/admin.tsx'),
    route('shop/admin/picture', 'routes/shop/admin-picture.ts'),
    route('admin/dates', 'routes/admin/dates/dates.tsx'),
    page('admin/dates/new', 'routes/admin/dates/new-date.tsx', ['more-days']),
    page('admin/dates/:date', 'routes/admin/dates/date.tsx', [
      'deletion',
      'more-days',
      'waiting-list/:entry/position',
      'waiting-list/:entry/removal',
    ]),
    route('admin/dates/:date/attendance', 'routes/admin/dates/attendance.tsx'),
    page('admin/catalogue', 'routes/admin/catalogue/catalogue.tsx', [':offer/sale']),
    route('admin/catalogue/new', 'routes/admin/catalogue/new-offer.tsx'),
    page('admin/catalogue/:offer', 'routes/admin/catalogue/offer.tsx', [
      'picture',
      'picture/removal',
      'prices/:from/withdrawal',
      'versions/:entry/restoration',
    ]),
    page('admin/catalogue/:programme/questions', 'routes/admin/catalogue/questions/questions.tsx', [
      ':question/position',
      ':question/visibility',
    ]),
    route('admin/catalogue/:programme/questions/new', 'routes/admin/catalogue/questions/new-question.tsx'),
    page('admin/catalogue/:programme/questions/:question', 'routes/admin/catalogue/questions/question.tsx', [
      'deletion',
    ]),
    route('admin/courses', 'routes/admin/courses/courses.tsx'),
    page('admin/courses/:taught', 'routes/admin/courses/course.tsx', [
      'deletion',
      'modules',
      'modules/:module',
      'modules/:module/deletion',
      'modules/:module/lessons',
      'modules/:module/position',
      'lessons/:lesson/position',
      'lessons/:lesson/visibility',
    ]),
    route('admin/lessons', 'routes/admin/courses/lessons.tsx'),
    page('admin/lessons/:lesson', 'routes/admin/courses/lesson.tsx', [
      'captions/:language/deletion',
      'captions/:language/file',
      'deletion',
      'files',
      'files/:media/deletion',
      'uploads/:upload/cancellation',
    ]),
    route('admin/lessons/:lesson/files/:media', 'routes/admin/courses/lesson-preview.ts'),
    route('admin/lessons/:lesson/files/:media/text', 'routes/admin/courses/lesson-preview-text.tsx'),
    route('admin/lessons/:lesson/captions/:language', 'routes/admin/courses/captions-preview.ts'),
    route('admin/lessons/:lesson/uploads', 'routes/admin/uploads/begin-upload.ts'),
    page('admin/workbooks', 'routes/admin/workbooks/workbooks.tsx', [':book/position', ':book/visibility']),
    page('admin/workbooks/:book', 'routes/admin/workbooks/workbook.tsx', ['deletion', 'editions/:language']),
    route('admin/uploads/:upload/cancellation', 'routes/admin/uploads/cancel-upload.ts'),
    route('admin/uploads/:upload/completion', 'routes/admin/uploads/complete-upload.ts'),
    route('admin/uploads/:upload/:number', 'routes/admin/uploads/upload-chunk.ts'),
    route('admin/products', 'routes/admin/catalogue/products.tsx'),
    route('admin/codes', 'routes/admin/vouchers/codes.tsx'),
    page('admin/codes/:code', 'routes/admin/vouchers/code.tsx', ['state']),
    route('admin/gift-cards', 'routes/admin/vouchers/gift-cards.tsx'),
    page('admin/gift-cards/:card', 'routes/admin/vouchers/gift-card.tsx', ['delivery']),
  ]),
  ...may('figures', [
    route('admin/figures', 'routes/admin/figures/figures.tsx'),
    route('admin/figures/bookings', 'routes/admin/figures/bookings-online.tsx'),
    route('admin/figures/fees', 'routes/admin/figures/fees.tsx'),
    route('admin/figures/ledger', 'routes/admin/figures/ledger.tsx'),
    route('admin/figures/outstanding', 'routes/admin/figures/outstanding.tsx'),
    route('admin/figures/sessions', 'routes/admin/figures/sessions.tsx'),
    route('admin/figures/subscribers', 'routes/admin/figures/subscribers-at.tsx'),
    route('admin/figures/receipts.csv', 'routes/admin/figures/receipts-csv.ts'),
    page('admin/reconciliation', 'routes/admin/figures/reconciliation.tsx', [
      'check',
      'repairs/:kind/:subject',
    ]),
  ]),
  ...may('newsletter', [
    route('admin/newsletter', 'routes/admin/newsletter/issues.tsx'),
    route('admin/newsletter/new', 'routes/admin/newsletter/new-issue.tsx'),
    page('admin/newsletter/issues/:issue', 'routes/admin/newsletter/issue.tsx', [':step']),
    route('admin/newsletter/issues/:issue/:language/email.html', 'routes/admin/newsletter/issue-email.ts'),
    route('admin/newsletter/sequences', 'routes/admin/newsletter/sequences.tsx'),
    page('admin/newsletter/sequences/:sequence', 'routes/admin/newsletter/sequence.tsx', [':step']),
    page('admin/newsletter/segments', 'routes/admin/newsletter/segments.tsx', [':segment/:step']),
    route('admin/newsletter/subscribers', 'routes/admin/newsletter/subscribers.tsx'),
    route('admin/newsletter/subscribers.csv', 'routes/admin/newsletter/subscribers-csv.ts'),
    route('admin/newsletter/subscribers/import', 'routes/admin/newsletter/import-subscribers.tsx'),
  ]),
  ...may('website', [
    route('admin/website', 'routes/admin/website/pages/website.tsx'),
    route('admin/website/new', 'routes/admin/website/pages/new-page.tsx'),
    page('admin/lists', 'routes/admin/website/pages/lists.tsx', [
      'quotes',
      'received/:request/addition',
      'received/:request/removal',
      'sample-removal',
    ]),
    route('admin/emails', 'routes/admin/website/emails/emails.tsx'),
    page('admin/emails/:email', 'routes/admin/website/emails/email.tsx', [
      'standard',
      'tests/:example/:language',
    ]),
    route('admin/emails/:email/previews/:example/:language', 'routes/admin/website/emails/preview.ts'),
    page('admin/website/:page', 'routes/admin/website/pages/page.tsx', [
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
    page('admin/website/articles', 'routes/admin/website/articles/articles.tsx', [':article/recovery']),
    route('admin/website/articles/new', 'routes/admin/website/articles/new-article.tsx'),
    page('admin/website/:page/new-upload/:kind', 'routes/admin/website/uploads/new-upload.tsx', ['choice']),
    route('admin/website/:page/new-section/:type', 'routes/admin/website/pages/new-block.tsx'),
    page('admin/website/media', 'routes/admin/website/media/media.tsx', ['links']),
    route('admin/website/media/uploads', 'routes/admin/website/media/begin-upload.ts'),
    route('admin/website/media/uploads/:upload/cancellation', 'routes/admin/website/media/cancel-upload.ts'),
    route('admin/website/media/uploads/:upload/completion', 'routes/admin/website/media/complete-upload.ts'),
    route('admin/website/media/uploads/:upload/:number', 'routes/admin/website/media/upload-chunk.ts'),
    route('admin/website/media/places/:kind/:place', 'routes/admin/website/media/choose.tsx'),
    page('admin/website/media/:file', 'routes/admin/website/media/media-file.tsx', [
      'captions/:language/deletion',
      'captions/:language/file',
      'deletion',
      'replacement',
    ]),
    page('admin/website/:page/sections/:section', 'routes/admin/website/pages/block.tsx', [
      'entries/:list/:entry/position',
      'entries/:list/:entry/removal',
      'picture',
      'pdf',
      'recording',
    ]),
    route('admin/website/:page/preview/:language', 'routes/admin/website/live/page-preview.ts'),
    route('admin/website/:page/sections/:section/preview/:language', 'routes/admin/website/live/preview.ts'),
    route('admin/website/:page/sections/:section/save', 'routes/admin/website/live/save.ts'),
    page('admin/instructors', 'routes/admin/instructors/instructors.tsx', [
      ':instructor/position',
      ':instructor/restoration',
      ':instructor/visibility',
    ]),
    route('admin/instructors/new', 'routes/admin/instructors/new-instructor.tsx'),
    page('admin/instructors/:instructor', 'routes/admin/instructors/instructor.tsx', [
      'deletion',
      'portrait',
      'portrait/removal',
      'recording',
      'recording/removal',
    ]),
    route('admin/settings/terms', 'routes/admin/settings/terms.ts'),
    page('admin/website/proof', 'routes/admin/website/proof/proof.tsx', [':pair/visibility']),
    route('admin/website/proof/new', 'routes/admin/website/proof/new-pair.tsx'),
    page('admin/website/proof/:pair', 'routes/admin/website/proof/pair.tsx', [
      'deletion',
      'takes/:take/line',
      'takes/:take/recording',
      'takes/:take/recording/removal',
    ]),
    page('admin/pictures', 'routes/admin/website/pictures.tsx', [':place/removal']),
    page('admin/recordings', 'routes/admin/website/recordings.tsx', [':place/removal']),
  ]),
  ...may('settings', [
    route('admin/start', 'routes/admin/start/start.tsx'),
    route('admin/settings', 'routes/admin/settings/settings.tsx'),
    page('admin/settings/rates', 'routes/admin/settings/rates.tsx', [':rate/withdrawal']),
    page('admin/settings/exceptions', 'routes/admin/settings/exceptions.tsx', [
      ':exception/deletion',
      'holidays',
    ]),
    page('admin/settings/calendars', 'routes/admin/settings/calendars/calendars.tsx', [
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
    route('admin/settings/calendars/google/callback', 'routes/admin/settings/calendars/google/callback.ts'),
    page('admin/settings/connections/email', 'routes/admin/settings/connect/email/email.tsx', [
      'account',
      'check',
      'disconnection',
      'provider',
      'selector',
      'test',
    ]),
    page('admin/settings/connections/inbound', 'routes/admin/settings/connect/inbound/inbound.tsx', [
      'check',
      'disconnection',
      'domain',
    ]),
    page('admin/settings/connections/print', 'routes/admin/settings/connect/print/print.tsx', [
      'disconnection',
      'token',
    ]),
    page('admin/settings/notifications', 'routes/admin/settings/notifications/notifications.tsx', [
      'devices',
      'devices/:device/removal',
      'test',
    ]),
    route('admin/settings/notifications/key', 'routes/admin/settings/notifications/push-key.ts'),
    page('admin/settings/monitoring', 'routes/admin/settings/monitoring/monitoring.tsx', ['token']),
    route('admin/settings/monitoring/backup', 'routes/admin/settings/monitoring/backup.ts'),
    route('admin/settings/embed', 'routes/admin/settings/embed/embed.tsx'),
    route('admin/settings/connections', 'routes/admin/settings/connections.tsx'),
    page('admin/settings/connections/stripe', 'routes/admin/settings/connect/stripe/stripe.tsx', [
      'key',
      'test-payment',
      'removal',
    ]),
    page('admin/settings/:group', 'routes/admin/settings/group.tsx', ['versions/:entry/restoration']),
    route('admin/audit', 'routes/admin/settings/audit.tsx'),
    route('admin/account', 'routes/admin/settings/account.tsx', settingsOf('admin')),
  ]),
];

/** Every component in every state: in `npm run dev`, and in the build that is tested. */
const showcase = process.env.SHOWCASE ? [route('ui', '../showcase/ui.tsx', { id: 'showcase' })] : [];

/** From this machine only, with the code that `npm start` prints (app/routes/outbox/outbox-access.ts). */
const outbox = [
  route('outbox', 'routes/outbox/outbox.tsx'),
  route('outbox/:file', 'routes/outbox/outbox-html.ts'),
  route('outbox/:emailId/:filename', 'routes/outbox/outbox-attachment.ts'),
];

/** Files and feeds. /healthz, /readyz and /metrics are in server/shell/health.ts. */
const machines = [
  route('robots.txt', 'routes/machines/robots.ts'),
  route('sitemap.xml', 'routes/machines/sitemap.ts'),
  route('manifest.webmanifest', 'routes/machines/manifest.ts'),
  route('admin.webmanifest', 'routes/machines/admin-manifest.ts'),
  route('.well-known/change-password', 'routes/account/change-password.ts'),
  route('.well-known/security.txt', 'routes/machines/security-txt.ts'),
  route('pictures/:id/:file', 'routes/machines/picture.ts'),
  route('share/:image', 'routes/machines/share-image.ts'),
  route('recordings/:file', 'routes/machines/recording.ts'),
  route('media/:file', 'routes/machines/media-file.ts'),
  route('posters/:video/poster.webp', 'routes/machines/poster.ts'),
  route('feeds/en.xml', 'routes/machines/feed.ts'),
  route('feeds/da.xml', 'routes/machines/feed.ts', { id: 'feed-da' }),
  route('storage/v1/object/public/magazine-pdfs/*', 'routes/machines/public-pdf.ts'),
];

export default [
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
] satisfies RouteConfig;
