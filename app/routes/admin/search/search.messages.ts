import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { IconKey } from '../section-icon.tsx';

export const groupKeys = ['people', 'bookings', 'orders', 'messages', 'offers', 'settings', 'pages'] as const;

export type GroupKey = (typeof groupKeys)[number];

export const groupIcons: Readonly<Record<GroupKey, IconKey>> = {
  people: 'students',
  bookings: 'calendar',
  orders: 'orders',
  messages: 'inbox',
  offers: 'catalogue',
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
    'Find people, bookings, orders, messages, offers, settings and pages.',
    'Find personer, bookinger, ordrer, beskeder, tilbud, indstillinger og sider.',
  ],
  beginAdvice: [
    'Type a name, an email, an order number or a word.',
    'Skriv et navn, en e-mail, et ordrenummer eller et ord.',
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
    settings: common.settings,
    pages: ['Pages', 'Sider'],
  } satisfies Pairs<Record<GroupKey, string>>,
});
