import { signInPages } from './visitor-pages.ts';

/** Signed-in roles: a student with data, one without, the owner. */
export type SignedInRole = 'student' | 'newcomer' | 'owner';

/**
 * Every page behind the sign-in, by role. A detail page is listed once per state worth testing: what follows a
 * colon is a name in tests/support/populated/populate.ts. One line per page.
 */
export const signedInPages: Readonly<Record<SignedInRole, readonly string[]>> = {
  student: [
    '/dashboard',
    '/dashboard/courses/main-course',
    '/dashboard/modules/:module',
    '/dashboard/lessons/:lesson',
    '/dashboard/lessons/:doneLesson',
    '/dashboard/lessons/:filmLesson',
    '/dashboard/lessons/:sheetLesson',
    '/dashboard/lessons/:sheetLesson/resources/:sheet/text',
    '/dashboard/lessons/:pdfLesson',
    '/dashboard/lessons/:pdfLesson/text',
    '/dashboard/journal',
    '/dashboard/journal/new',
    '/dashboard/journal/:entry',
    '/dashboard/bookings',
    '/dashboard/bookings/:booking/move',
    '/dashboard/bookings/:booking/cancel',
    '/dashboard/credits/:credit',
    '/dashboard/orders',
    '/dashboard/orders/:order',
    '/dashboard/orders/:refunded',
    '/dashboard/applications',
    '/dashboard/applications/:application',
    '/dashboard/applications/:ownApplication',
    '/dashboard/account',
    '/dashboard/data',
    '/dashboard/data/erase',
    '/dashboard/data/erased',
  ],
  newcomer: [
    '/dashboard',
    '/dashboard/journal',
    '/dashboard/bookings',
    '/dashboard/orders',
    '/dashboard/applications',
    '/dashboard/data/erase',
  ],
  owner: [
    '/admin',
    '/admin/more',
    '/admin/search?q=a',
    '/admin/bookings',
    '/admin/bookings/list',
    '/admin/bookings/new',
    '/admin/bookings/block',
    '/admin/bookings/blocks/:block',
    '/admin/bookings/:booking',
    '/admin/bookings/:dueBooking',
    '/admin/bookings/:pastBooking',
    '/admin/bookings/:cancelledBooking',
    '/admin/bookings/:keptBooking',
    '/admin/bookings/:booking/brief',
    '/admin/dates',
    '/admin/dates/new',
    '/admin/dates/:date',
    '/admin/dates/:date/attendance',
    '/admin/students',
    '/admin/students/:student',
    '/admin/settings',
    '/admin/settings/rates',
    '/admin/settings/exceptions',
    '/admin/settings/connections',
    '/admin/settings/studio',
    '/admin/settings/studio?setup=1',
    '/admin/settings/opening',
    '/admin/settings/opening?setup=1',
    '/admin/settings/booking',
    '/admin/settings/classes',
    '/admin/settings/shipping',
    '/admin/settings/vouchers',
    '/admin/settings/limits',
    '/admin/catalogue',
    '/admin/catalogue/new',
    '/admin/catalogue/voice-elevated',
    '/admin/catalogue/main-course-premium-3-months',
    '/admin/courses',
    '/admin/courses/main-course',
    '/admin/lessons',
    '/admin/lessons/:lesson',
    '/admin/lessons/:sheetLesson/files/:sheet/text',
    '/admin/workbooks',
    '/admin/workbooks/the-daily-voice',
    '/admin/lists',
    '/admin/website',
    '/admin/website/new',
    '/admin/website/navigation',
    '/admin/website/home',
    '/admin/website/home/new-section/faqs',
    '/admin/website/home/sections/1',
    '/admin/pictures',
    '/admin/recordings',
    '/admin/applications',
    '/admin/applications/:application',
    '/admin/applications/:retreatApplication',
    '/admin/applications/:retreatApplication/files/:attached/text',
    '/admin/orders',
    '/admin/orders/:order',
    '/admin/orders/:parcel',
    '/admin/orders/:refunded',
    '/admin/figures',
    '/admin/newsletter',
    '/admin/products',
    '/admin/codes',
    '/admin/codes/:code',
    '/admin/gift-cards',
    '/admin/gift-cards/:giftCard',
    '/admin/messages',
    '/admin/messages/:message',
    '/admin/audit',
    '/admin/stories',
    '/admin/stories/:story',
    '/admin/stories/:story/pdf/text',
    '/admin/account',
    '/shop/admin',
  ],
};

/** Pages that hydrate before anybody has signed in; what follows a colon is named by the test. */
export const hydratedSignInPages: readonly string[] = [...signInPages, '/setup/:setupToken', '/ui'];

export const hydratedPages: readonly string[] = [
  ...hydratedSignInPages,
  ...Object.values(signedInPages).flat(),
];

export function addressOf(page: string, studio: Readonly<Record<string, string>>): string {
  return page.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = studio[name];
    if (value === undefined) throw new Error(`nothing lived in is called '${name}'`);
    return encodeURIComponent(value);
  });
}
