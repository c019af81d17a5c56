import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const courseMessages = inBoth({
  given: {
    subject: (course: string) => [`A course for you: ${course}`, `Et kursus til dig: ${course}`],
    headline: ['A course is yours', 'Du har fået et kursus'],
    lead: (course: string, coach: string) => [
      `${coach} has given you ${course}. There’s nothing to pay.`,
      `${coach} har givet dig ${course}. Der er intet at betale.`,
    ],
  },
  enrolled: {
    subject: (course: string) => [`Welcome to ${course}`, `Velkommen til ${course}`],
    headline: ['You’re in', 'Du er med'],
    lead: (course: string) => [
      `${course} is yours from now on. Begin with the first lesson, sing ten minutes a day, and let the voice find its pace.`,
      `${course} er dit fra nu af. Begynd med første lektion, syng ti minutter om dagen, og lad stemmen finde sit tempo.`,
    ],
    access: [
      'Your lessons are in your student area. The first time, choose “Sign up” and use the email address this was sent to.',
      'Dine lektioner ligger på Min side. Første gang vælger du »Opret konto« med den adresse, vi har sendt denne e-mail til.',
    ],
    open: ['Open your lessons', 'Åbn dine lektioner'],
    guarantee: (date: string) => [
      `If it’s not for you, tell us by ${date}: one button on your order page refunds everything you’ve paid, no questions asked.`,
      `Er det ikke noget for dig, så sig til senest ${date}: én knap på din ordreside giver dig alle pengene tilbage, og ingen spørger hvorfor.`,
    ],
    plan: (first: string, count: number) => [
      `You pay in ${count} monthly payments. We’ve charged the first, ${first}; the rest follow on the same card, one a month, and then stop automatically.`,
      `Du betaler i ${count} rater. Vi har trukket den første på ${first}. De næste trækkes på samme kort med en måneds mellemrum, og efter den sidste stopper betalingen automatisk.`,
    ],
    order: ['See your order', 'Se din ordre'],
    payments: ['Payments', 'Betalinger'],
  },
  paid: {
    subject: (number: number, count: number) => [
      `Payment ${number} of ${count} received`,
      `Betaling ${number} af ${count} er modtaget`,
    ],
    headline: ['Received, thank you', 'Tak for din betaling'],
    lead: (amount: string, course: string) => [
      `We’ve received ${amount} for ${course}.`,
      `Vi har trukket ${amount} for ${course}.`,
    ],
    last: [
      'That was the last payment. You won’t be charged again.',
      'Det var den sidste rate. Vi trækker ikke mere.',
    ],
    restored: ['Your access to the course is open again.', 'Du har adgang til kurset igen.'],
  },
  failed: {
    subject: (course: string) => [
      `Your payment for ${course} didn’t go through`,
      `Din betaling for ${course} gik ikke igennem`,
    ],
    headline: ['Your payment didn’t go through', 'Kortet blev afvist'],
    lead: (amount: string, course: string) => [
      `We couldn’t charge ${amount} for ${course} to your card. It happens: an expired card, a limit, a cautious bank.`,
      `Vi kunne ikke trække ${amount} for ${course} på dit kort. Det sker: Kortet kan være udløbet, beløbsgrænsen nået eller banken forsigtig.`,
    ],
    again: (date: string) => [
      `We’ll try again automatically over the next few days. You can also pay now, with another card if you like. If it’s still unpaid on ${date}, we’ll pause your access until it’s paid.`,
      `Vi prøver automatisk igen de næste dage. Du kan også betale nu, gerne med et andet kort. Er beløbet stadig ikke betalt den ${date}, sætter vi din adgang på pause, til det er betalt.`,
    ],
    pay: ['Pay now', 'Betal nu'],
  },
  paused: {
    subject: (course: string) => [
      `Your access to ${course} is paused`,
      `Din adgang til ${course} er på pause`,
    ],
    headline: ['A rest, not an end', 'En pause, ikke en afslutning'],
    lead: (amount: string, course: string) => [
      `${amount} for ${course} has been unpaid for 14 days, so we’ve paused your access. All your progress is saved.`,
      `Vi har manglet ${amount} for ${course} i 14 dage, så din adgang er sat på pause. Alt, hvad du har lavet, er gemt.`,
    ],
    back: [
      'As soon as it’s paid, the course reopens where you left off. If something’s wrong, reply to this email.',
      'Så snart du har betalt, åbner kurset, hvor du slap. Er der noget galt, så svar på denne e-mail.',
    ],
  },
  ended: {
    subject: (course: string) => [`Your access to ${course} has ended`, `Din adgang til ${course} er ophørt`],
    headline: ['Your access has ended', 'Din adgang er ophørt'],
    lead: (course: string) => [
      `We’ve ended your access to ${course}. You can no longer open its lessons.`,
      `Vi har lukket din adgang til ${course}. Du kan ikke længere åbne lektionerne.`,
    ],
    contact: [
      'If you think this is a mistake or have questions, just reply to this email.',
      'Mener du, at det er en fejl, eller har du spørgsmål, så svar på denne e-mail.',
    ],
  },
  receipt: ['Receipt', 'Kvittering'],
  course: common.course,
  payment: common.payment,
});
