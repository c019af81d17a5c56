import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { Section } from './sections.ts';

export const frameMessages = inBoth({
  skip: ['Skip to content', 'Gå til indhold'],
  navLabel: ['Student area', 'Min side'],
  menu: 'Menu',
  sections: {
    courses: common.courses,
    journal: ['Journal', 'Dagbog'],
    bookings: common.sessions,
    messages: common.messages,
    orders: common.orders,
    applications: common.applications,
    account: ['Account', 'Konto'],
    data: ['Your data', 'Dine data'],
  } satisfies Pairs<Record<Section, string>>,
  unread: (count: number) =>
    count === 1 ? ['1 new answer', '1 nyt svar'] : [`${count} new answers`, `${count} nye svar`],
  signOut: ['Sign out', 'Log ud'],
});
