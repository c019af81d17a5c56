import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const withdrawalMessages = inBoth({
  subject: (order: string) => [
    `Your withdrawal from order ${order} has been received`,
    `Din fortrydelse af ordre ${order} er modtaget`,
  ],
  subjectOnly: ['Your withdrawal has been received', 'Din fortrydelse er modtaget'],
  headline: ['Withdrawal received', 'Modtaget'],
  lead: [
    'We’ve received your withdrawal. This email is your receipt; it says what you declared and when.',
    'Vi har modtaget din fortrydelse. Denne e-mail er din kvittering og viser, hvad du erklærede og hvornår.',
  ],
  leadOnly: [
    'We’ve received a withdrawal that names this email address, and have stored it word for word. This email is its receipt. Reply to it if you want a copy of what was declared.',
    'Vi har modtaget en fortrydelse med denne e-mailadresse og gemt den ord for ord. Denne e-mail er kvitteringen. Svar på den, hvis du vil have en kopi af det, der blev erklæret.',
  ],
  received: ['Received', 'Modtaget'],
  order: common.order,
  name: common.name,
  email: common.email,
  part: ['Withdrawn from', 'Hvilken del'],
  whole: ['The whole order', 'Hele ordren'],
  next: [
    'We’ll now go through it ourselves. Any refund you’re entitled to is paid back the way you paid, within 14 days from today. If you have goods to return, send them within the same 14 days; you pay the postage.',
    'Vi gennemgår den nu. Det, du har ret til at få tilbage, betaler vi senest 14 dage fra i dag på samme måde, som du betalte. Har du en vare fra os, så send den inden for de samme 14 dage. Du betaler returportoen.',
  ],
  notYou: [
    'If you didn’t send this, reply to this email: nothing has been refunded yet.',
    'Har du ikke skrevet dette, så svar på denne e-mail. Vi har ikke betalt noget tilbage endnu.',
  ],
  terms: ['Terms of sale', 'Handelsbetingelser'],
});
