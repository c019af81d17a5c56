/**
 * What a form brings back of the page it was made from: the name of a hidden field that its verb compares, and the row
 * of the tables of edits that proves it.
 */
interface Carries {
  carries: 'version' | 'seen' | 'before';
  proved: string;
}
/** Makes something: there is nothing yet that two could change. A key makes two presses one. */
interface Makes {
  makes: string;
}
/** Why two who press it cannot undo each other's work. */
interface NeedsNone {
  none: string;
}

const onceByState = 'a lifecycle allows it once: for the second it is answered already';
const staysAsWished = 'says what shall be so; wanting what is so already changes nothing';

/** Every form of the desk that changes something, as `adminFormList` names it. One that is missing here fails. */
export const adminForms: Readonly<Record<string, Carries | Makes | NeedsNone>> = {
  'admin/act-forms.tsx: intent': { none: 'the part itself: what it carries stands where it is used' },
  'admin/inbox/application.tsx: accept': { none: onceByState },
  'admin/inbox/application.tsx: decline': { none: onceByState },
  'admin/bookings/block-page.tsx: all': { none: 'a block is never edited: for the second it is gone' },
  'admin/bookings/booking-acts.tsx: act': {
    none: `a credit or a link: ${onceByState}; attendance: ${staysAsWished}`,
  },
  'admin/bookings/booking-acts.tsx: move': { carries: 'seen', proved: 'the hour of a booking' },
  'admin/bookings/booking-acts.tsx: cancel': {
    carries: 'seen',
    proved: 'a booking, moved by one and cancelled by another',
  },
  'admin/bookings/mark-paid.tsx: paid': { none: `a payment at the lesson: ${onceByState}` },
  'admin/bookings/booking-form-page.tsx: send': {
    makes: 'a claim: of two for one hour the database lets one in',
  },
  'admin/courses/course-modules.tsx: module-add': { makes: 'a module' },
  'admin/courses/course-modules.tsx: lesson-add': { makes: 'a lesson' },
  'admin/courses/course-modules.tsx: module-save': { carries: 'version', proved: 'a module' },
  'admin/courses/course-modules.tsx: module-remove': {
    carries: 'version',
    proved: 'a module, edited by one and deleted by another',
  },
  'admin/courses/course-modules.tsx: lesson-hide or lesson-show': {
    carries: 'version',
    proved: 'a lesson, edited by one and shown by another',
  },
  'admin/courses/course-modules.tsx: what-up': { carries: 'seen', proved: 'the order of modules' },
  'admin/courses/course-modules.tsx: what-down': { carries: 'seen', proved: 'the order of lessons' },
  'admin/courses/course.tsx: save': { carries: 'version', proved: 'a course' },
  'admin/courses/course.tsx: remove': {
    carries: 'seen',
    proved: 'a course, edited by one and deleted by another',
  },
  'admin/courses/courses.tsx: send': { makes: 'a course' },
  'admin/courses/courses.tsx: open-by': { carries: 'before', proved: 'which course something on sale opens' },
  'admin/orders/dispatch-form.tsx: one.remedy': {
    none: 'pieces are sent once: counted under the order’s lock',
  },
  'admin/dates/date-form.tsx: save': { carries: 'version', proved: 'a date' },
  'admin/dates/date.tsx: drop': { none: 'only while nobody has a seat, asked again under its lock' },
  'admin/frame.tsx: send': { none: 'the language of one’s own pages' },
  'admin/frame.tsx: sign-out': { none: 'ends one’s own session' },
  'admin/courses/lesson-captions.tsx: captions-remove': {
    carries: 'seen',
    proved: 'captions, replaced by one and deleted by another',
  },
  'admin/courses/lesson-captions.tsx: send': { carries: 'seen', proved: 'a lesson’s captions' },
  'admin/courses/lesson-files.tsx: upload-give-up': {
    none: 'an upload is never edited: for the second it is gone',
  },
  'admin/courses/lesson-files.tsx: file-remove': {
    none: 'a file is never edited, only replaced by another with its own id',
  },
  'admin/courses/lesson.tsx: save': { carries: 'version', proved: 'a lesson' },
  'admin/courses/lesson.tsx: remove': {
    carries: 'seen',
    proved: 'a lesson, edited by one and deleted by another',
  },
  'admin/inbox/message.tsx: act': { carries: 'version', proved: 'a message' },
  'admin/inbox/messages.tsx: back': { carries: 'version', proved: 'a message' },
  'admin/orders/order-actions.tsx: refund-part': {
    carries: 'seen',
    proved: 'tests/races/money.race.test.ts',
  },
  'admin/orders/order-actions.tsx: refund-all': { carries: 'seen', proved: 'tests/races/money.race.test.ts' },
  'admin/orders/order-actions.tsx: dispatch': { none: onceByState },
  'admin/orders/order-actions.tsx: dispatch-part': {
    none: 'pieces are sent once: counted under the order’s lock',
  },
  'admin/orders/order-actions.tsx: send': { none: onceByState },
  'admin/website/picture-place.tsx: send': { carries: 'seen', proved: 'a photograph' },
  'admin/website/picture-place.tsx: remove': {
    carries: 'seen',
    proved: 'a photograph, replaced by one and taken away by another',
  },
  'admin/settings/connections.tsx: kind': { none: 'only asks a vendor whether it answers' },
  'admin/settings/group.tsx: send': { carries: 'version', proved: 'the settings of studio' },
  'admin/settings/rates.tsx: send': { makes: 'a dated rate: what was added before stays' },
  'admin/inbox/story.tsx: accept': { none: onceByState },
  'admin/inbox/story.tsx: decline': { none: onceByState },
  'admin/inbox/story-actions.tsx: unpublish or republish': { none: staysAsWished },
  'admin/inbox/story-actions.tsx: save': { carries: 'version', proved: 'a published story' },
  'admin/inbox/story-actions.tsx: delete': {
    carries: 'version',
    proved: 'a story, edited by one and deleted by another',
  },
  'admin/students/revoke-access.tsx: revoke': { none: 'an access ends once: for the second it has ended' },
  'admin/today/task-item.tsx: one.remedy': { none: 'a task is done once: for the second it is done' },
  'admin/uploads/upload-form.tsx: send': { carries: 'seen', proved: 'a lesson’s recording' },
  'admin/workbooks/workbook.tsx: save': { carries: 'version', proved: 'a workbook' },
  'admin/workbooks/workbook.tsx: remove': {
    carries: 'seen',
    proved: 'a workbook, edited by one and deleted by another',
  },
  'admin/workbooks/workbook.tsx: send': { carries: 'seen', proved: 'a workbook’s PDF' },
  'admin/workbooks/workbooks.tsx: send': { makes: 'a workbook' },
  'admin/workbooks/workbooks.tsx: book-hide or book-show': {
    carries: 'version',
    proved: 'a workbook, edited by one and hidden by another',
  },
  'admin/workbooks/workbooks.tsx: book-up': { carries: 'seen', proved: 'the order of workbooks' },
  'admin/workbooks/workbooks.tsx: book-down': { carries: 'seen', proved: 'the order of workbooks' },
  'shop/admin-product.tsx: sync': { none: 'asks the printer what it says now' },
  'shop/admin-product.tsx: send': { none: 'a picture is added, or taken away by its own id; none is edited' },
  'shop/product-form.tsx: update or create': { carries: 'version', proved: 'a product' },
};
