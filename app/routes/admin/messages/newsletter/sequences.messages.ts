import type { SequenceKey } from '#platform/db/schema/newsletter.ts';
import type { SequenceRefusal } from '#studio/messages/newsletter-sending/switch-sequence.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const people = (count: number) =>
  count === 1 ? ['1 person', '1 person'] : [`${count} people`, `${count} personer`];

export const sequencesMessages = inBoth({
  title: ['Sequences', 'E-mailserier'],
  lead: [
    'A few emails that are sent automatically, days apart. Only confirmed subscribers get them, and each email once at most.',
    'Nogle få e-mails, der sendes automatisk med dage imellem. Kun bekræftede tilmeldte får dem, og hver e-mail højst én gang.',
  ],
  names: {
    welcome: ['Welcome', 'Velkomst'],
    'first-session': ['After a first session', 'Efter den første time'],
    silence: ['After two months without a session', 'Efter to måneder uden en time'],
  } satisfies Pairs<Record<SequenceKey, string>>,
  begins: {
    welcome: [
      'Begins when someone confirms their subscription on your website. Addresses that you import don’t get it.',
      'Begynder, når nogen bekræfter sin tilmelding på din hjemmeside. Adresser, du importerer, får den ikke.',
    ],
    'first-session': [
      'For subscribers whose first session has taken place.',
      'Til tilmeldte, der har haft deres første time.',
    ],
    silence: [
      'For subscribers whose last session was two months ago and who haven’t booked another.',
      'Til tilmeldte, som havde deres seneste time for to måneder siden og ikke har booket en ny.',
    ],
  } satisfies Pairs<Record<SequenceKey, string>>,
  columns: {
    sequence: ['Sequence', 'E-mailserie'],
    waiting: ['In it now', 'I gang nu'],
    next: ['Next email', 'Næste e-mail'],
    state: 'Status',
  },
  on: ['On', 'Slået til'],
  off: ['Off', 'Slået fra'],
  back: ['All sequences', 'Alle e-mailserier'],
  problem: common.notSaved,
  switchOn: ['Switch on', 'Slå til'],
  switchOnNote: [
    'It starts with what happens from now on; earlier confirmations and sessions are left out.',
    'Den starter med det, der sker fra nu af. Tidligere tilmeldinger og timer tæller ikke med.',
  ],
  switchOff: ['Switch off', 'Slå fra'],
  switchOffSure: (count: number) =>
    count === 0
      ? ['Switch it off? No more emails are sent.', 'Vil du slå den fra? Der sendes ikke flere e-mails.']
      : [
          `Switch it off? ${people(count)[0]} in it won’t get the remaining emails.`,
          `Vil du slå den fra? ${people(count)[1]} får ikke de sidste e-mails.`,
        ],
  switchOffYes: ['Yes, switch off', 'Ja, slå fra'],
  since: (time: string) => [`On since ${time}.`, `Slået til siden ${time}.`],
  isLocked: ['Switch it off to change texts or days.', 'Slå den fra, hvis du vil ændre tekster eller dage.'],
  inIt: (count: number) => [`${people(count)[0]} in it now`, `${people(count)[1]} i gang nu`],
  atOnce: ['At once', 'Med det samme'],
  sameDay: ['On that day at 10:00', 'Samme dag kl. 10.00'],
  after: (days: number) =>
    days === 1
      ? ['1 day after, at 10:00', '1 dag efter, kl. 10.00']
      : [`${days} days after, at 10:00`, `${days} dage efter, kl. 10.00`],
  afterBefore: (days: number) =>
    days === 1
      ? ['1 day after the email before it, at 10:00', '1 dag efter den forrige e-mail, kl. 10.00']
      : [
          `${days} days after the email before it, at 10:00`,
          `${days} dage efter den forrige e-mail, kl. 10.00`,
        ],
  unlessBooked: [
    'Not sent to those who have booked a session in the meantime: for them the sequence ends.',
    'Sendes ikke til dem, der har booket en time i mellemtiden: For dem slutter serien.',
  ],
  sent: ['Sent', 'Sendt'],
  waiting: ['Waiting for it', 'Venter på den'],
  next: ['Next one', 'Den næste'],
  left: ['Booked or unsubscribed', 'Booket eller afmeldt'],
  edit: ['Edit', 'Rediger'],
  test: ['Send a test to me', 'Send en test til mig'],
  changeDays: ['Change the day', 'Skift dag'],
  days: ['Days after', 'Dage efter'],
  save: common.save,
  flash: {
    on: ['Switched on.', 'Slået til.'],
    off: ['Switched off.', 'Slået fra.'],
    tested: ['Test sent to your address.', 'Testen er sendt til din adresse.'],
    days: ['Saved.', 'Gemt.'],
  },
  refusals: {
    'not-found': ['This email no longer exists.', 'E-mailen findes ikke længere.'],
    changed: [
      'The sequence has changed since you opened this page. Look at it again.',
      'E-mailserien er ændret, siden du åbnede siden. Se på den igen.',
    ],
    'not-ready': ['Something below has to be corrected first.', 'Noget herunder skal rettes først.'],
    invalid: [
      'Please enter a number of days: at most 90, and at least 1 after another email.',
      'Skriv et antal dage: højst 90, og mindst 1 efter en anden e-mail.',
    ],
    'no-address': ['Your account has no email address.', 'Din konto har ingen e-mailadresse.'],
  } satisfies Pairs<Record<SequenceRefusal | 'no-address', string>>,
});

export type SequencesMessages = (typeof sequencesMessages)['en'];
