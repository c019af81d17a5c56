import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { Who } from '#studio/shared/who.ts';
import type { SectionKey } from './sections.ts';

/** Every route of the admin layout by the permission it needs. A route that is missing answers 404 to all. */
export const routesByPermission: Readonly<Record<SectionKey, readonly string[]>> = {
  today: ['/admin', '/admin/language', '/admin/more', '/admin/search', '/admin/tasks/:task/:resolution'],
  calendar: [
    '/admin/bookings',
    '/admin/bookings/:booking',
    '/admin/bookings/:booking/attendance',
    '/admin/bookings/:booking/brief',
    '/admin/bookings/:booking/cancellation',
    '/admin/bookings/:booking/credit',
    '/admin/bookings/:booking/payment',
    '/admin/bookings/:booking/payment-link',
    '/admin/bookings/:booking/reschedule',
    '/admin/bookings/block',
    '/admin/bookings/blocks/:block',
    '/admin/bookings/blocks/:block/release',
    '/admin/bookings/blocks/:block/series-release',
    '/admin/bookings/cancel-day',
    '/admin/bookings/list',
    '/admin/bookings/new',
    '/admin/bookings/time',
  ],
  inbox: [
    '/admin/applications',
    '/admin/applications/:application',
    '/admin/applications/:application/acceptance',
    '/admin/applications/:application/files/:attached',
    '/admin/applications/:application/files/:attached/text',
    '/admin/applications/:application/rejection',
    '/admin/messages',
    '/admin/messages/:message',
    '/admin/messages/:message/state',
    '/admin/stories',
    '/admin/stories/:story',
    '/admin/stories/:story/acceptance',
    '/admin/stories/:story/deletion',
    '/admin/stories/:story/pdf',
    '/admin/stories/:story/pdf/text',
    '/admin/stories/:story/publication',
    '/admin/stories/:story/rejection',
  ],
  students: ['/admin/students', '/admin/students/:student', '/admin/students/:student/revocation'],
  orders: [
    '/admin/orders',
    '/admin/orders/:order',
    '/admin/orders/:order/dispatch',
    '/admin/orders/:order/partial-dispatch',
    '/admin/orders/:order/partial-refund',
    '/admin/orders/:order/receipts/:number',
    '/admin/orders/:order/refund',
    '/admin/orders/:order/release',
    '/admin/orders/:order/unused-refund',
  ],
  catalogue: [
    '/admin/catalogue',
    '/admin/catalogue/:offer',
    '/admin/catalogue/:offer/prices/:from/withdrawal',
    '/admin/catalogue/new',
    '/admin/codes',
    '/admin/codes/:code',
    '/admin/codes/:code/state',
    '/admin/courses',
    '/admin/courses/:taught',
    '/admin/courses/:taught/deletion',
    '/admin/courses/:taught/lessons/:lesson/position',
    '/admin/courses/:taught/lessons/:lesson/visibility',
    '/admin/courses/:taught/modules',
    '/admin/courses/:taught/modules/:module',
    '/admin/courses/:taught/modules/:module/deletion',
    '/admin/courses/:taught/modules/:module/lessons',
    '/admin/courses/:taught/modules/:module/position',
    '/admin/dates',
    '/admin/dates/:date',
    '/admin/dates/:date/attendance',
    '/admin/dates/:date/deletion',
    '/admin/dates/:date/more-days',
    '/admin/dates/:date/waiting-list/:entry/position',
    '/admin/dates/:date/waiting-list/:entry/removal',
    '/admin/dates/new',
    '/admin/dates/new/more-days',
    '/admin/gift-cards',
    '/admin/gift-cards/:card',
    '/admin/gift-cards/:card/delivery',
    '/admin/lessons',
    '/admin/lessons/:lesson',
    '/admin/lessons/:lesson/captions/:language',
    '/admin/lessons/:lesson/captions/:language/deletion',
    '/admin/lessons/:lesson/captions/:language/file',
    '/admin/lessons/:lesson/deletion',
    '/admin/lessons/:lesson/files',
    '/admin/lessons/:lesson/files/:media',
    '/admin/lessons/:lesson/files/:media/text',
    '/admin/lessons/:lesson/files/:media/deletion',
    '/admin/lessons/:lesson/uploads',
    '/admin/lessons/:lesson/uploads/:upload/cancellation',
    '/admin/products',
    '/admin/uploads/:upload/:number',
    '/admin/uploads/:upload/cancellation',
    '/admin/uploads/:upload/completion',
    '/admin/workbooks',
    '/admin/workbooks/:book',
    '/admin/workbooks/:book/deletion',
    '/admin/workbooks/:book/editions/:language',
    '/admin/workbooks/:book/position',
    '/admin/workbooks/:book/visibility',
    '/shop/admin',
    '/shop/admin/picture',
  ],
  figures: ['/admin/figures'],
  newsletter: ['/admin/newsletter'],
  website: [
    '/admin/pictures',
    '/admin/pictures/:place/removal',
    '/admin/recordings',
    '/admin/recordings/:place/removal',
    '/admin/website',
    '/admin/website/:page',
    '/admin/website/:page/sections/:section',
    '/admin/website/:page/sections/:section/visibility',
    '/admin/website/:page/draft-removal',
    '/admin/website/:page/publication',
    '/admin/website/:page/schedule',
    '/admin/website/:page/versions/:version/restoration',
  ],
  settings: [
    '/admin/account',
    '/admin/account/email',
    '/admin/account/language',
    '/admin/account/name',
    '/admin/account/password',
    '/admin/account/recovery-codes',
    '/admin/account/session',
    '/admin/account/sessions',
    '/admin/account/totp',
    '/admin/account/totp-confirmation',
    '/admin/account/totp-removal',
    '/admin/audit',
    '/admin/settings',
    '/admin/settings/:group',
    '/admin/settings/connections',
    '/admin/settings/exceptions',
    '/admin/settings/exceptions/:exception/deletion',
    '/admin/settings/exceptions/holidays',
    '/admin/settings/rates',
  ],
};

const permissions = new Map(
  Object.entries(routesByPermission).flatMap(([permission, routes]) =>
    routes.map((route) => [route, permission as SectionKey] as const),
  ),
);

const granted: Readonly<Record<Who['role'], readonly SectionKey[]>> = {
  owner: Object.keys(routesByPermission) as SectionKey[],
  student: [],
  visitor: [],
  system: [],
};

const permissionOfRoute = createContext<SectionKey | null>(null);

/** Middleware of the layout: looks up the permission of the matched route. */
export const findPermission: MiddlewareFunction = ({ context, pattern }, next) => {
  const permission = permissions.get(`/${pattern}`);
  if (!permission) throw data(null, { status: 404 });
  context.set(permissionOfRoute, permission);
  return next();
};

export function isPermitted(context: Readonly<RouterContextProvider>, { role }: Pick<Who, 'role'>): boolean {
  const permission = context.get(permissionOfRoute);
  return permission !== null && granted[role].includes(permission);
}
