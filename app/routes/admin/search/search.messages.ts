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

export const en = {
  title: 'Search',
  label: 'Search everything',
  placeholder: 'Search',
  submit: 'Search',
  shortcut: 'Ctrl K',
  begin: 'Find people, bookings, orders, messages, offers, settings and pages.',
  beginAdvice: 'Type a name, an email, an order number or a word.',
  none: (query: string) => `No results for “${query}”`,
  advice: 'Check the spelling, or type only the beginning of each word.',
  all: 'Show all',
  nameless: 'Deleted',
  guest: 'Guest',
  groups: {
    people: 'People',
    bookings: 'Bookings',
    orders: 'Orders',
    messages: 'Messages',
    offers: 'Offers',
    settings: 'Settings',
    pages: 'Pages',
  } satisfies Record<GroupKey, string>,
};

export const da: typeof en = {
  title: 'Søg',
  label: 'Søg i alt',
  placeholder: 'Søg',
  submit: 'Søg',
  shortcut: 'Ctrl K',
  begin: 'Find personer, bookinger, ordrer, beskeder, tilbud, indstillinger og sider.',
  beginAdvice: 'Skriv et navn, en e-mail, et ordrenummer eller et ord.',
  none: (query) => `Ingen resultater for »${query}«`,
  advice: 'Tjek stavningen, eller skriv kun begyndelsen af hvert ord.',
  all: 'Vis alle',
  nameless: 'Slettet',
  guest: 'Gæst',
  groups: {
    people: 'Personer',
    bookings: 'Bookinger',
    orders: 'Ordrer',
    messages: 'Beskeder',
    offers: 'Tilbud',
    settings: 'Indstillinger',
    pages: 'Sider',
  },
};

export const adminSearchMessages = { en, da };
