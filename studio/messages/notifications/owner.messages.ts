import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const ownerTexts = inBoth({
  booked: {
    subject: (name: string, date: string) => [
      `New booking: ${name}, ${date}`,
      `Ny booking: ${name}, ${date}`,
    ],
    headline: ['A new booking', 'En ny booking'],
  },
  moved: {
    subject: (name: string, date: string) => [`Moved: ${name}, now ${date}`, `Flyttet: ${name}, nu ${date}`],
    headline: ['A session has been rescheduled', 'En time er flyttet'],
  },
  cancelled: {
    subject: (name: string, date: string) => [`Cancelled: ${name}, ${date}`, `Aflyst: ${name}, ${date}`],
    headline: ['A session is cancelled', 'En time er aflyst'],
  },
  unpaid: {
    subject: (name: string, date: string) => [`Not paid: ${name}, ${date}`, `Ikke betalt: ${name}, ${date}`],
    headline: ['A session wasn’t paid in time', 'En time blev ikke betalt i tide'],
    lead: (name: string) => [
      `You were holding this time for ${name}. The payment link wasn’t used in time, so the time is available again. You can resend the link as long as nobody else books it.`,
      `Du havde reserveret timen til ${name}. Den blev ikke betalt i tide og er ledig igen. Du kan sende betalingslinket igen, så længe ingen anden har booket timen.`,
    ],
    button: ['Open the booking', 'Åbn bookingen'],
  },
  consultation: {
    booked: {
      subject: (name: string, date: string) => [
        `New consultation: ${name}, ${date}`,
        `Ny samtale: ${name}, ${date}`,
      ],
      headline: ['A new consultation', 'En ny samtale'],
    },
    moved: {
      subject: (name: string, date: string) => [
        `Consultation moved: ${name}, now ${date}`,
        `Samtale flyttet: ${name}, nu ${date}`,
      ],
      headline: ['A consultation has been rescheduled', 'En samtale er flyttet'],
    },
    cancelled: {
      subject: (name: string, date: string) => [
        `Consultation cancelled: ${name}, ${date}`,
        `Samtale aflyst: ${name}, ${date}`,
      ],
      headline: ['A consultation is cancelled', 'En samtale er aflyst'],
    },
  },
  student: ['Student', 'Elev'],
  sender: ['Sender', 'Afsender'],
  mail: common.email,
  phone: common.phone,
  covered: common.paid,
  coveredBy: {
    order: ['By card, online', 'Med kort, online'],
    entitlement: ['With a session credit', 'Med et klip'],
    owner: ['Booked by you', 'Booket af dig'],
    'at-session': ['Due at the session', 'Betales ved timen'],
    free: ['Free consultation', 'Gratis samtale'],
  },
  before: ['Before', 'Før'],
  money: common.payment,
  openAdmin: ['Open admin', 'Åbn administrationen'],
  contact: {
    subject: (name: string) => [`Message from ${name}`, `Besked fra ${name}`],
    headline: ['New contact message', 'En besked fra kontaktformularen'],
    answer: [
      'Reply to this email and your reply goes to the sender.',
      'Svar på denne e-mail, så går svaret til afsenderen.',
    ],
    reply: {
      subject: (name: string) => [`Reply from ${name}`, `Svar fra ${name}`],
      headline: ['A reply by email', 'Et svar på e-mail'],
      inStudentArea: ['A reply in the student area', 'Et svar fra elevens side'],
      open: ['Open the conversation', 'Åbn samtalen'],
      unparsed: [
        'Not everything in the email can be shown. It’s attached to the conversation as a file.',
        'Ikke alt i e-mailen kan vises. Den er vedhæftet samtalen som fil.',
      ],
      notVerified: [
        'Sender not verified: anyone could have written this address.',
        'Afsenderen er ikke bekræftet: Alle kan have skrevet denne adresse.',
      ],
      attachments: (count: number) =>
        count === 1
          ? ['One attachment wasn’t stored.', 'Én vedhæftet fil er ikke gemt.']
          : [`${count} attachments weren’t stored.`, `${count} vedhæftede filer er ikke gemt.`],
    },
  },
  recordingComment: {
    subject: (name: string) => [`${name} commented on a recording`, `${name} har kommenteret en optagelse`],
    headline: ['A comment on a recording', 'En kommentar til en optagelse'],
    lead: (name: string, time: string) => [`${name} wrote at ${time}:`, `${name} skrev ved ${time}:`],
    open: ['Open the recording', 'Åbn optagelsen'],
  },
  task: {
    subject: (title: string) => [`To do: ${title}`, `Opgave: ${title}`],
    headline: ['You have something to do', 'Du har en opgave'],
    due: ['Due', 'Frist'],
  },
});
