export const en = {
  subject: (order: string) => `Your withdrawal from order ${order} has been received`,
  subjectOnly: 'Your withdrawal has been received',
  headline: 'Received',
  lead: 'We have received your withdrawal. This mail is your receipt; it says what you declared and when.',
  leadOnly:
    'We have received a withdrawal that names this email address, and have stored it word for word. This email is its receipt. Reply to it if you want a copy of what was declared.',
  received: 'Received',
  order: 'Order',
  name: 'Name',
  email: 'E-mail',
  part: 'Which part',
  whole: 'The whole order',
  next: 'A person looks at it now. What you have a right to get back is paid the way you paid, within 14 days from today. If you have goods of ours, send them within the same 14 days; you pay the postage.',
  notYou: 'If you did not write this, answer this mail: nothing has been paid back yet.',
  terms: 'Terms of sale',
};

export const da: typeof en = {
  subject: (order) => `Din fortrydelse af ordre ${order} er modtaget`,
  subjectOnly: 'Din fortrydelse er modtaget',
  headline: 'Modtaget',
  lead: 'Vi har modtaget din fortrydelse. Denne mail er din kvittering; den siger, hvad du erklærede og hvornår.',
  leadOnly:
    'Vi har modtaget en fortrydelse med denne e-mailadresse og gemt den ord for ord. Denne e-mail er kvitteringen. Svar på den, hvis du vil have en kopi af det, der blev erklæret.',
  received: 'Modtaget',
  order: 'Ordre',
  name: 'Navn',
  email: 'E-mail',
  part: 'Hvilken del',
  whole: 'Hele ordren',
  next: 'Nu ser et menneske på den. Det, du har ret til at få tilbage, betales på samme måde, som du betalte, senest 14 dage fra i dag. Har du en vare fra os, så send den inden for de samme 14 dage; du betaler portoen.',
  notYou: 'Har du ikke skrevet dette, så svar på denne mail: der er endnu intet betalt tilbage.',
  terms: 'Handelsbetingelser',
};
