import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { Wait } from '#studio/office/privacy/live-things.queries.ts';
import type { SubscriptionState } from '#studio/people/newsletter/subscription-list.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const studentHistoryMessages = inBoth({
  message: ['Message', 'Skriv'],
  messages: common.messages,
  noMessages: ['No messages from this person.', 'Ingen beskeder fra denne person.'],
  yourReply: (text: string) => [`You: ${text}`, `Dig: ${text}`],
  messageStates: {
    new: ['Not answered', 'Ikke besvaret'],
    read: ['Not answered', 'Ikke besvaret'],
    answered: ['Answered', 'Besvaret'],
    deleted: ['Deleted', 'Slettet'],
  } satisfies Pairs<Record<MessageState, string>>,
  allMessages: ['All their messages', 'Alle elevens beskeder'],
  applications: common.applications,
  applicationStates: {
    received: ['Awaiting your reply', 'Venter på dit svar'],
    accepted: ['Accepted', 'Optaget'],
    declined: ['Declined', 'Afvist'],
    withdrawn: common.withdrawn,
  } satisfies Pairs<Record<ApplicationState, string>>,
  progress: (done: number, total: number) => [`${done} of ${total} lessons`, `${done} af ${total} lektioner`],
  paused: ['paused until the overdue instalment is paid', 'på pause, til den forfaldne rate er betalt'],
  notShared: [
    'The student doesn’t share their progress with you.',
    'Eleven deler ikke sine fremskridt med dig.',
  ],
  consent: ['Consent', 'Samtykke'],
  newsletter: ['Newsletter', 'Nyhedsbrev'],
  newsletterStates: {
    confirmed: (day: string) => [`subscribed ${day}`, `tilmeldt ${day}`],
    unconfirmed: (day: string) => [`not confirmed, requested ${day}`, `ikke bekræftet, bestilt ${day}`],
    unsubscribed: () => ['unsubscribed', 'afmeldt'],
  } satisfies Pairs<Record<SubscriptionState, (day: string) => string>>,
  never: ['never subscribed', 'aldrig tilmeldt'],
  shareProgress: ['Progress in courses', 'Fremskridt i kurser'],
  shares: ['shared with you', 'delt med dig'],
  private: ['private', 'privat'],
  language: common.language,
  languages: { da: common.danish, en: common.english },
  refund: common.refund,
  data: 'Data',
  dataHint: [
    'Journal, goals and progress belong to the student and aren’t part of your export.',
    'Dagbog, mål og fremskridt er elevens egne og er ikke med i din eksport.',
  ],
  exportData: ['Export data', 'Eksporter data'],
  deleteStudent: ['Delete student', 'Slet eleven'],
  deleteGuest: ['Delete guest’s data', 'Slet gæstens data'],
  deletion: {
    title: (name: string) => [`Delete ${name}`, `Slet ${name}`],
    back: ['Back to the student', 'Tilbage til eleven'],
    gone: [
      'The account, notes, homework, messages, applications and name are deleted at once and permanently. Receipts stay for five years, as the Danish Bookkeeping Act requires. The student gets an email.',
      'Konto, noter, lektier, beskeder, ansøgninger og navn slettes med det samme og for altid. Kvitteringer gemmes i fem år, som bogføringsloven kræver. Eleven får en e-mail.',
    ],
    goneGuest: [
      'Name and email address, phone number, notes, homework and recordings, messages with their replies and files, and applications are deleted at once and permanently. Receipts and invoices stay for five years, as the Danish Bookkeeping Act requires; bookings and orders stay without a name. The guest gets an email. If they book or write again with this address, they count as new.',
      'Navn, e-mailadresse, telefonnummer, noter, lektier og optagelser, beskeder med svar og filer samt ansøgninger slettes med det samme og for altid. Kvitteringer og fakturaer gemmes i fem år, som bogføringsloven kræver. Bookinger og ordrer bliver stående uden navn. Gæsten får en e-mail. Booker eller skriver gæsten igen med samme adresse, er det som ny.',
    ],
    files: (hours: number) => [
      `From then on the files can’t be opened. They’re gone from the storage within ${hours} hours.`,
      `Ingen kan åbne filerne fra da af, og de er slettet helt inden for ${hours} timer.`,
    ],
    happens: ['What happens', 'Det sker der'],
    bookings: (count: number) => [
      `Upcoming sessions cancelled: ${count}`,
      `Kommende timer, der aflyses: ${count}`,
    ],
    applications: (count: number) => [
      `Open applications withdrawn: ${count}`,
      `Åbne ansøgninger, der trækkes tilbage: ${count}`,
    ],
    credits: (count: number) => [`Unused credits lost: ${count}`, `Ubrugte klip, der går tabt: ${count}`],
    courses: (count: number) => [`Courses that end: ${count}`, `Kurser, der slutter: ${count}`],
    openConversations: (count: number) => [
      `Conversations without an answer, deleted: ${count}`,
      `Samtaler uden svar, der slettes: ${count}`,
    ],
    documents: (count: number) => [
      `Receipts and credit notes that stay: ${count}`,
      `Kvitteringer og kreditnotaer, der gemmes: ${count}`,
    ],
    nothing: [
      'No upcoming session, application, credit or course.',
      'Ingen kommende time, ansøgning, klip eller kursus.',
    ],
    wait: ['Something is still in progress', 'Noget er stadig i gang'],
    waitText: [
      'Nothing can be deleted until this is finished:',
      'Intet kan slettes, før dette er afsluttet:',
    ],
    waits: {
      payment: ['a payment has been started', 'en betaling er begyndt'],
      hold: ['a time is on hold', 'en tid er reserveret'],
      kept: ['a time is held until it’s paid', 'en tid er reserveret, til den er betalt'],
      plan: ['instalments are being paid', 'der betales i rater'],
      reserved: ['a card authorisation is open', 'et beløb er reserveret på kortet'],
      goods: ['goods haven’t been sent', 'varer er ikke sendt'],
      seat: ['a place on a date that hasn’t ended', 'en plads på et hold, der ikke er slut'],
      refund: ['a refund is on its way', 'en refundering er på vej'],
    } satisfies Pairs<Record<Wait, string>>,
    sure: ['Delete permanently', 'Slet for altid'],
    problem: ['Not deleted', 'Ikke slettet'],
    live: ['Something new is in progress. See below.', 'Noget nyt er i gang. Se nedenfor.'],
    noAnswer: [
      'The payment provider isn’t responding. Please try again.',
      'Betalingsudbyderen svarer ikke. Prøv igen.',
    ],
    done: ['The data has been deleted.', 'Oplysningerne er slettet.'],
  },
});

export type HistoryWords = (typeof studentHistoryMessages)['en'];
