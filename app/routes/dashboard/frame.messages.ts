import type { Section } from './sections.ts';

interface FrameWords {
  skip: string;
  navLabel: string;
  menu: string;
  sections: Record<Section, string>;
  unread: (count: number) => string;
  signOut: string;
}

export const en: FrameWords = {
  skip: 'Skip to content',
  navLabel: 'Student area',
  menu: 'Menu',
  sections: {
    courses: 'Courses',
    journal: 'Journal',
    bookings: 'Sessions',
    messages: 'Messages',
    orders: 'Orders',
    applications: 'Applications',
    account: 'Account',
    data: 'Your data',
  },
  unread: (count) => (count === 1 ? '1 new answer' : `${count} new answers`),
  signOut: 'Sign out',
};

export const da: FrameWords = {
  skip: 'Gå til indhold',
  navLabel: 'Min side',
  menu: 'Menu',
  sections: {
    courses: 'Kurser',
    journal: 'Dagbog',
    bookings: 'Timer',
    messages: 'Beskeder',
    orders: 'Ordrer',
    applications: 'Ansøgninger',
    account: 'Konto',
    data: 'Dine data',
  },
  unread: (count) => (count === 1 ? '1 nyt svar' : `${count} nye svar`),
  signOut: 'Log ud',
};

export const frameMessages = { en, da };
