export const en = {
  booked: {
    subject: (name: string, date: string) => `New booking: ${name}, ${date}`,
    headline: 'A new booking',
  },
  moved: {
    subject: (name: string, date: string) => `Moved: ${name}, now ${date}`,
    headline: 'A session has moved',
  },
  cancelled: {
    subject: (name: string, date: string) => `Cancelled: ${name}, ${date}`,
    headline: 'A session is cancelled',
  },
  unpaid: {
    subject: (name: string, date: string) => `Not paid: ${name}, ${date}`,
    headline: 'An hour was not paid in time',
    lead: (name: string) =>
      `You had kept this hour for ${name}. The link to pay was not used in time, so the hour is free again. You can send the link once more, as long as nobody else takes it.`,
    button: 'Open the booking',
  },
  consultation: {
    booked: {
      subject: (name: string, date: string) => `New consultation: ${name}, ${date}`,
      headline: 'A new consultation',
    },
    moved: {
      subject: (name: string, date: string) => `Consultation moved: ${name}, now ${date}`,
      headline: 'A consultation has moved',
    },
    cancelled: {
      subject: (name: string, date: string) => `Consultation cancelled: ${name}, ${date}`,
      headline: 'A consultation is cancelled',
    },
  },
  student: 'Student',
  sender: 'Sender',
  mail: 'E-mail',
  phone: 'Phone',
  covered: 'Paid',
  coveredBy: {
    order: 'By card, online',
    entitlement: 'With a session credit',
    owner: 'Booked by you',
    'at-lesson': 'Due at the lesson',
    free: 'Free consultation',
  },
  before: 'Before',
  money: 'Money',
  desk: 'Open the back office',
  contact: {
    subject: (name: string) => `Message from ${name}`,
    headline: 'A message from the contact form',
    answer: 'Answer this mail, and your answer goes to the sender.',
  },
  task: {
    subject: (title: string) => `To do: ${title}`,
    headline: 'Something waits for you',
    due: 'Before',
  },
};

export const da: typeof en = {
  booked: {
    subject: (name, date) => `Ny booking: ${name}, ${date}`,
    headline: 'En ny booking',
  },
  moved: {
    subject: (name, date) => `Flyttet: ${name}, nu ${date}`,
    headline: 'En time er flyttet',
  },
  cancelled: {
    subject: (name, date) => `Afbestilt: ${name}, ${date}`,
    headline: 'En time er afbestilt',
  },
  unpaid: {
    subject: (name, date) => `Ikke betalt: ${name}, ${date}`,
    headline: 'En time blev ikke betalt i tide',
    lead: (name) =>
      `Du havde reserveret timen til ${name}. Linket til betaling blev ikke brugt i tide, så timen er ledig igen. Du kan sende linket én gang til, så længe ingen anden tager den.`,
    button: 'Åbn bookingen',
  },
  consultation: {
    booked: {
      subject: (name, date) => `Ny samtale: ${name}, ${date}`,
      headline: 'En ny samtale',
    },
    moved: {
      subject: (name, date) => `Samtale flyttet: ${name}, nu ${date}`,
      headline: 'En samtale er flyttet',
    },
    cancelled: {
      subject: (name, date) => `Samtale afbestilt: ${name}, ${date}`,
      headline: 'En samtale er afbestilt',
    },
  },
  student: 'Elev',
  sender: 'Afsender',
  mail: 'E-mail',
  phone: 'Telefon',
  covered: 'Betalt',
  coveredBy: {
    order: 'Med kort, online',
    entitlement: 'Med et klip',
    owner: 'Booket af dig',
    'at-lesson': 'Betales ved timen',
    free: 'Gratis samtale',
  },
  before: 'Før',
  money: 'Penge',
  desk: 'Åbn kontoret',
  contact: {
    subject: (name) => `Besked fra ${name}`,
    headline: 'En besked fra kontaktformularen',
    answer: 'Svar på denne mail, så går svaret til afsenderen.',
  },
  task: {
    subject: (title) => `At gøre: ${title}`,
    headline: 'Noget venter på dig',
    due: 'Inden',
  },
};
