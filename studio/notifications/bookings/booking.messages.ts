export const en = {
  /** Without a name while the address is not confirmed. */
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  session: 'Session',
  sessionOf: (course: string, minutes: number) => `${course}, ${minutes} minutes`,
  /** In calendars. */
  called: (course: string) => course,
  where: 'Where',
  online: 'Online',
  inTheStudio: 'In the studio',
  linkFollows: (coach: string) => `${coach} sends you the meeting link before the session.`,
  join: 'Join the session',
  paid: 'Paid',
  before: 'Before',
  calendarFile: 'session.ics',
  calendarNote: 'To move or cancel, use the link in our mail.',
  manage: 'Move or cancel',
  keepLink: 'This link is yours alone. Whoever has it can move or cancel the session.',
  until: (hours: number) => `You can move the session until ${hours} hours before it begins.`,

  confirmed: {
    subject: (date: string) => `Booking confirmed: ${date}`,
    headline: 'Your hour is booked',
    lead: 'The hour is yours and nobody else can book it. The attached file puts it into your calendar.',
  },
  moved: {
    subject: (date: string) => `Moved: your session is now ${date}`,
    headline: 'Your hour has moved',
    lead: 'This is the new time. Nothing more is to be paid. The attached file moves it in your calendar too.',
  },
  cancelled: {
    subject: (date: string) => `Cancelled: your session ${date}`,
    headline: 'Your session is cancelled',
    lead: 'The hour is free again. The attached file takes it out of your calendar.',
    again: 'Book another hour',
  },
  reminder: {
    subject: (date: string) => `Reminder: your session ${date}`,
    headline: 'We sing tomorrow',
    lead: 'Bring water, and a note that will not sit.',
  },
  gone: {
    subject: 'Your hour was gone, and your money is on its way back',
    headline: 'Your hour was gone',
    lead: 'Your payment came through after the time to pay had run out, and by then somebody else had booked the hour. We are sorry.',
    free: 'These hours were free when we wrote this:',
    none: 'There is no free hour in the coming week. New hours appear every day.',
    other: 'See all free hours',
  },
};

export const da: typeof en = {
  hello: (name) => (name ? `Hej ${name}` : 'Hej'),
  session: 'Time',
  sessionOf: (course, minutes) => `${course}, ${minutes} minutter`,
  called: (course) => course,
  where: 'Sted',
  online: 'Online',
  inTheStudio: 'I studiet',
  linkFollows: (coach) => `${coach} sender dig et link til mødet inden timen.`,
  join: 'Gå til mødet',
  paid: 'Betalt',
  before: 'Før',
  calendarFile: 'time.ics',
  calendarNote: 'Vil du flytte eller afbestille, så brug linket i vores mail.',
  manage: 'Flyt eller afbestil',
  keepLink: 'Linket er kun dit. Den, der har det, kan flytte eller afbestille timen.',
  until: (hours) => `Du kan flytte timen indtil ${hours} timer, før den begynder.`,

  confirmed: {
    subject: (date) => `Booking bekræftet: ${date}`,
    headline: 'Din time er booket',
    lead: 'Timen er din, og ingen andre kan booke den. Den vedhæftede fil lægger den i din kalender.',
  },
  moved: {
    subject: (date) => `Flyttet: din time er nu ${date}`,
    headline: 'Din time er flyttet',
    lead: 'Her er det nye tidspunkt. Du skal ikke betale mere. Den vedhæftede fil flytter timen i din kalender.',
  },
  cancelled: {
    subject: (date) => `Afbestilt: din time ${date}`,
    headline: 'Din time er afbestilt',
    lead: 'Timen er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    again: 'Book en anden time',
  },
  reminder: {
    subject: (date) => `Påmindelse: din time ${date}`,
    headline: 'Vi synger i morgen',
    lead: 'Tag vand med, og en tone, der ikke vil sidde.',
  },
  gone: {
    subject: 'Din time var væk, og dine penge er på vej tilbage',
    headline: 'Din time var væk',
    lead: 'Din betaling kom igennem, efter at tiden til at betale var gået, og da havde en anden booket timen. Det er vi kede af.',
    free: 'Disse timer var ledige, da vi skrev:',
    none: 'Der er ingen ledige timer den næste uge. Der kommer nye timer hver dag.',
    other: 'Se alle ledige timer',
  },
};
