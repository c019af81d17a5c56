import type { Waiting } from '#studio/office/admin-tasks/counts.queries.ts';
import type { Permission } from '#studio/shared/who.ts';

export type PageKey =
  | 'today'
  | 'more'
  | 'search'
  | 'bookings'
  | 'inbox'
  | 'messages'
  | 'applications'
  | 'stories'
  | 'students'
  | 'orders'
  | 'offers'
  | 'products'
  | 'codes'
  | 'gift-cards'
  | 'courses'
  | 'lessons'
  | 'workbooks'
  | 'dates'
  | 'figures'
  | 'reconciliation'
  | 'pages'
  | 'articles'
  | 'instructors'
  | 'lists'
  | 'proof'
  | 'emails'
  | 'media'
  | 'pictures'
  | 'recordings'
  | 'newsletter'
  | 'sequences'
  | 'subscribers'
  | 'settings'
  | 'account'
  | 'audit';

export interface SectionPage {
  key: PageKey;
  href: string;
  waits?: keyof Waiting;
  isOverview?: true;
}

/** An entry of the navigation. With several pages it shows them as tabs, unless its first page lists the others. */
export interface Section {
  key: Permission;
  pages: readonly [SectionPage, ...SectionPage[]];
  isListed?: true;
}

export const sectionGroups: ReadonlyArray<readonly Section[]> = [
  [
    { key: 'today', pages: [{ key: 'today', href: '/admin', waits: 'tasks' }] },
    { key: 'calendar', pages: [{ key: 'bookings', href: '/admin/bookings' }] },
    {
      key: 'inbox',
      pages: [
        { key: 'inbox', href: '/admin/inbox', isOverview: true },
        { key: 'messages', href: '/admin/messages', waits: 'messages' },
        { key: 'applications', href: '/admin/applications', waits: 'applications' },
        { key: 'stories', href: '/admin/stories', waits: 'stories' },
      ],
    },
    { key: 'students', pages: [{ key: 'students', href: '/admin/students' }] },
  ],
  [
    { key: 'orders', pages: [{ key: 'orders', href: '/admin/orders', waits: 'orders' }] },
    {
      key: 'catalogue',
      pages: [
        { key: 'offers', href: '/admin/catalogue' },
        { key: 'courses', href: '/admin/courses' },
        { key: 'lessons', href: '/admin/lessons' },
        { key: 'workbooks', href: '/admin/workbooks' },
        { key: 'dates', href: '/admin/dates' },
        { key: 'products', href: '/admin/products' },
        { key: 'codes', href: '/admin/codes' },
        { key: 'gift-cards', href: '/admin/gift-cards' },
      ],
    },
    {
      key: 'figures',
      pages: [
        { key: 'figures', href: '/admin/figures' },
        { key: 'reconciliation', href: '/admin/reconciliation' },
      ],
    },
  ],
  [
    {
      key: 'website',
      pages: [
        { key: 'pages', href: '/admin/website' },
        { key: 'articles', href: '/admin/website/articles' },
        { key: 'instructors', href: '/admin/instructors' },
        { key: 'lists', href: '/admin/lists' },
        { key: 'proof', href: '/admin/website/proof' },
        { key: 'emails', href: '/admin/emails' },
        { key: 'media', href: '/admin/website/media' },
        { key: 'pictures', href: '/admin/pictures' },
        { key: 'recordings', href: '/admin/recordings' },
      ],
    },
    {
      key: 'newsletter',
      pages: [
        { key: 'newsletter', href: '/admin/newsletter' },
        { key: 'sequences', href: '/admin/newsletter/sequences' },
        { key: 'subscribers', href: '/admin/newsletter/subscribers' },
      ],
    },
  ],
];

export const settings: Section = {
  key: 'settings',
  isListed: true,
  pages: [
    { key: 'settings', href: '/admin/settings' },
    { key: 'account', href: '/admin/account' },
    { key: 'audit', href: '/admin/audit' },
  ],
};

/** On a phone the first group is in the bottom bar, and the others are on the page 'More'. */
export const [barSections = [], ...moreGroups] = sectionGroups;

export function sectionOf(page: PageKey): Section | undefined {
  return [...sectionGroups.flat(), settings].find(({ pages }) => pages.some(({ key }) => key === page));
}
