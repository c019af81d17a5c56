import type { AnswerProblem, ApplicationAnswer } from '#platform/db/schema/applications.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const answerMessages = inBoth({
  personalLine: ['A personal line in the email (optional)', 'En personlig linje i e-mailen (valgfrit)'],
  hint: [
    'It follows the first sentence. The rest is the standard text.',
    'Den kommer efter første sætning. Resten er standardteksten.',
  ],
  standardText: ['Change the standard text', 'Ret standardteksten'],
  preview: [
    'You see the email before it’s sent, and have five minutes to undo.',
    'Du ser e-mailen, før den sendes, og kan fortryde i fem minutter.',
  ],
  accept: ['Accept', 'Optag'],
  decline: ['Decline', 'Afvis'],
  stored: (text: string) => [`Saved in the meantime: “${text}”`, `Gemt i mellemtiden: »${text}«`],
  problems: {
    changed: [
      'This answer was changed in the meantime. Here is the latest version.',
      'Svaret er ændret i mellemtiden. Her er den nyeste udgave.',
    ],
    'too-long': [
      'Please keep the personal line under 1,000 characters.',
      'Skriv højst 1.000 tegn i den personlige linje.',
    ],
    'too-late': [
      'It’s too late to undo: the answer is being sent.',
      'Det er for sent at fortryde: Svaret er ved at blive sendt.',
    ],
    'not-possible': [
      'This application can no longer be answered that way.',
      'Ansøgningen kan ikke længere besvares sådan.',
    ],
    'refused-by-provider': [
      'The payment provider refused the charge, and no email was sent. Nothing has changed for the applicant.',
      'Betalingsudbyderen afviste at trække beløbet, og der er ikke sendt nogen e-mail. Intet er ændret for ansøgeren.',
    ],
    'payment-changed': [
      'A payment was made or ended after you answered, so the email would have been wrong. It wasn’t sent. Please answer again.',
      'En betaling kom til eller udløb, efter at du svarede, så e-mailen ville have været forkert. Den er ikke sendt. Svar igen.',
    ],
  } satisfies Pairs<Record<AnswerProblem | 'changed' | 'too-long' | 'too-late', string>>,
  noAnswer: [
    'The payment provider isn’t responding. Your answer is saved, and we try again every minute.',
    'Betalingsudbyderen svarer ikke. Dit svar er gemt, og vi prøver igen hvert minut.',
  ],
  titles: {
    accept: (name: string) => [`Accept ${name}`, `Optag ${name}`],
    decline: (name: string) => [`Decline ${name}`, `Afvis ${name}`],
  } satisfies Pairs<Record<ApplicationAnswer, (name: string) => string>>,
  back: ['Back to the application', 'Tilbage til ansøgningen'],
  receipt: ['The receipt follows in an email of its own.', 'Kvitteringen følger i sin egen e-mail.'],
  undoable: [
    'You can undo this for five minutes. Until then nothing is charged or sent.',
    'Du kan fortryde i fem minutter. Indtil da trækkes og sendes intet.',
  ],
  atOnce: [
    'The authorisation ends soon, so this happens at once and can’t be undone.',
    'Reservationen udløber snart, så det sker med det samme og kan ikke fortrydes.',
  ],
  send: {
    accept: (amount: string | null) =>
      amount
        ? [`Accept, charge ${amount} and send`, `Optag, træk ${amount}, og send`]
        : ['Accept and send', 'Optag og send'],
    decline: (amount: string | null) =>
      amount
        ? [`Decline, release ${amount} and send`, `Afvis, frigiv ${amount}, og send`]
        : ['Decline and send', 'Afvis og send'],
  } satisfies Pairs<Record<ApplicationAnswer, (amount: string | null) => string>>,
  change: ['Change', 'Ret'],
  undo: ['Undo', 'Fortryd'],
  undone: ['Undone. Nothing was charged or sent.', 'Fortrudt. Intet er trukket eller sendt.'],
  sent: {
    accept: ['Accepted. We’ve emailed them.', 'Optaget. Ansøgeren har fået en e-mail.'],
    decline: ['Declined. We’ve emailed them.', 'Afvist. Ansøgeren har fået en e-mail.'],
  } satisfies Pairs<Record<ApplicationAnswer, string>>,
  waiting: {
    accept: (name: string, time: string) => [
      `You’re accepting ${name}. The email leaves at ${time}.`,
      `Du optager ${name}. E-mailen sendes kl. ${time}.`,
    ],
    charge: (name: string, time: string) => [
      `You’re accepting ${name}. The payment is charged and the email leaves at ${time}.`,
      `Du optager ${name}. Beløbet trækkes, og e-mailen sendes kl. ${time}.`,
    ],
    decline: (name: string, time: string) => [
      `You’re declining ${name}. The email leaves at ${time}.`,
      `Du afviser ${name}. E-mailen sendes kl. ${time}.`,
    ],
  } satisfies Pairs<Record<ApplicationAnswer | 'charge', (name: string, time: string) => string>>,
  leaving: {
    accept: (name: string) => [`Accepting ${name}: being sent now.`, `${name} optages: Svaret sendes nu.`],
    decline: (name: string) => [`Declining ${name}: being sent now.`, `${name} afvises: Svaret sendes nu.`],
  } satisfies Pairs<Record<ApplicationAnswer, (name: string) => string>>,
});

export type AnswerWords = (typeof answerMessages)['en'];
