import type { Waiting } from '#studio/admin-tasks/counts.queries.ts';

export type SectionKey =
  | 'today'
  | 'bookings'
  | 'applications'
  | 'dates'
  | 'orders'
  | 'messages'
  | 'courses'
  | 'lessons'
  | 'workbooks'
  | 'students'
  | 'products'
  | 'stories'
  | 'pictures'
  | 'recordings'
  | 'settings'
  | 'account'
  | 'audit';

export interface Section {
  key: SectionKey;
  href: string;
  /** Count of open items beside the name. */
  waits?: keyof Waiting;
}

/** In display order. Add a section together with its page. */
export const sectionGroups: ReadonlyArray<{
  key: 'daily' | 'teaching' | 'site' | 'studio';
  sections: readonly Section[];
}> = [
  {
    key: 'daily',
    sections: [
      { key: 'today', href: '/admin', waits: 'tasks' },
      { key: 'bookings', href: '/admin/bookings' },
      { key: 'applications', href: '/admin/applications', waits: 'applications' },
      { key: 'dates', href: '/admin/dates' },
      { key: 'orders', href: '/admin/orders', waits: 'orders' },
      { key: 'messages', href: '/admin/messages', waits: 'messages' },
    ],
  },
  {
    key: 'teaching',
    sections: [
      { key: 'courses', href: '/admin/courses' },
      { key: 'lessons', href: '/admin/lessons' },
      { key: 'workbooks', href: '/admin/workbooks' },
      { key: 'students', href: '/admin/students' },
    ],
  },
  {
    key: 'site',
    sections: [
      { key: 'products', href: '/admin/products' },
      { key: 'stories', href: '/admin/stories', waits: 'stories' },
      { key: 'pictures', href: '/admin/pictures' },
      { key: 'recordings', href: '/admin/recordings' },
    ],
  },
  {
    key: 'studio',
    sections: [
      { key: 'settings', href: '/admin/settings' },
      { key: 'account', href: '/admin/account' },
      { key: 'audit', href: '/admin/audit' },
    ],
  },
];

/** The sections of the phone's bottom bar. */
export const thumbSections: readonly SectionKey[] = ['today', 'bookings', 'students'];
