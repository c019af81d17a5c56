import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, quote, small, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { defineEmail } from '../define-email.ts';
import { exampleDueOn, exampleLink } from '../example.ts';
import { exampleApplicant, loadApplicant, loadApplication, statusUrlOf, toApplicant } from './applicant.ts';
import { everyApplication } from './every-application.email.ts';

const labels = {
  answerBy: ['You’ll hear from us by', 'Du hører fra os senest'],
  files: common.files,
} as const;

export const applicationReceived = defineEmail({
  key: 'application-received',
  group: 'programmes',
  title: ['Application received', 'Ansøgning modtaget'],
  on: 'application.submitted',
  stored: 'application.received',
  texts: {
    subject: ['We have your application to {programme}', 'Vi har modtaget din ansøgning til {programme}'],
    headline: ['Application received', 'Tak for din ansøgning'],
    lead: [
      'Thank you for applying to {programme}. We read every application ourselves.',
      'Vi har modtaget din ansøgning til {programme}. Vi læser selv alle ansøgninger.',
    ],
    answer: [
      'You’ll hear from us within 2-3 business days, by {date} at the latest. Before that we’ll call you, at one of the times you suggested.',
      'Du hører fra os inden for 2-3 hverdage, senest {date}. Inden da ringer vi på et af de tidspunkter, du har foreslået.',
    ],
    reserved: [
      'Your place is reserved, and so is the amount on your card. We charge it only if we accept you.',
      'Din plads er reserveret, og beløbet er reserveret på dit kort. Vi trækker det først, når du er optaget.',
    ],
  },
  labels,
  read: async (c, { applicationId }) => {
    const { facts, base, isConfirmed } = await loadApplicant(c, applicationId);
    const names = facts.files.map(({ name }) => name);
    return {
      ...toApplicant(facts, 'application-received'),
      ...base,
      answerBy: facts.answerBy,
      files: isConfirmed ? names : names.length > 0 ? [String(names.length)] : [],
      isReserved: facts.reserved !== null,
      statusUrl: await statusUrlOf(c, facts),
    };
  },
  content: ({ words, labels: own, format, greet, ...mail }) => {
    const { status, keepLink } = everyApplication.of(mail);
    const date = format.day(mail.answerBy);
    return {
      subject: words.subject(mail),
      blocks: [
        greet(mail.name, 'given'),
        text(words.lead(mail)),
        text(words.answer({ date })),
        mail.isReserved && text(words.reserved),
        facts([own.answerBy, date], mail.files.length > 0 ? [own.files, mail.files.join('\n')] : null),
        button(status, mail.statusUrl),
        small(keepLink),
      ],
    };
  },
  examples: {
    applicationReceived: (example) => ({
      ...exampleApplicant(example),
      answerBy: exampleDueOn,
      files: example.words.files,
      isReserved: true,
      statusUrl: exampleLink(example, '/applications'),
    }),
  },
});

export const ownerApplication = defineEmail({
  key: 'owner-application',
  on: 'application.submitted',
  isForOwner: true,
  labels: {
    subject: (programme: string, name: string) => [
      `Application: ${programme}, ${name}`,
      `Ansøgning: ${programme}, ${name}`,
    ],
    headline: ['A new application', 'En ny ansøgning'],
    sender: ['Sender', 'Afsender'],
    email: common.email,
    phone: common.phone,
    ...labels,
    read: ['Read and reply', 'Læs og svar'],
    reserved: (amount: string) => [
      `${amount} is reserved on the applicant’s card.`,
      `${amount} er reserveret på ansøgerens kort.`,
    ],
    unpaid: ['Nothing has been paid yet.', 'Der er ikke betalt noget endnu.'],
  },
  read: async (c, { applicationId }) => {
    const owner = await ownerReader(c.tx);
    if (!owner) return null;
    const { language } = owner;
    const { title, name, email, phone, answers, reserved, ...facts } = await loadApplication(
      c,
      applicationId,
      language,
    );
    return {
      to: owner.email,
      language,
      replyTo: email,
      dedupeKey: `owner-application:${applicationId}`,
      applicationId,
      programme: title,
      name,
      email,
      phone,
      answers,
      reserved: reserved as Money | null,
      answerBy: facts.answerBy,
      fileNames: facts.files.map((file) => file.name),
    };
  },
  content: ({ labels: own, format, branding, ...mail }) => ({
    subject: own.subject(mail.programme, mail.name),
    headline: own.headline,
    blocks: [
      facts(
        [own.sender, mail.name],
        [own.email, mail.email],
        [own.phone, mail.phone],
        [own.answerBy, format.day(mail.answerBy)],
        mail.fileNames.length > 0 ? [own.files, mail.fileNames.join('\n')] : null,
      ),
      text(mail.reserved ? own.reserved(format.money(mail.reserved)) : own.unpaid),
      ...mail.answers.flatMap(([question, answer]) => [text(question), quote(answer)]),
      button(own.read, siteAddress(branding, `/admin/applications/${mail.applicationId}`)),
    ],
  }),
});
