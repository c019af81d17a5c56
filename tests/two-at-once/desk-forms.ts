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
  'admin/application.tsx: accept': { none: onceByState },
  'admin/application.tsx: decline': { none: onceByState },
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
  'admin/course-modules.tsx: module-add': { makes: 'a module' },
  'admin/course-modules.tsx: lesson-add': { makes: 'a lesson' },
  'admin/course-modules.tsx: module-save': { carries: 'version', proved: 'a module' },
  'admin/course-modules.tsx: module-remove': {
    carries: 'version',
    proved: 'a module, edited by one and deleted by another',
  },
  'admin/course-modules.tsx: lesson-hide or lesson-show': {
    carries: 'version',
    proved: 'a lesson, edited by one and shown by another',
  },
  'admin/course-modules.tsx: what-up': { carries: 'seen', proved: 'the order of modules' },
  'admin/course-modules.tsx: what-down': { carries: 'seen', proved: 'the order of lessons' },
  'admin/course.tsx: save': { carries: 'version', proved: 'a course' },
  'admin/course.tsx: remove': { carries: 'seen', proved: 'a course, edited by one and deleted by another' },
  'admin/courses.tsx: send': { makes: 'a course' },
  'admin/courses.tsx: open-by': { carries: 'before', proved: 'which course something on sale opens' },
  'admin/dispatch-form.tsx: one.remedy': { none: 'pieces are sent once: counted under the order’s lock' },
  'admin/dates/date-form.tsx: save': { carries: 'version', proved: 'an date' },
  'admin/dates/date.tsx: drop': { none: 'only while nobody has a seat, asked again under its lock' },
  'admin/frame.tsx: send': { none: 'the language of one’s own pages' },
  'admin/frame.tsx: sign-out': { none: 'ends one’s own session' },
  'admin/lesson-captions.tsx: captions-remove': {
    carries: 'seen',
    proved: 'captions, replaced by one and deleted by another',
  },
  'admin/lesson-captions.tsx: send': { carries: 'seen', proved: 'a lesson’s captions' },
  'admin/lesson-files.tsx: upload-give-up': { none: 'an upload is never edited: for the second it is gone' },
  'admin/lesson-files.tsx: file-remove': {
    none: 'a file is never edited, only replaced by another with its own id',
  },
  'admin/lesson.tsx: save': { carries: 'version', proved: 'a lesson' },
  'admin/lesson.tsx: remove': { carries: 'seen', proved: 'a lesson, edited by one and deleted by another' },
  'admin/message.tsx: act': { carries: 'version', proved: 'a message' },
  'admin/messages.tsx: back': { carries: 'version', proved: 'a message' },
  'admin/order-acts.tsx: refund-part': { carries: 'seen', proved: 'tests/races/money.race.test.ts' },
  'admin/order-acts.tsx: refund-all': { carries: 'seen', proved: 'tests/races/money.race.test.ts' },
  'admin/order-acts.tsx: dispatch': { none: onceByState },
  'admin/order-acts.tsx: dispatch-part': { none: 'pieces are sent once: counted under the order’s lock' },
  'admin/order-acts.tsx: send': { none: onceByState },
  'admin/picture-place.tsx: send': { carries: 'seen', proved: 'a photograph' },
  'admin/picture-place.tsx: remove': {
    carries: 'seen',
    proved: 'a photograph, replaced by one and taken away by another',
  },
  'admin/settings/connections.tsx: kind': { none: 'only asks a vendor whether it answers' },
  'admin/settings/group.tsx: send': { carries: 'version', proved: 'the settings of studio' },
  'admin/settings/rates.tsx: send': { makes: 'a dated rate: what was added before stays' },
  'admin/story.tsx: accept': { none: onceByState },
  'admin/story.tsx: decline': { none: onceByState },
  'admin/story-acts.tsx: unpublish or republish': { none: staysAsWished },
  'admin/story-acts.tsx: save': { carries: 'version', proved: 'a published story' },
  'admin/story-acts.tsx: delete': {
    carries: 'version',
    proved: 'a story, edited by one and deleted by another',
  },
  'admin/students/revoke-access.tsx: revoke': { none: 'an access ends once: for the second it has ended' },
  'admin/task-item.tsx: one.remedy': { none: 'a task is done once: for the second it is done' },
  'admin/upload-form.tsx: send': { carries: 'seen', proved: 'a lesson’s recording' },
  'admin/workbook.tsx: save': { carries: 'version', proved: 'a workbook' },
  'admin/workbook.tsx: remove': {
    carries: 'seen',
    proved: 'a workbook, edited by one and deleted by another',
  },
  'admin/workbook.tsx: send': { carries: 'seen', proved: 'a workbook’s PDF' },
  'admin/workbooks.tsx: send': { makes: 'a workbook' },
  'admin/workbooks.tsx: book-hide or book-show': {
    carries: 'version',
    proved: 'a workbook, edited by one and hidden by another',
  },
  'admin/workbooks.tsx: book-up': { carries: 'seen', proved: 'the order of workbooks' },
  'admin/workbooks.tsx: book-down': { carries: 'seen', proved: 'the order of workbooks' },
  'shop/admin-product.tsx: sync': { none: 'asks the printer what it says now' },
  'shop/admin-product.tsx: send': { none: 'a picture is added, or taken away by its own id; none is edited' },
  'shop/product-form.tsx: update or create': { carries: 'version', proved: 'a product' },
};
