import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { Permission } from '#studio/shared/who.ts';
import type { PageKey } from './sections.ts';

/** Where the tab of a page differs from its section's name. */
const tabs: Pairs<Partial<Record<PageKey, string>>> = {
  inbox: ['All', 'Alle'],
  messages: common.messages,
  applications: common.applications,
  stories: ['Stories', 'Historier'],
  offers: ['Offers', 'Tilbud'],
  courses: common.courses,
  lessons: ['Lessons', 'Lektioner'],
  workbooks: ['Workbooks', 'Arbejdsbøger'],
  dates: ['Dates', 'Hold'],
  products: ['Products', 'Produkter'],
  codes: ['Codes', 'Koder'],
  'gift-cards': common.giftCards,
  figures: ['Income', 'Indtægter'],
  reconciliation: ['Reconciliation', 'Afstemning'],
  pages: ['Pages', 'Sider'],
  articles: ['Magazine', 'Magasin'],
  instructors: common.instructors,
  lists: ['Lists', 'Lister'],
  proof: ['Proof', 'Før og efter'],
  emails: ['Email texts', 'E-mailtekster'],
  media: ['Media', 'Medier'],
  pictures: ['Photographs', 'Fotografier'],
  recordings: common.recordings,
  newsletter: ['Issues', 'Nyhedsbreve'],
  sequences: ['Sequences', 'E-mailserier'],
  subscribers: ['Subscribers', 'Tilmeldte'],
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
    calendar: common.calendar,
    inbox: ['Inbox', 'Indbakke'],
    students: common.students,
    orders: common.orders,
    catalogue: ['Catalogue', 'Katalog'],
    figures: ['Figures', 'Nøgletal'],
    website: ['Website', 'Hjemmeside'],
    newsletter: ['Newsletter', 'Nyhedsbrev'],
    settings: common.settings,
    more: ['More', 'Mere'],
  } satisfies Pairs<Record<Permission | 'more', string>>,
  tabs,
  about: {
    today: ['Next session and what to do', 'Næste time og dine opgaver'],
    calendar: ['Bookings and blocked time', 'Bookinger og spærret tid'],
    inbox: ['Messages, applications, stories', 'Beskeder, ansøgninger, historier'],
    students: ['Accounts and guests', 'Konti og gæster'],
    orders: ['Payments, shipping, refunds', 'Betalinger, forsendelse, refunderinger'],
    catalogue: ['Offers and prices, courses, dates, products', 'Tilbud og priser, kurser, hold, produkter'],
    figures: ['Income by month, reconciliation', 'Indtægter pr. måned, afstemning'],
    website: [
      'Pages, magazine, lists, email texts, instructors, media',
      'Sider, magasin, lister, e-mailtekster, undervisere, medier',
    ],
    newsletter: ['Issues, sequences, subscribers', 'Nyhedsbreve, e-mailserier, tilmeldte'],
    settings: ['Studio, hours, connections, your account', 'Studiet, åbningstider, tilslutninger, din konto'],
  } satisfies Pairs<Record<Permission, string>>,
});
