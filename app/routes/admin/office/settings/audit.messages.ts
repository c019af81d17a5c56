import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const auditPageMessages = inBoth({
  title: ['Activity log', 'Aktivitetslog'],
  lead: [
    'Who did what, and when. Nothing here can be changed or deleted; names and addresses aren’t written down.',
    'Hvem gjorde hvad, og hvornår. Intet her kan ændres eller slettes. Navne og adresser skrives ikke ned.',
  ],
  columns: {
    what: common.what,
    who: ['Who', 'Hvem'],
    when: common.when,
    subject: ['About', 'Om'],
  },
  filters: { about: ['About', 'Om'], all: ['Everything', 'Alt'] },
  abouts: {
    page: ['Pages', 'Sider'],
    media: ['Media', 'Medier'],
    instructor: common.instructors,
    'take-pair': ['Proof', 'Før og efter'],
    email: ['Email texts', 'E-mailtekster'],
    'saved-reply': ['Saved replies', 'Gemte svar'],
    invoice: ['Invoices', 'Fakturaer'],
    'discount-code': ['Discount codes', 'Rabatkoder'],
    rate: ['Exchange rates', 'Valutakurser'],
    connection: ['Connections', 'Tilslutninger'],
    day: ['Closed days and extra hours', 'Lukkedage og ekstra timer'],
    calendar: common.calendar,
    order: common.orders,
    booking: ['Bookings', 'Bookinger'],
    application: common.applications,
    message: common.messages,
    story: ['Stories', 'Historier'],
    offer: ['Offers', 'Tilbud'],
    product: ['Products', 'Produkter'],
    date: ['Dates', 'Hold'],
    course: common.courses,
    lesson: ['Lessons', 'Lektioner'],
    workbook: ['Workbooks', 'Arbejdsbøger'],
    settings: common.settings,
    task: ['Tasks', 'Opgaver'],
    mail: ['Emails', 'E-mails'],
    user: ['Accounts', 'Konti'],
  },
  actors: {
    owner: ['You', 'Dig'],
    system: ['Automatic', 'Systemet'],
    visitor: ['A visitor', 'En besøgende'],
    student: ['A student', 'En elev'],
  },
  empty: {
    title: ['Nothing done yet', 'Intet gjort endnu'],
    text: [
      'Every action is listed here from the first one on.',
      'Fra den første handling står hver eneste her.',
    ],
  },
});
