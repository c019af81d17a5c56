import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** Words of the booking widget. Texts only, with {places} to fill in: the browser gets the page's language alone. */
export const widgetPairs = {
  title: ['Book your Private Coaching session', 'Book privat coaching'],
  lead: ['{course}, {minutes} minutes. {zoneNote}', '{course}, {minutes} minutter. {zoneNote}'],
  ownZone: ['The small times are your local time ({city}).', 'De små tider er din lokale tid ({city}).'],
  holdNote: [
    'We hold the time for {holdLength} while you pay.',
    'Timen er reserveret i {holdLength}, mens du betaler.',
  ],
  creditNote: [
    'This session is already paid for. Just choose a time.',
    'Timen er allerede betalt. Vælg hvornår.',
  ],
  directNote: ['You pay at the session.', 'Du betaler, når vi mødes.'],
  atOnceNote: ['Your booking is confirmed at once.', 'Din booking er bekræftet med det samme.'],
  closed: ['Payments open soon', 'Betaling er snart mulig'],
  closedNote: [
    'Payments open soon. Until then, write to us to arrange a time.',
    'Betaling er snart mulig. Indtil da kan du skrive til os, så finder vi en tid.',
  ],
  freeTimes: ['Available times', 'Ledige tider'],
  free: ['free', 'ledige'],
  none: ['none', 'ingen'],
  pick: ['No time chosen yet', 'Ingen tid valgt endnu'],
  summary: ['{minutes} minutes with {person}', '{minutes} minutter med {person}'],
  changes: [
    'Change or cancel free until {hours} hours before',
    'Flyt eller aflys gratis indtil {hours} timer før',
  ],
  changesAnyTime: ['Change or cancel free until it starts', 'Flyt eller aflys gratis, indtil timen begynder'],
  ownClock: ['({hours} for you)', '({hours} hos dig)'],
  noTimes: [
    'No times are free in the next seven days. New ones open every day.',
    'Der er ingen ledige tider de næste syv dage. Der kommer nye hver dag.',
  ],
  laterTimes: [
    'You can book seven days ahead. New times open every day.',
    'Du kan booke syv dage frem. Der kommer nye tider hver dag.',
  ],
  name: common.name,
  email: common.email,
  when: common.when,
  place: common.where,
  payment: common.payment,
  payNow: ['Pay now', 'Betal nu'],
  payAtLesson: ['Pay at the session', 'Betal ved timen'],
  priceAtSession: ['{price} at the session', '{price} ved timen'],
  alreadyPaid: ['Already paid', 'Allerede betalt'],
  inStudio: common.inTheStudio,
  online: 'Online',
  showRange: ['Show {coach} my range', 'Vis {coach} mit omfang'],
  showRangeNote: [
    'Only the notes found on this device, not the sound. You can remove them again.',
    'Kun de toner, der blev fundet på denne enhed, ikke lyden. Du kan fjerne dem igen.',
  ],
  hold: ['Hold this time', 'Reserver timen'],
  book: ['Book this time', 'Book timen'],
  holdBusy: ['Reserving...', 'Reserverer...'],
  cancel: ['Cancel', 'Annuller'],
  close: common.close,
  loading: ['Loading available times...', 'Finder ledige tider...'],
  onItsPage: ['Open the booking page', 'Se alle ledige tider på én side'],

  heldTitle: ['Held for you', 'Timen er reserveret til dig'],
  heldNote: [
    'Nobody else can book this time while the countdown runs.',
    'Ingen andre kan booke timen, mens tiden løber.',
  ],
  heldIf: [
    'If it runs out, we release the time. You haven’t been charged.',
    'Når tiden er gået, bliver timen ledig igen. Vi har ikke trukket penge.',
  ],
  with: ['With', 'Hos'],
  course: ['Private Coaching', 'Privat coaching'],
  currency: common.currency,
  codes: ['Use a discount code or gift card', 'Brug en rabatkode eller et gavekort'],
  mailTo: ['Confirmation to', 'Bekræftelse til'],
  changeUntil: ['Free rescheduling and refund until', 'Kan flyttes eller refunderes indtil'],
  noChange: ['not for this session: it starts soon', 'ikke for denne time: Den begynder snart'],
  pay: ['Go to payment', 'Gå til betaling'],
  payBusy: ['Redirecting to payment...', 'Sender dig videre til betaling...'],
  reload: [
    'You have about {left} left. Reload the page to see how long remains.',
    'Uden JavaScript tæller siden i minutter. Du har cirka {left} tilbage.',
  ],
  minutesLeft: ['{minutes} minutes left to pay', 'Du har {minutes} minutter til at betale'],
  minuteLeft: ['1 minute left to pay', 'Du har 1 minut til at betale'],

  endedTitle: ['Reservation has expired.', 'Reservationen er udløbet.'],
  endedText: ['Your booking was not paid in time.', 'Din booking blev ikke betalt i tide.'],
  endedFree: ['Still free: {slot}.', 'Stadig ledig: {slot}.'],
  endedTaken: [
    'You haven’t been charged. That time isn’t available at the moment; see the others in the list.',
    'Vi har ikke trukket penge. Tiden er ikke ledig lige nu. Vælg en anden på listen.',
  ],
  askingTitle: ['Checking your payment', 'Vi venter på banken'],
  askingText: [
    'Your reservation has expired, and we don’t know yet whether your payment went through.',
    'Din reservation er udløbet, og vi ved endnu ikke, om betalingen gik igennem.',
  ],
  askingNote: [
    'If the payment went through, the session is yours. If not, you won’t be charged. This page keeps checking.',
    'Gik betalingen igennem, er timen din. Gjorde den ikke, trækker vi ikke penge. Siden opdateres automatisk.',
  ],
  askAgain: ['Check again', 'Opdater nu'],
  again: ['Hold the same time again', 'Reserver samme time igen'],
  receivedTitle: ['Booking received!', 'Booking modtaget!'],
  receivedText: [
    'We’ve sent the confirmation and a calendar file to {email}.',
    'Vi har sendt en bekræftelse og en kalenderfil til {email}.',
  ],

  missing: ['Please fill all fields and pick a slot.', 'Udfyld alle felter, og vælg en tid.'],
  missingName: ['Enter your name.', 'Skriv dit navn.'],
  missingEmail: [
    'Enter the email address for your confirmation.',
    'Skriv den e-mailadresse, vi skal sende bekræftelsen til.',
  ],
  badEmail: [
    'Enter a complete email address, like name@example.com.',
    'E-mailadressen er ikke gyldig. Skriv den som navn@mail.dk.',
  ],
  missingSlot: ['Pick a time.', 'Vælg en tid.'],
  failedNote: [
    'You haven’t been charged. Check your connection and try again.',
    'Vi har ikke trukket penge. Tjek din forbindelse, og prøv igen.',
  ],
  tryAgain: ['Try again', 'Prøv igen'],
  couldNotHold: ['Could not create pending booking.', 'Vi kunne ikke reservere timen.'],
  couldNotBook: ['Could not create booking.', 'Vi kunne ikke booke timen.'],
  couldNotPay: ['Could not create payment session.', 'Vi kunne ikke starte betalingen.'],
  unknown: ['Unknown error', 'Ukendt fejl'],
  notSent: ['Failed to send a request to the Edge Function', 'Forespørgslen kunne ikke sendes'],
  relay: ['Relay Error invoking the Edge Function', 'Forespørgslen nåede ikke frem'],
  notOk: ['Edge Function returned a non-2xx status code', 'Serveren svarede med en fejl'],
} satisfies PairTree;

export const widgetWords = inBoth(widgetPairs);
export type WidgetWords = (typeof widgetWords)['en'];

export const bookOwn = (course: string) => `Book ${course}`;
