import type { Section } from './sections.ts';

interface FrameWords {
  skip: string;
  navLabel: string;
  menu: string;
  sections: Record<Section, string>;
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
    orders: 'Orders',
    applications: 'Applications',
    account: 'Account',
    data: 'Your data',
  },
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
    orders: 'Ordrer',
    applications: 'Ansøgninger',
    account: 'Konto',
    data: 'Dine data',
  },
  signOut: 'Log ud',
};

export const frameMessages = { en, da };
