import type { Language } from '#studio/shared/language.ts';
import type { PageKey, SectionKey } from './sections.ts';

interface FrameWords {
  admin: string;
  skip: string;
  sections: string;
  site: string;
  signOut: string;
  otherLanguage: string;
  /** Below the owner's name. */
  account: string;
  /** Read aloud after a figure: '3 waiting'. */
  waiting: (count: number) => string;
  names: Record<SectionKey | 'more', string>;
  /** Where the tab of a page differs from its section's name. */
  tabs: Partial<Record<PageKey, string>>;
  /** Below the names on 'More'. */
  about: Record<SectionKey, string>;
}

const en: FrameWords = {
  admin: 'Admin',
  skip: 'Skip to content',
  sections: 'Sections',
  site: 'View website',
  signOut: 'Sign out',
  otherLanguage: 'Dansk',
  account: 'Settings and account',
  waiting: (count) => `${count} waiting`,
  names: {
    today: 'Today',
    calendar: 'Calendar',
    inbox: 'Inbox',
    students: 'Students',
    orders: 'Orders',
    catalogue: 'Catalogue',
    figures: 'Figures',
    website: 'Website',
    newsletter: 'Newsletter',
    settings: 'Settings',
    more: 'More',
  },
  tabs: {
    inbox: 'All',
    messages: 'Messages',
    applications: 'Applications',
    stories: 'Stories',
    offers: 'Offers',
    courses: 'Courses',
    lessons: 'Lessons',
    workbooks: 'Workbooks',
    dates: 'Dates',
    products: 'Products',
    codes: 'Codes',
    'gift-cards': 'Gift cards',
    figures: 'Income',
    reconciliation: 'Reconciliation',
    pages: 'Pages',
    articles: 'Magazine',
    instructors: 'Instructors',
    lists: 'Lists',
    emails: 'Email texts',
    media: 'Media',
    pictures: 'Photographs',
    recordings: 'Recordings',
  },
  about: {
    today: 'Next session and what to do',
    calendar: 'Bookings and blocked time',
    inbox: 'Messages, applications, stories',
    students: 'Accounts and guests',
    orders: 'Payments, shipping, refunds',
    catalogue: 'Offers and prices, courses, dates, products',
    figures: 'Income by month, reconciliation',
    website: 'Pages, magazine, lists, email texts, instructors, media',
    newsletter: 'Subscribers',
    settings: 'Studio, hours, connections, your account',
  },
};

const da: FrameWords = {
  admin: 'Administration',
  skip: 'Gå til indholdet',
  sections: 'Afsnit',
  site: 'Se hjemmesiden',
  signOut: 'Log ud',
  otherLanguage: 'English',
  account: 'Indstillinger og konto',
  waiting: (count) => `${count} venter`,
  names: {
    today: 'I dag',
    calendar: 'Kalender',
    inbox: 'Indbakke',
    students: 'Elever',
    orders: 'Ordrer',
    catalogue: 'Katalog',
    figures: 'Nøgletal',
    website: 'Hjemmeside',
    newsletter: 'Nyhedsbrev',
    settings: 'Indstillinger',
    more: 'Mere',
  },
  tabs: {
    inbox: 'Alle',
    messages: 'Beskeder',
    applications: 'Ansøgninger',
    stories: 'Historier',
    offers: 'Tilbud',
    courses: 'Kurser',
    lessons: 'Lektioner',
    workbooks: 'Arbejdsbøger',
    dates: 'Hold',
    products: 'Produkter',
    codes: 'Koder',
    'gift-cards': 'Gavekort',
    figures: 'Indtægter',
    reconciliation: 'Afstemning',
    pages: 'Sider',
    articles: 'Magasin',
    instructors: 'Undervisere',
    lists: 'Lister',
    emails: 'E-mailtekster',
    media: 'Medier',
    pictures: 'Fotografier',
    recordings: 'Optagelser',
  },
  about: {
    today: 'Næste time og dine opgaver',
    calendar: 'Bookinger og blokeret tid',
    inbox: 'Beskeder, ansøgninger, historier',
    students: 'Konti og gæster',
    orders: 'Betalinger, forsendelse, refusioner',
    catalogue: 'Tilbud og priser, kurser, hold, produkter',
    figures: 'Indtægter pr. måned, afstemning',
    website: 'Sider, magasin, lister, e-mailtekster, undervisere, medier',
    newsletter: 'Tilmeldte',
    settings: 'Studiet, åbningstider, tilslutninger, din konto',
  },
};

export const adminFrameMessages: Record<Language, FrameWords> = { en, da };
