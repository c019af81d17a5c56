import type { Language } from '#studio/shared/language.ts';
import type { SectionKey, sectionGroups } from './sections.ts';

interface FrameWords {
  admin: string;
  skip: string;
  sections: string;
  menu: string;
  site: string;
  signOut: string;
  otherLanguage: string;
  /** Read aloud after a figure: '3 waiting'. */
  waiting: (count: number) => string;
  groups: Record<(typeof sectionGroups)[number]['key'], string>;
  names: Record<SectionKey, string>;
}

const en: FrameWords = {
  admin: 'Admin',
  skip: 'Skip to content',
  sections: 'Sections',
  menu: 'Menu',
  site: 'See the site',
  signOut: 'Sign out',
  otherLanguage: 'Dansk',
  waiting: (count) => `${count} waiting`,
  groups: { daily: 'Daily work', teaching: 'Teaching', site: 'Website', studio: 'Settings' },
  names: {
    today: 'Today',
    bookings: 'Bookings',
    applications: 'Applications',
    dates: 'Dates',
    orders: 'Orders',
    messages: 'Messages',
    courses: 'Courses',
    lessons: 'Lessons',
    workbooks: 'Workbooks',
    students: 'Students',
    products: 'Products',
    stories: 'Stories',
    pictures: 'Pictures',
    recordings: 'Recordings',
    settings: 'Settings',
    account: 'Account',
    audit: 'Audit log',
  },
};

const da: FrameWords = {
  admin: 'Administration',
  skip: 'Gå til indholdet',
  sections: 'Afsnit',
  menu: 'Menu',
  site: 'Se hjemmesiden',
  signOut: 'Log ud',
  otherLanguage: 'English',
  waiting: (count) => `${count} venter`,
  groups: { daily: 'Dagligt arbejde', teaching: 'Undervisning', site: 'Hjemmeside', studio: 'Indstillinger' },
  names: {
    today: 'I dag',
    bookings: 'Bookinger',
    applications: 'Ansøgninger',
    dates: 'Hold',
    orders: 'Ordrer',
    messages: 'Beskeder',
    courses: 'Kurser',
    lessons: 'Lektioner',
    workbooks: 'Arbejdsbøger',
    students: 'Elever',
    products: 'Produkter',
    stories: 'Historier',
    pictures: 'Billeder',
    recordings: 'Optagelser',
    settings: 'Indstillinger',
    account: 'Konto',
    audit: 'Logbog',
  },
};

export const adminFrameMessages: Record<Language, FrameWords> = { en, da };
