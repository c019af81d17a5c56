import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { IconKey } from '../../section-icon.tsx';

export const groupKeys = [
  'people',
  'bookings',
  'orders',
  'messages',
  'offers',
  'actions',
  'settings',
  'pages',
] as const;

export type GroupKey = (typeof groupKeys)[number];

export const groupIcons: Readonly<Record<GroupKey, IconKey>> = {
  people: 'students',
  bookings: 'calendar',
  orders: 'orders',
  messages: 'inbox',
  offers: 'catalogue',
  actions: 'today',
  settings: 'settings',
  pages: 'website',
};

export const adminSearchMessages = inBoth({
  title: common.search,
  label: ['Search everything', 'Søg i alt'],
  placeholder: common.search,
  submit: common.search,
  shortcut: 'Ctrl K',
  begin: [
    'Find people, bookings, orders, messages, offers, settings, pages and actions.',
    'Find personer, bookinger, ordrer, beskeder, tilbud, indstillinger, sider og handlinger.',
  ],
  beginAdvice: [
    'Type a name, an email, an order number, or what you want to change.',
    'Skriv et navn, en e-mail, et ordrenummer, eller hvad du vil ændre.',
  ],
  none: (query: string) => [`No results for “${query}”`, `Ingen resultater for »${query}«`],
  advice: [
    'Check the spelling, or type only the beginning of each word.',
    'Tjek stavningen, eller skriv kun begyndelsen af hvert ord.',
  ],
  all: ['Show all', 'Vis alle'],
  nameless: ['Deleted', 'Slettet'],
  guest: ['Guest', 'Gæst'],
  groups: {
    people: ['People', 'Personer'],
    bookings: ['Bookings', 'Bookinger'],
    orders: common.orders,
    messages: common.messages,
    offers: ['Offers', 'Tilbud'],
    actions: ['Actions', 'Handlinger'],
    settings: common.settings,
    pages: ['Pages', 'Sider'],
  } satisfies Pairs<Record<GroupKey, string>>,
});
