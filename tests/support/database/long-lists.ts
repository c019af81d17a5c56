import type { Queries } from '#platform/db/database.ts';
import { listBookings } from '#studio/calendar/booking/booking-list.queries.ts';
import { listDates } from '#studio/calendar/dates/date-list.queries.ts';
import { listProducts } from '#studio/goods/shop/product-list.queries.ts';
import { listOrders } from '#studio/money/orders/order-list.queries.ts';
import { namedProgrammes } from '#studio/offers/catalogue/offer-title.queries.ts';
import { listMessages } from '#studio/people/contact/message-list.queries.ts';
import { listSubscriptions } from '#studio/people/newsletter/subscription-list.queries.ts';
import { listAuditEntries } from '#studio/shared/audit/audit-list.queries.ts';
import type { ListOrder, ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { listStories } from '#studio/site/magazine/story-list.queries.ts';
import { listApplications } from '#studio/teaching/applications/application-list.queries.ts';
import { listCourses } from '#studio/teaching/learning/course-list.queries.ts';
import { listLessons } from '#studio/teaching/learning/lesson-list.queries.ts';
import { listStudents } from '#studio/teaching/students/student-list.queries.ts';
import { listWorkbooks } from '#studio/teaching/workbooks/workbook-list.queries.ts';
import { testNow } from '../site/test-now.ts';
import type { owner } from '../who.ts';
import type { ManyRows } from './many-rows.ts';

export type AnyListQuery = ListQuery<string, string>;
type List = (q: Queries, who: typeof owner, listQuery: AnyListQuery) => Promise<ListPage<unknown>>;

/** An admin list: how it can be sorted, filtered and searched. */
export interface LongList {
  name: string;
  table: ManyRows;
  read: List;
  sorts: readonly string[];
  filters: ReadonlyArray<Record<string, string>>;
  search: string | null;
}

export const longLists: readonly LongList[] = [
  {
    name: 'orders',
    table: 'orders',
    read: listOrders as List,
    sorts: ['placed', 'name'],
    filters: [{ status: 'paid' }, { status: 'partially-refunded' }, { status: 'cancelled' }],
    search: 'holm 4713',
  },
  {
    name: 'applications',
    table: 'applications',
    read: listApplications as List,
    sorts: ['sent', 'answer', 'name'],
    filters: [{ state: 'declined' }, { programme: 'voice-elevated' }],
    search: 's4711',
  },
  {
    name: 'messages',
    table: 'contact_messages',
    read: listMessages as List,
    sorts: ['sent', 'name'],
    filters: [{ state: 'new' }],
    search: 's4711',
  },
  {
    name: 'stories',
    table: 'stories',
    read: listStories as List,
    sorts: ['sent', 'name'],
    filters: [{ state: 'declined' }],
    search: '4711',
  },
  {
    name: 'products',
    table: 'products',
    read: ((q, who, listQuery) =>
      listProducts(q, { who, listQuery: listQuery as never, now: testNow })) as List,
    sorts: ['shelf', 'name'],
    filters: [{ category: 'music-equipment' }, { category: 'clothing-merchandise' }, { shown: 'no' }],
    search: '4711',
  },
  {
    name: 'bookings',
    table: 'bookings',
    read: ((q, who, listQuery) =>
      listBookings(q, { who, listQuery: listQuery as never, now: testNow })) as List,
    sorts: ['time', 'booked', 'name'],
    filters: [{ when: 'over' }, { kind: 'consultation' }],
    search: 's4711',
  },
  {
    name: 'students',
    table: 'users',
    read: listStudents as List,
    sorts: ['joined', 'name'],
    filters: [{ who: 'guests' }, { who: 'students' }],
    search: 'holm 4713',
  },
  {
    name: 'courses',
    table: 'courses',
    read: listCourses as List,
    sorts: ['place', 'made', 'title'],
    filters: [{ state: 'shown' }, { state: 'hidden' }],
    search: 'sang 4712',
  },
  {
    name: 'lessons',
    table: 'lessons',
    read: listLessons as List,
    sorts: ['made', 'title'],
    filters: [{ state: 'shown' }, { state: 'hidden' }],
    search: 'sang 4712',
  },
  {
    name: 'workbooks',
    table: 'workbooks',
    read: listWorkbooks as List,
    sorts: ['place', 'title', 'downloads'],
    filters: [{ state: 'shown' }, { state: 'hidden' }],
    search: 'sang 4712',
  },
  {
    name: 'dates',
    table: 'dates',
    read: (async (q, who, listQuery) => {
      const programmes = who.role === 'owner' ? await namedProgrammes(q) : [];
      return listDates(q, who, {
        listQuery: listQuery as never,
        programmes,
        today: testNow.toZonedDateTimeISO('UTC').toPlainDate(),
      });
    }) as List,
    sorts: ['day'],
    filters: [
      { when: 'over' },
      { when: 'all' },
      { sale: 'closed' },
      { when: 'over', sale: 'closed' },
      { programme: 'voice-elevated' },
      { when: 'all', programme: 'singing-workshop-1d' },
    ],
    search: 'sang 1211',
  },
  {
    name: 'subscribers',
    table: 'newsletter_subscriptions',
    read: listSubscriptions as List,
    sorts: ['subscribed', 'email'],
    filters: [{ state: 'confirmed' }, { state: 'unconfirmed' }, { state: 'unsubscribed' }],
    search: 's4711',
  },
  {
    name: 'acts',
    table: 'audit_log',
    read: listAuditEntries as List,
    sorts: ['when'],
    filters: [{ about: 'order' }],
    search: null,
  },
];

/** Every query of a list: each order in both directions, each filter in each order, a search. */
export function queriesOf({ sorts, filters, search }: LongList): AnyListQuery[] {
  const own: AnyListQuery = { sort: sorts[0] ?? '', order: 'descending', filters: {}, search: '', at: null };
  const orders: ListOrder[] = ['ascending', 'descending'];
  return [
    ...sorts.flatMap((sort) => orders.map((order) => ({ ...own, sort, order }))),
    ...sorts.flatMap((sort) => filters.map((filter) => ({ ...own, sort, filters: filter }))),
    ...(search ? [{ ...own, search }] : []),
  ];
}

/** A search for one letter that matches every address, and a third of the titles and product names. */
export function searchForAll({ sorts, table }: LongList): AnyListQuery {
  const search = table === 'products' ? 'b' : 's';
  return { sort: sorts[0] ?? '', order: 'descending', filters: {}, search, at: null };
}

/** A search that finds a handful of rows. */
export function searchForFew(list: LongList): AnyListQuery {
  return { ...searchForAll(list), search: list.search ?? '' };
}
