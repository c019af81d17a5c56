export const en = {
  booked: {
    subject: (name: string, date: string) => `New booking: ${name}, ${date}`,
    headline: 'A new booking',
  },
  moved: {
    subject: (name: string, date: string) => `Moved: ${name}, now ${date}`,
    headline: 'A session has been rescheduled',
  },
  cancelled: {
    subject: (name: string, date: string) => `Cancelled: ${name}, ${date}`,
    headline: 'A session is cancelled',
  },
  unpaid: {
    subject: (name: string, date: string) => `Not paid: ${name}, ${date}`,
    headline: 'A session wasn’t paid in time',
    lead: (name: string) =>
      `You were holding this time for ${name}. The payment link wasn’t used in time, so the time is available again. You can resend the link as long as nobody else books it.`,
    button: 'Open the booking',
  },
  consultation: {
    booked: {
      subject: (name: string, date: string) => `New consultation: ${name}, ${date}`,
      headline: 'A new consultation',
    },
    moved: {
      subject: (name: string, date: string) => `Consultation moved: ${name}, now ${date}`,
      headline: 'A consultation has been rescheduled',
    },
    cancelled: {
      subject: (name: string, date: string) => `Consultation cancelled: ${name}, ${date}`,
      headline: 'A consultation is cancelled',
    },
  },
  student: 'Student',
  sender: 'Sender',
  mail: 'Email',
  phone: 'Phone',
  covered: 'Paid',
  coveredBy: {
    order: 'By card, online',
    entitlement: 'With a session credit',
    owner: 'Booked by you',
    'at-session': 'Due at the session',
    free: 'Free consultation',
  },
  before: 'Before',
  money: 'Payment',
  openAdmin: 'Open admin',
  contact: {
    subject: (name: string) => `Message from ${name}`,
    headline: 'New contact message',
    answer: 'Reply to this email and your reply goes to the sender.',
    reply: {
      subject: (name: string) => `Reply from ${name}`,
      headline: 'A reply by email',
      inStudentArea: 'A reply in the student area',
      open: 'Open the conversation',
      unparsed: 'The email is too complex to show. It’s attached to the conversation as a file.',
      notVerified: 'Sender not verified: anyone could have written this address.',
      attachments: (count: number) =>
        count === 1 ? 'One attachment wasn’t stored.' : `${count} attachments weren’t stored.`,
    },
  },
  recordingComment: {
    subject: (name: string) => `${name} commented on a recording`,
    headline: 'A comment on a recording',
    lead: (name: string, time: string) => `${name} wrote at ${time}:`,
    open: 'Open the recording',
  },
  task: {
    subject: (title: string) => `To do: ${title}`,
    headline: 'You have something to do',
    due: 'Due',
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
    subject: (name, date) => `Aflyst: ${name}, ${date}`,
    headline: 'En time er aflyst',
  },
  unpaid: {
    subject: (name, date) => `Ikke betalt: ${name}, ${date}`,
    headline: 'En time blev ikke betalt i tide',
    lead: (name) =>
      `Du havde reserveret timen til ${name}. Den blev ikke betalt i tide og er ledig igen. Du kan sende betalingslinket igen, så længe ingen anden har booket timen.`,
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
      subject: (name, date) => `Samtale aflyst: ${name}, ${date}`,
      headline: 'En samtale er aflyst',
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
    'at-session': 'Betales ved timen',
    free: 'Gratis samtale',
  },
  before: 'Før',
  money: 'Betaling',
  openAdmin: 'Åbn administrationen',
  contact: {
    subject: (name) => `Besked fra ${name}`,
    headline: 'En besked fra kontaktformularen',
    answer: 'Svar på denne e-mail, så går svaret til afsenderen.',
    reply: {
      subject: (name) => `Svar fra ${name}`,
      headline: 'Et svar på e-mail',
      inStudentArea: 'Et svar fra elevens side',
      open: 'Åbn samtalen',
      unparsed: 'E-mailen er for kompleks til at blive vist. Den er vedhæftet samtalen som fil.',
      notVerified: 'Afsenderen er ikke bekræftet: Alle kan have skrevet denne adresse.',
      attachments: (count) =>
        count === 1 ? 'Én vedhæftet fil er ikke gemt.' : `${count} vedhæftede filer er ikke gemt.`,
    },
  },
  recordingComment: {
    subject: (name) => `${name} har kommenteret en optagelse`,
    headline: 'En kommentar til en optagelse',
    lead: (name, time) => `${name} skrev ved ${time}:`,
    open: 'Åbn optagelsen',
  },
  task: {
    subject: (title) => `Opgave: ${title}`,
    headline: 'Du har en opgave',
    due: 'Frist',
  },
};
