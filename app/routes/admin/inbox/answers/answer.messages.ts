import type { AnswerProblem, ApplicationAnswer } from '#platform/db/schema/applications.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  personalLine: 'A personal line in the email (optional)',
  hint: 'It follows the first sentence. The rest is the standard text.',
  standardText: 'Change the standard text',
  preview: 'You see the email before it’s sent, and have five minutes to undo.',
  accept: 'Accept',
  decline: 'Decline',
  stored: (text: string) => `Saved in the meantime: “${text}”`,
  problems: {
    changed: 'This answer was changed in the meantime. Here is the latest version.',
    'too-long': 'Please keep the personal line under 1,000 characters.',
    'too-late': 'It’s too late to undo: the answer is being sent.',
    'not-possible': 'This application can no longer be answered that way.',
    'refused-by-provider':
      'The payment provider refused the charge, and no email was sent. Nothing has changed for the applicant.',
    'payment-changed':
      'A payment was made or ended after you answered, so the email would have been wrong. It wasn’t sent. Please answer again.',
  } satisfies Record<AnswerProblem | 'changed' | 'too-long' | 'too-late', string>,
  noAnswer: 'The payment provider isn’t responding. Your answer is saved, and we try again every minute.',
  titles: {
    accept: (name: string) => `Accept ${name}`,
    decline: (name: string) => `Decline ${name}`,
  } satisfies Record<ApplicationAnswer, (name: string) => string>,
  back: 'Back to the application',
  receipt: 'The receipt follows in an email of its own.',
  undoable: 'You can undo this for five minutes. Until then nothing is charged or sent.',
  atOnce: 'The authorisation ends soon, so this happens at once and can’t be undone.',
  send: {
    accept: (amount: string | null) => (amount ? `Accept, charge ${amount} and send` : 'Accept and send'),
    decline: (amount: string | null) => (amount ? `Decline, release ${amount} and send` : 'Decline and send'),
  } satisfies Record<ApplicationAnswer, (amount: string | null) => string>,
  change: 'Change',
  undo: 'Undo',
  undone: 'Undone. Nothing was charged or sent.',
  sent: {
    accept: 'Accepted. We’ve emailed them.',
    decline: 'Declined. We’ve emailed them.',
  } satisfies Record<ApplicationAnswer, string>,
  waiting: {
    accept: (name: string, time: string) => `You’re accepting ${name}. The email leaves at ${time}.`,
    charge: (name: string, time: string) =>
      `You’re accepting ${name}. The payment is charged and the email leaves at ${time}.`,
    decline: (name: string, time: string) => `You’re declining ${name}. The email leaves at ${time}.`,
  } satisfies Record<ApplicationAnswer | 'charge', (name: string, time: string) => string>,
  leaving: {
    accept: (name: string) => `Accepting ${name}: being sent now.`,
    decline: (name: string) => `Declining ${name}: being sent now.`,
  } satisfies Record<ApplicationAnswer, (name: string) => string>,
};

const da: typeof en = {
  personalLine: 'En personlig linje i e-mailen (valgfrit)',
  hint: 'Den kommer efter første sætning. Resten er standardteksten.',
  standardText: 'Ret standardteksten',
  preview: 'Du ser e-mailen, før den sendes, og kan fortryde i fem minutter.',
  accept: 'Optag',
  decline: 'Afvis',
  stored: (text) => `Gemt i mellemtiden: »${text}«`,
  problems: {
    changed: 'Svaret er ændret i mellemtiden. Her er den nyeste udgave.',
    'too-long': 'Skriv højst 1.000 tegn i den personlige linje.',
    'too-late': 'Det er for sent at fortryde: Svaret er ved at blive sendt.',
    'not-possible': 'Ansøgningen kan ikke længere besvares sådan.',
    'refused-by-provider':
      'Betalingsudbyderen afviste at trække beløbet, og der er ikke sendt nogen e-mail. Intet er ændret for ansøgeren.',
    'payment-changed':
      'En betaling kom til eller udløb, efter at du svarede, så e-mailen ville have været forkert. Den er ikke sendt. Svar igen.',
  },
  noAnswer: 'Betalingsudbyderen svarer ikke. Dit svar er gemt, og vi prøver igen hvert minut.',
  titles: { accept: (name) => `Optag ${name}`, decline: (name) => `Afvis ${name}` },
  back: 'Tilbage til ansøgningen',
  receipt: 'Kvitteringen følger i sin egen e-mail.',
  undoable: 'Du kan fortryde i fem minutter. Indtil da trækkes og sendes intet.',
  atOnce: 'Reservationen udløber snart, så det sker med det samme og kan ikke fortrydes.',
  send: {
    accept: (amount) => (amount ? `Optag, træk ${amount}, og send` : 'Optag og send'),
    decline: (amount) => (amount ? `Afvis, frigiv ${amount}, og send` : 'Afvis og send'),
  },
  change: 'Ret',
  undo: 'Fortryd',
  undone: 'Fortrudt. Intet er trukket eller sendt.',
  sent: {
    accept: 'Optaget. Ansøgeren har fået en e-mail.',
    decline: 'Afvist. Ansøgeren har fået en e-mail.',
  },
  waiting: {
    accept: (name, time) => `Du optager ${name}. E-mailen sendes kl. ${time}.`,
    charge: (name, time) => `Du optager ${name}. Beløbet trækkes, og e-mailen sendes kl. ${time}.`,
    decline: (name, time) => `Du afviser ${name}. E-mailen sendes kl. ${time}.`,
  },
  leaving: {
    accept: (name) => `${name} optages: Svaret sendes nu.`,
    decline: (name) => `${name} afvises: Svaret sendes nu.`,
  },
};

export const answerMessages: Record<Language, typeof en> = { en, da };
export type AnswerWords = typeof en;
