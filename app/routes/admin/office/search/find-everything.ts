import type { World } from '#platform/world.ts';
import { listBookings } from '#studio/calendar/booking/booking-list.queries.ts';
import { listProducts } from '#studio/goods/shop/product-list.queries.ts';
import { listOrders } from '#studio/money/orders/order-list.queries.ts';
import { offersByWords } from '#studio/offers/catalogue/offers-by-words.queries.ts';
import { listMessages } from '#studio/people/contact/message-list.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { languages, pageAddress } from '#studio/shared/language.ts';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { startsWords } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { searchSite } from '#studio/site/search/site-pages.queries.ts';
import { listStudents } from '#studio/teaching/students/student-list.queries.ts';
import { adminFrameMessages } from '../../frame.messages.ts';
import { sectionGroups } from '../../sections.ts';
import { studentAddress } from '../../teaching/students/student-address.ts';
import { settingSections } from '../settings/setting-sections.ts';
import { adminActions } from './actions.messages.ts';
import { adminSearchMessages, type GroupKey } from './search.messages.ts';

const mostInGroup = 5;

export interface Found {
  href: string;
  title: string;
  detail?: string;
}

export interface FoundGroup {
  key: GroupKey;
  found: Found[];
  /** The list with the same search, when there are more. */
  allHref?: string;
}

interface Search {
  world: World;
  who: May<'today'>;
  typed: string;
}

/** People, bookings, orders, messages, offers, actions, settings and pages with every typed word or its beginning. */
export async function findEverything(search: Search): Promise<FoundGroup[]> {
  const groups = await Promise.all([
    people(search),
    bookings(search),
    orders(search),
    messages(search),
    offers(search),
    actions(search),
    settings(search),
    pages(search),
  ]);
  return groups.filter(({ found }) => found.length > 0);
}

function askOf<Sort extends string>(sort: Sort, { typed }: Search): ListQuery<Sort, never> {
  return { sort, order: 'descending', filters: {}, search: typed, at: null };
}

function groupOf(key: GroupKey, found: Found[], list?: { path: string; typed: string }): FoundGroup {
  const isMore = list && found.length > mostInGroup;
  return {
    key,
    found: found.slice(0, mostInGroup),
    ...(isMore ? { allHref: `${list.path}?${new URLSearchParams({ q: list.typed })}` } : {}),
  };
}

async function people(search: Search): Promise<FoundGroup> {
  const { world, who, typed } = search;
  const words = adminSearchMessages[who.language];
  const { rows } = await listStudents(world.db.query, who, askOf('joined', search));
  const found = rows.map((row) => ({
    href: studentAddress(row),
    title: row.name || words.nameless,
    detail: row.isGuest ? `${row.email} · ${words.guest}` : row.email,
  }));
  return groupOf('people', found, { path: '/admin/students', typed });
}

async function bookings(search: Search): Promise<FoundGroup> {
  const { world, who, typed } = search;
  const listQuery = askOf('time', search);
  const { rows } = await listBookings(world.db.query, { who, listQuery, now: world.clock.now() });
  const found = rows.map((row) => ({
    href: `/admin/bookings/${row.id}`,
    title: row.name || adminSearchMessages[who.language].nameless,
    detail: formats[who.language].short(row.start),
  }));
  return groupOf('bookings', found, { path: '/admin/bookings/list', typed });
}

async function orders(search: Search): Promise<FoundGroup> {
  const { world, who, typed } = search;
  const { rows } = await listOrders(world.db.query, who, askOf('placed', search));
  const found = rows.map(({ id, number, name, what, currency, totalMinor }) => ({
    href: `/admin/orders/${id}`,
    title: [number, name].filter(Boolean).join(', '),
    detail: [what, formats[who.language].money({ amountMinor: totalMinor, currency })]
      .filter(Boolean)
      .join(' · '),
  }));
  return groupOf('orders', found, { path: '/admin/orders', typed });
}

async function messages(search: Search): Promise<FoundGroup> {
  const { world, who, typed } = search;
  const { rows } = await listMessages(world.db.query, who, askOf('sent', search));
  const found = rows.map(({ id, name, beginning, sentAt }) => ({
    href: `/admin/messages/${id}`,
    title: `${name}: ${beginning.replaceAll(/\s+/g, ' ')}`,
    detail: formats[who.language].short(sentAt),
  }));
  return groupOf('messages', found, { path: '/admin/messages', typed });
}

async function offers(search: Search): Promise<FoundGroup> {
  const { world, who, typed } = search;
  const { language } = who;
  const q = world.db.query;
  const offered = await offersByWords(q, who, { language, typed });
  const listQuery = askOf('shelf', search);
  const products = await listProducts(q, { who, listQuery, now: world.clock.now() });
  const found = [
    ...offered.map((offer) => ({ href: `/admin/catalogue/${offer.id}`, title: offer.title })),
    ...products.rows.map(({ id, name }) => ({ href: `/shop/admin?about=${id}#${id}`, title: name })),
  ];
  return groupOf('offers', found, { path: '/admin/catalogue', typed });
}

function actions({ who, typed }: Search): FoundGroup {
  const found = Object.entries(adminActions[who.language]).map(([href, { name }]) => {
    const action = href as keyof typeof adminActions.en;
    const words = languages.flatMap((each) => Object.values(adminActions[each][action])).join(' ');
    return { href, name, words };
  });
  return groupOf('actions', byName(found, typed));
}

function settings({ who, typed }: Search): FoundGroup {
  return groupOf('settings', byName(settingSections(who.language), typed));
}

/** Those with every word; first those that have them in their names. */
function byName(
  all: ReadonlyArray<{ href: string; name: string; text?: string; words: string }>,
  typed: string,
): Found[] {
  const found = all.filter(({ words }) => startsWords(words, typed));
  const isNamed = ({ name }: { name: string }) => startsWords(name, typed);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].map(({ href, name, text }) => ({
    href,
    title: name,
    ...(text ? { detail: text } : {}),
  }));
}

/** The admin's own pages, then those of the website. */
async function pages({ world, who, typed }: Search): Promise<FoundGroup> {
  const { language } = who;
  const { names, tabs } = adminFrameMessages[language];
  const own = sectionGroups.flat().flatMap(({ key, pages: each }) =>
    each.map((page) => ({
      href: page.href,
      title: tabs[page.key] ?? names[key],
      detail: names[key],
    })),
  );
  const website = await searchSite(world, language, typed);
  return groupOf('pages', [
    ...own.filter(({ title, detail }) => startsWords(`${title} ${detail}`, typed)),
    ...website.map(({ path, title }) => ({
      href: pageAddress(path, language),
      title,
      detail: names.website,
    })),
  ]);
}
