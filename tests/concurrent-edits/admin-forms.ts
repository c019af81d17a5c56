import { type AdminForm, onceByState, staysAsWished } from './admin-form.ts';
import { newsletterForms } from './newsletter-forms.ts';
import { proofForms } from './proof-forms.ts';
import { settingsForms } from './settings-forms.ts';
import { websiteForms } from './website-forms.ts';

/** Every admin form that changes something, named as in `adminFormList`. */
export const adminForms: Readonly<Record<string, AdminForm>> = {
  'admin/action-buttons.tsx: to': {
    none: 'the component itself: what it returns is listed where it is used',
  },
  'admin/calendar/bookings/block-page.tsx: release': {
    none: 'a block is never edited: for the second it is gone',
  },
  'admin/calendar/bookings/block-page.tsx: series-release': {
    none: 'a block is never edited: for the second it is gone',
  },
  'admin/calendar/bookings/booking-forms.tsx: to': { none: 'the component itself: listed where it is used' },
  'admin/calendar/bookings/booking-forms.tsx: attendance': { none: staysAsWished },
  'admin/calendar/bookings/booking-forms.tsx: credit': { none: onceByState },
  'admin/calendar/bookings/booking-forms.tsx: payment-link': { none: onceByState },
  'admin/calendar/bookings/booking-forms.tsx: reschedule': {
    carries: 'seen',
    proved: 'the hour of a booking',
  },
  'admin/calendar/bookings/booking-forms.tsx: cancellation': {
    carries: 'seen',
    proved: 'a booking, moved by one and cancelled by another',
  },
  'admin/calendar/bookings/booking-forms.tsx: payment': { none: `a payment at the lesson: ${onceByState}` },
  'admin/calendar/bookings/fee/booking-fee.tsx: charge': { none: onceByState },
  'admin/calendar/bookings/fee/booking-fee.tsx: fee': {
    none: 'what was kept is compared under the order’s lock, and a credit is returned once',
  },
  'admin/calendar/bookings/booking.tsx: reschedule': { carries: 'seen', proved: 'the hour of a booking' },
  'admin/calendar/bookings/booking-form-page.tsx: page': {
    makes: 'a claim: of two for one hour the database lets one in',
  },
  'admin/calendar/bookings/cancel-day/cancel-day.tsx: page': {
    none: 'a day is cancelled once, and a booking that has left it is not',
  },
  'admin/calendar/bookings/cancel-day/pending-days.tsx: /admin/bookings/cancel-day/:id/undo': {
    none: onceByState,
  },
  'admin/teaching/brief/note-editor.tsx: to': {
    carries: 'version',
    proved: 'studio/teaching/students/student-record.db.test.ts',
  },
  'admin/calendar/bookings/time.tsx: page': { makes: 'an opening exception, which exists once' },
  'admin/offers/catalogue/new-offer.tsx: page': { makes: 'an offer' },
  'admin/offers/catalogue/offer-list.tsx: :row.id/sale': { none: staysAsWished },
  'admin/offers/catalogue/offer.tsx: page': { carries: 'version', proved: 'an offer' },
  'admin/offers/catalogue/questions/new-question.tsx: page': { makes: 'an additional question' },
  'admin/offers/catalogue/questions/question.tsx: page': {
    carries: 'version',
    proved: 'an additional question',
  },
  'admin/offers/catalogue/questions/question.tsx: deletion': {
    carries: 'version',
    proved: 'an additional question, edited by one and removed by another',
  },
  'admin/teaching/courses/course-modules.tsx: modules': { makes: 'a module' },
  'admin/teaching/courses/course-modules.tsx: modules/:module.id/lessons': { makes: 'a lesson' },
  'admin/teaching/courses/course-modules.tsx: modules/:module.id': { carries: 'version', proved: 'a module' },
  'admin/teaching/courses/course-modules.tsx: modules/:module.id/deletion': {
    carries: 'version',
    proved: 'a module, edited by one and deleted by another',
  },
  'admin/teaching/courses/course-modules.tsx: lessons/:id/visibility': {
    carries: 'version',
    proved: 'a lesson, edited by one and shown by another',
  },
  'admin/teaching/courses/course-modules.tsx: :whats/:id/position': {
    carries: 'seen',
    proved: 'the order of lessons',
  },
  'admin/teaching/courses/course.tsx: page': { carries: 'version', proved: 'a course' },
  'admin/teaching/courses/course.tsx: deletion': {
    carries: 'seen',
    proved: 'a course, edited by one and deleted by another',
  },
  'admin/teaching/courses/courses.tsx: page': { makes: 'a course' },
  'admin/teaching/courses/lesson-files.tsx: uploads/:file.id/cancellation': {
    none: 'an upload is never edited: for the second it is gone',
  },
  'admin/teaching/courses/lesson-files.tsx: uploads/:film.id/cancellation': {
    none: 'a conversion is never edited: for the second it is gone',
  },
  'admin/teaching/courses/lesson-files.tsx: files/:file.id/deletion': {
    none: 'a file is never edited, only replaced by another with its own id',
  },
  'admin/teaching/courses/lesson.tsx: page': { carries: 'version', proved: 'a lesson' },
  'admin/teaching/courses/lesson.tsx: deletion': {
    carries: 'seen',
    proved: 'a lesson, edited by one and deleted by another',
  },
  'admin/calendar/dates/date-form.tsx: page': { carries: 'version', proved: 'a date' },
  'admin/calendar/dates/waiting-list.tsx: waiting-list/:id/position': {
    carries: 'seen',
    proved: 'the order of a waiting list',
  },
  'admin/calendar/dates/waiting-list.tsx: waiting-list/:id/removal': {
    none: 'the state that was shown is compared; for the second the person is gone',
  },
  'admin/calendar/dates/attendance.tsx: page': { carries: 'before', proved: 'the attendance of a day' },
  'admin/calendar/dates/date.tsx: deletion': {
    none: 'only while no seat is sold, checked again under the lock',
  },
  'admin/teaching/instructors/instructor.tsx: page': { carries: 'version', proved: 'an instructor' },
  'admin/teaching/instructors/instructor.tsx: deletion': {
    carries: 'version',
    proved: 'an instructor, edited by one and removed by another',
  },
  'admin/teaching/instructors/instructors.tsx: :id/restoration': {
    none: 'for the second the person is restored already',
  },
  'admin/teaching/instructors/new-instructor.tsx: page': { makes: 'an instructor' },
  'admin/office/more/tools.tsx: /admin/language': { none: 'the language of one’s own pages' },
  'admin/office/more/tools.tsx: /logout': { none: 'ends one’s own session' },
  'admin/record-page.tsx: page': { none: 'the component itself: what it returns is listed where it is used' },
  'admin/money/figures/reconciliation.tsx: check': { none: 'compares, and keeps what was found' },
  'admin/money/figures/reconciliation.tsx: repairs/:kind/:subject': {
    none: 'a difference is repaired once: for the second it is gone',
  },
  'admin/people/inbox/answers/answer-form.tsx: answer': {
    carries: 'version',
    proved: 'an answer to an application',
  },
  'admin/people/inbox/answers/answer-preview.tsx: sending': {
    carries: 'version',
    proved: 'an answer to an application, sent by two',
  },
  'admin/people/inbox/suppression/suppressed.tsx: /admin/messages/suppression-removal': {
    none: staysAsWished,
  },
  'admin/people/inbox/answers/scheduled-answers.tsx: /admin/applications/:id/undo': { none: onceByState },
  'admin/people/inbox/message.tsx: state': { carries: 'version', proved: 'a message' },
  'admin/people/inbox/messages.tsx: /admin/messages/:gone.id/state': {
    carries: 'version',
    proved: 'a message',
  },
  'admin/people/inbox/new-message/new-message.tsx: page': { makes: 'a conversation' },
  'admin/people/inbox/message-thread.tsx: reply': { carries: 'version', proved: 'a reply' },
  'admin/people/inbox/reply-preview.tsx: sending': { carries: 'version', proved: 'a reply, sent by two' },
  'admin/people/inbox/saved-replies/saved-replies.tsx: page': { makes: 'a saved reply' },
  'admin/people/inbox/saved-replies/saved-reply.tsx: page': { carries: 'version', proved: 'a saved reply' },
  'admin/people/inbox/saved-replies/saved-reply.tsx: deletion': {
    carries: 'version',
    proved: 'a saved reply, edited by one and deleted by another',
  },
  'admin/people/inbox/story.tsx: acceptance': { none: onceByState },
  'admin/people/inbox/story.tsx: rejection': { none: onceByState },
  'admin/people/inbox/story-forms.tsx: publication': { none: staysAsWished },
  'admin/people/inbox/story-forms.tsx: page': { carries: 'version', proved: 'a published story' },
  'admin/people/inbox/story-forms.tsx: deletion': {
    carries: 'version',
    proved: 'a story, edited by one and deleted by another',
  },
  'admin/money/invoices/invoice.tsx: credit-note': { none: onceByState },
  'admin/money/invoices/new-invoice.tsx: page': { makes: 'an invoice with its order' },
  'admin/money/orders/bulk-dispatch-parts.tsx: page': { none: onceByState },
  'admin/money/orders/dispatch-form.tsx: tasks/:task.id/:one.remedy': {
    none: 'pieces are sent once: counted under the order’s lock',
  },
  'admin/offers/vouchers/codes.tsx: page': { makes: 'a discount code' },
  'admin/offers/vouchers/code.tsx: state': { none: staysAsWished },
  'admin/offers/vouchers/gift-card.tsx: delivery': {
    none: 'sends a new code; an idempotency key makes two presses one',
  },
  'admin/money/orders/order.tsx: release': { none: onceByState },
  'admin/money/orders/refund/refund.tsx: page': {
    carries: 'seen',
    proved: ['tests/races/money.race.test.ts', 'studio/money/refunds/refund-pack.db.test.ts'],
  },
  'admin/money/orders/order-parts.tsx: receipt-email': { makes: 'an email' },
  'admin/money/payments/order-payment-form.tsx: payment': { none: onceByState },
  'admin/money/payments/email-to-send.tsx: page': { makes: 'an email' },
  'admin/money/payments/student-payment.tsx: page': { makes: 'a payment with its receipt' },
  'admin/money/orders/order.tsx: dispatch': { none: onceByState },
  'admin/money/orders/order.tsx: partial-dispatch': {
    none: 'pieces are sent once: counted under the order’s lock',
  },
  'admin/row-actions.tsx: to': {
    carries: 'version',
    proved: [
      'an additional question, edited by one and hidden by another',
      'a pair of takes, edited by one and hidden by another',
      'an instructor, edited by one and hidden by another',
      'a workbook, edited by one and hidden by another',
    ],
  },
  'admin/row-actions.tsx: :id/position': {
    carries: 'seen',
    proved: ['the order of additional questions', 'the order of instructors', 'the order of workbooks'],
  },
  ...settingsForms,
  ...newsletterForms,
  ...proofForms,
  'admin/teaching/brief/recordings/recordings.tsx: recordings': { makes: 'a recording' },
  'admin/teaching/brief/recordings/recording.tsx: removal': {
    none: 'a recording is never edited: for the second it is gone',
  },
  'admin/office/history/change-history.tsx: versions/:id/restoration': {
    carries: 'version',
    proved: [
      'studio/office/settings/restore-settings.db.test.ts',
      'studio/offers/catalogue/restore-offer.db.test.ts',
    ],
  },
  'admin/office/start/start.tsx: page': { makes: 'the owner’s own studio, which is started once' },
  'admin/teaching/students/student-contact.tsx: details': {
    carries: 'version',
    proved: 'studio/teaching/students/student-record.db.test.ts',
  },
  'admin/teaching/students/student-credits.tsx: courses': { makes: 'an enrolment' },
  'admin/teaching/students/student-credits.tsx: credits': { makes: 'session credits' },
  'admin/teaching/students/student-credits.tsx: credits/revocation': {
    none: 'what is left is revoked once: for the second nothing is left',
  },
  'admin/teaching/students/student-credits.tsx: revocation': {
    none: 'an access ends once: for the second it has ended',
  },
  'admin/teaching/students/import/import.tsx: page': { none: 'only previews a list: nothing is stored' },
  'admin/teaching/students/import/import.tsx: confirmation': {
    none: 'what is stored stays: only empty fields are filled, and tags are added',
  },
  'admin/teaching/students/student-deletion.tsx: page': {
    none: 'an account is deleted once: for the second it is gone',
  },
  'admin/teaching/students/homework/student-homework.tsx: homework': { makes: 'homework' },
  'admin/teaching/students/homework/student-homework.tsx: homework/:id/removal': {
    none: 'homework is never edited: for the second it is gone',
  },
  'admin/office/today/set-up.tsx: set-up/end': { none: staysAsWished },
  'admin/office/today/task-item.tsx: tasks/:task.id/:one.remedy': {
    none: 'a task is done once: for the second it is done',
  },
  'admin/office/uploads/captions-forms.tsx: captions/:captionsLanguage/deletion': {
    carries: 'seen',
    proved: 'captions, replaced by one and deleted by another',
  },
  'admin/office/uploads/captions-forms.tsx: captions/:captionsLanguage/file': {
    carries: 'seen',
    proved: 'a lesson’s captions',
  },
  'admin/office/uploads/upload-form.tsx: files': { carries: 'seen', proved: 'a lesson’s recording' },
  ...websiteForms,
  'admin/teaching/workbooks/workbook-texts.tsx: page': { carries: 'version', proved: 'a workbook' },
  'admin/teaching/workbooks/workbook.tsx: deletion': {
    carries: 'seen',
    proved: 'a workbook, edited by one and deleted by another',
  },
  'admin/teaching/workbooks/workbook.tsx: editions/:editionLanguage': {
    carries: 'seen',
    proved: 'a workbook’s PDF',
  },
  'admin/teaching/workbooks/workbooks.tsx: page': { makes: 'a workbook' },
  'goods/shop/admin-product.tsx: sync': { none: 'only reads the printer’s current state' },
  'goods/shop/admin-product.tsx: page': { none: 'a picture is added, or removed by its id; none is edited' },
  'goods/shop/product-form.tsx: page': { carries: 'version', proved: 'a product' },
};
