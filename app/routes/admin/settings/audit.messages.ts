import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Activity log',
  lead: 'Who did what, and when. Nothing here can be changed or deleted; names and addresses aren’t written down.',
  columns: { what: 'What', who: 'Who', when: 'When', subject: 'About' },
  filters: { about: 'About', all: 'Everything' },
  abouts: {
    order: 'Orders',
    booking: 'Bookings',
    application: 'Applications',
    message: 'Messages',
    story: 'Stories',
    offer: 'Offers',
    product: 'Products',
    date: 'Dates',
    course: 'Courses',
    lesson: 'Lessons',
    workbook: 'Workbooks',
    settings: 'Settings',
    task: 'Tasks',
    mail: 'Emails',
    user: 'Accounts',
  },
  actors: { owner: 'You', system: 'Automatic', visitor: 'A visitor', student: 'A student' },
  empty: { title: 'Nothing done yet', text: 'Every action is listed here from the first one on.' },
};

const da: typeof en = {
  title: 'Aktivitetslog',
  lead: 'Hvem gjorde hvad, og hvornår. Intet her kan ændres eller slettes; navne og adresser skrives ikke ned.',
  columns: { what: 'Hvad', who: 'Hvem', when: 'Hvornår', subject: 'Om' },
  filters: { about: 'Om', all: 'Alt' },
  abouts: {
    order: 'Ordrer',
    booking: 'Bookinger',
    application: 'Ansøgninger',
    message: 'Beskeder',
    story: 'Historier',
    offer: 'Tilbud',
    product: 'Produkter',
    date: 'Hold',
    course: 'Kurser',
    lesson: 'Lektioner',
    workbook: 'Arbejdsbøger',
    settings: 'Indstillinger',
    task: 'Opgaver',
    mail: 'E-mails',
    user: 'Konti',
  },
  actors: { owner: 'Dig', system: 'Systemet', visitor: 'En besøgende', student: 'En elev' },
  empty: { title: 'Intet gjort endnu', text: 'Fra den første handling står hver eneste her.' },
};

export const auditPageMessages: Record<Language, typeof en> = { en, da };
