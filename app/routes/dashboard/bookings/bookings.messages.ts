import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { sharedRangePairs } from '#studio/site/range/shared-range.messages.ts';

export const bookingsMessages = inBoth({
  title: common.sessions,
  lead: [
    'Your sessions with the coach, and the credits you can book with.',
    'Dine timer hos coachen og de klip, du kan booke med.',
  ],
  back: ['All sessions', 'Alle timer'],
  upcoming: ['Upcoming', 'Kommende'],
  past: ['Past', 'Tidligere'],
  note: ['From your coach', 'Fra din coach'],
  recordings: common.recordings,
  homework: {
    title: ['Homework', 'Lektier'],
    due: (day: string) => [`By ${day}`, `Senest ${day}`],
    done: ['Done', 'Klaret'],
    finish: ['Mark as done', 'Marker som klaret'],
    undo: ['Not done after all', 'Ikke klaret alligevel'],
  },
  online: 'online',
  studio: ['in the studio', 'i studiet'],
  consultation: ['Consultation', 'Samtale'],
  move: ['Reschedule', 'Flyt'],
  cancel: ['Cancel', 'Aflys'],
  calendar: ['Add to calendar', 'Føj til kalender'],
  ask: ['Ask a question', 'Stil et spørgsmål'],
  about: (when: string) => [`the session on ${when}`, `timen ${when}`],
  cancelled: ['Cancelled', 'Aflyst'],
  noShow: ['Missed', 'Udeblevet'],
  took: ['Taken place', 'Afholdt'],
  range: sharedRangePairs,
  done: {
    'range-removed': sharedRangePairs.removed,
    booked: [
      'Booked. An email with the calendar file is on its way to you.',
      'Booket. Vi har sendt dig en e-mail med kalenderfilen.',
    ],
    moved: [
      'Your session has been rescheduled. We’ve emailed you a new calendar file.',
      'Din time er flyttet. En ny kalenderfil er på vej til dig.',
    ],
    requested: [
      'Request received. We’ll reply by email; until then, you keep your current time.',
      'Vi har fået dit ønske og svarer på e-mail. Indtil da er din time stadig booket.',
    ],
    cancelled: [
      'Cancelled. We’ve emailed you a confirmation.',
      'Aflyst. Vi har sendt dig en bekræftelse på e-mail.',
    ],
  },
  empty: {
    title: ['No session booked', 'Ingen timer booket'],
    text: [
      'We hold your time while you pay, and you can reschedule for free with enough notice.',
      'Timen er reserveret til dig, mens du betaler, og du kan flytte den gratis, hvis du gør det i god tid.',
    ],
    book: ['Book Session', 'Book en time'],
  },
  emptyPast: ['Your past sessions will appear here.', 'Her finder du dine afholdte timer.'],
  earlier: ['Earlier sessions', 'Tidligere timer'],
  later: ['Later sessions', 'Senere timer'],
  holds: {
    title: ['We’re holding a session for you', 'En time er reserveret til dig'],
    until: (when: string) => [
      `It’s yours once you’ve paid. We’re holding it until ${when}. You haven’t been charged yet.`,
      `Timen er reserveret til dig indtil ${when}. Den er din, når du har betalt. Vi har ikke trukket penge endnu.`,
    ],
    pay: ['Go to payment', 'Gå til betaling'],
    currency: common.currency,
    paying: ['Redirecting to payment...', 'Sender dig videre til betaling...'],
    waiting: [
      'We’re waiting for your bank. This page shows how it went as soon as we know.',
      'Vi venter på svar fra din bank. Resultatet vises her, så snart vi har det.',
    ],
    problem: ['Not paid', 'Ikke betalt'],
  },
  newTime: {
    lead: [
      'We had to cancel this session. Choose another time, or get back what you paid.',
      'Vi måtte aflyse timen. Vælg en anden tid, eller få det tilbage, du har betalt.',
    ],
    choose: ['Choose another time', 'Vælg en anden tid'],
    none: ['No new time', 'Ingen ny tid'],
  },
  credits: ['Credits', 'Klip'],
  creditsLead: ['Paid for and ready to book.', 'Betalt og klar til at booke med.'],
  noCredits: ['No credits left.', 'Ingen klip tilbage.'],
  left: (count: number) => (count === 1 ? ['1 session', '1 time'] : [`${count} sessions`, `${count} timer`]),
  until: (day: string) => [`Use it by ${day}`, `Brug det senest ${day}`],
  forever: ['Never expires', 'Udløber ikke'],
  use: ['Use this credit', 'Brug dette klip'],
  useNote: ['We’ll write to you to agree a date.', 'Vi skriver til dig for at aftale en dato.'],
  bookTitle: ['Use a credit', 'Brug et klip'],
  bookLead: ['Choose a time. It’s already paid for.', 'Vælg en tid. Timen er allerede betalt.'],
  place: common.where,
  places: { online: 'Online', studio: ['In the studio in Copenhagen', 'I studiet i København'] },
  name: common.name,
  bookButton: ['Book this time', 'Book timen'],
  pick: ['Pick a time.', 'Vælg en tid.'],
  noTimes: [
    'No times are free in the next seven days. New ones open every day.',
    'Der er ingen ledige tider de næste syv dage. Der kommer nye hver dag.',
  ],
  notBooked: ['Not booked', 'Ikke booket'],
});
