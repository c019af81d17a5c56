import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { PageKey, SectionKey } from './sections.ts';

/** Where the tab of a page differs from its section's name. */
const tabs: Pairs<Partial<Record<PageKey, string>>> = {
  inbox: ['All', 'Alle'],
  messages: ['Messages', 'Beskeder'],
  applications: ['Applications', 'Ansøgninger'],
  stories: ['Stories', 'Historier'],
  offers: ['Offers', 'Tilbud'],
  courses: ['Courses', 'Kurser'],
  lessons: ['Lessons', 'Lektioner'],
  workbooks: ['Workbooks', 'Arbejdsbøger'],
  dates: ['Dates', 'Hold'],
  products: ['Products', 'Produkter'],
  codes: ['Codes', 'Koder'],
  'gift-cards': ['Gift cards', 'Gavekort'],
  figures: ['Income', 'Indtægter'],
  reconciliation: ['Reconciliation', 'Afstemning'],
  pages: ['Pages', 'Sider'],
  articles: ['Magazine', 'Magasin'],
  instructors: ['Instructors', 'Undervisere'],
  lists: ['Lists', 'Lister'],
  emails: ['Email texts', 'E-mailtekster'],
  media: ['Media', 'Medier'],
  pictures: ['Photographs', 'Fotografier'],
  recordings: ['Recordings', 'Optagelser'],
};

export const adminFrameMessages = inBoth({
  admin: ['Admin', 'Administration'],
  skip: ['Skip to content', 'Gå til indholdet'],
  sections: ['Sections', 'Afsnit'],
  site: ['View website', 'Se hjemmesiden'],
  signOut: ['Sign out', 'Log ud'],
  otherLanguage: ['Dansk', 'English'],
  account: ['Settings and account', 'Indstillinger og konto'],
  /** Read aloud after a figure: '3 waiting'. */
  waiting: (count: number) => [`${count} waiting`, `${count} venter`],
  names: {
    today: ['Today', 'I dag'],
    calendar: ['Calendar', 'Kalender'],
    inbox: ['Inbox', 'Indbakke'],
    students: ['Students', 'Elever'],
    orders: ['Orders', 'Ordrer'],
    catalogue: ['Catalogue', 'Katalog'],
    figures: ['Figures', 'Nøgletal'],
    website: ['Website', 'Hjemmeside'],
    newsletter: ['Newsletter', 'Nyhedsbrev'],
    settings: ['Settings', 'Indstillinger'],
    more: ['More', 'Mere'],
  } satisfies Pairs<Record<SectionKey | 'more', string>>,
  tabs,
  about: {
    today: ['Next session and what to do', 'Næste time og dine opgaver'],
    calendar: ['Bookings and blocked time', 'Bookinger og blokeret tid'],
    inbox: ['Messages, applications, stories', 'Beskeder, ansøgninger, historier'],
    students: ['Accounts and guests', 'Konti og gæster'],
    orders: ['Payments, shipping, refunds', 'Betalinger, forsendelse, refusioner'],
    catalogue: ['Offers and prices, courses, dates, products', 'Tilbud og priser, kurser, hold, produkter'],
    figures: ['Income by month, reconciliation', 'Indtægter pr. måned, afstemning'],
    website: [
      'Pages, magazine, lists, email texts, instructors, media',
      'Sider, magasin, lister, e-mailtekster, undervisere, medier',
    ],
    newsletter: ['Subscribers', 'Tilmeldte'],
    settings: ['Studio, hours, connections, your account', 'Studiet, åbningstider, tilslutninger, din konto'],
  } satisfies Pairs<Record<SectionKey, string>>,
});
