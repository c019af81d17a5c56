import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { personalLineOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import {
  type ApplicationFacts,
  applicationFacts,
} from '#studio/teaching/applications/applications.queries.ts';
import { linkExpiry } from '#studio/teaching/applications/link-expiry.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import type { OrderFacts } from '../orders/order.queries.ts';
import { applicationToPay } from './application-accepted-to-pay.ts';
import { applicationDeclinedUnpaid } from './application-declined-unpaid.ts';
import { applicationPaid } from './application-paid.ts';
import { applicationReceived } from './application-received.ts';
import { applicationLate } from './instalment-late.ts';
import { ownerApplication } from './owner-application.ts';

export const notifyApplicationReceived: DomainEventHandler<'application.submitted'> = async (
  c,
  { applicationId },
) => {
  const { facts, branding, base, isConfirmed } = await read(c, applicationId, 'applicant');
  const fileNames = facts.files.map(({ name }) => name);
  const { answerBy } = facts;
  const statusUrl = await statusUrlOf(c, { branding, ...facts });
  const isReserved = facts.reserved !== null;
  await toApplicant(c, {
    facts,
    kind: 'application-received',
    content: applicationReceived({
      ...base,
      answerBy,
      files: isConfirmed ? fileNames : fileNames.length,
      isReserved,
      statusUrl,
    }),
  });
  const owner = await ownerReader(c.tx);
  if (!owner) return;
  const { language } = owner;
  const application = (await read(c, applicationId, language)).facts;
  const { title: programme, name, email, phone, answers, reserved } = application;
  const known = {
    branding,
    language,
    programme,
    name,
    email,
    phone,
    answers,
    reserved,
    answerBy,
    fileNames,
  };
  await queueEmail(c, {
    ...ownerApplication({ ...known, applicationId }),
    kind: 'owner-application',
    language,
    to: owner.email,
    replyTo: email,
    dedupeKey: `owner-application:${applicationId}`,
  });
};

export const notifyAcceptedToPay: DomainEventHandler<'application.accepted-to-pay'> = async (
  c,
  { applicationId },
) => {
  const { facts, branding, base } = await read(c, applicationId, 'applicant');
  const { instalments } = facts;
  const statusUrl = await statusUrlOf(c, { branding, ...facts });
  await toApplicant(c, {
    facts,
    kind: 'application-to-pay',
    content: applicationToPay({
      ...base,
      instalments,
      statusUrl,
      personalLine: await personalLineOf(c.tx, applicationId),
    }),
  });
};

export const notifyDeclinedUnpaid: DomainEventHandler<'application.declined-unpaid'> = async (
  c,
  { applicationId },
) => {
  const { facts, base } = await read(c, applicationId, 'applicant');
  await toApplicant(c, {
    facts,
    kind: 'application-declined',
    content: applicationDeclinedUnpaid({ ...base, personalLine: await personalLineOf(c.tx, applicationId) }),
  });
};

export async function notifyInstalment(c: Change, order: OrderFacts): Promise<void> {
  const { application_id: applicationId, instalment, total_minor, currency } = order.order;
  if (!applicationId) return;
  const { facts, branding, base } = await read(c, applicationId, 'applicant');
  const next = facts.instalments.find(({ isPaid }) => !isPaid) ?? null;
  const content = applicationPaid({
    ...base,
    amount: { amountMinor: total_minor, currency },
    number: instalment ?? 1,
    of: Math.max(1, facts.instalments.length),
    next,
    date: order.date,
    writtenAt: c.now,
    statusUrl: await statusUrlOf(c, { branding, ...facts }),
  });
  await toApplicant(c, { facts, kind: 'application-paid', content, subjectId: order.order.id });
}

/** 3 days after the due date and again after 10. */
export const notifyInstalmentLate: DomainEventHandler<'application.instalment-reminder-due'> = async (
  c,
  { applicationId, instalment: { number, amount, dueOn }, step },
) => {
  const { facts, branding, base } = await read(c, applicationId, 'applicant');
  const statusUrl = await statusUrlOf(c, { branding, ...facts });
  const of = facts.instalments.length;
  const content = applicationLate({ ...base, amount, number, of, dueOn, isAgain: step === 2, statusUrl });
  await toApplicant(c, {
    facts,
    kind: 'application-late',
    content,
    subjectId: `${applicationId}:${number}:${step}`,
  });
};

async function read({ world, tx, now }: Change, applicationId: string, reader: Language | 'applicant') {
  const facts = await applicationFacts(tx, { applicationId, reader, now });
  if (!facts) throw new Error('an application just written is not there');
  const branding = await readBranding(tx, world.settings);
  const isConfirmed = await isConfirmedAddress(tx, facts.email);
  const name = isConfirmed ? facts.firstName : '';
  const base = { branding, language: facts.language, name, programme: facts.title };
  return { facts, branding, base, isConfirmed };
}

/** Each email carries its own token. */
async function statusUrlOf(
  { tx, now }: Change,
  { branding, id, language }: ApplicationFacts & { branding: Branding },
): Promise<string> {
  const token = await makeSecretLink(tx, {
    purpose: 'application',
    subjectId: id,
    expiresAt: linkExpiry(now),
  });
  return siteAddress(branding, `/applications/${token}`, language);
}

async function toApplicant(
  c: Change,
  {
    facts: { id, email, language },
    kind,
    content,
    subjectId = id,
  }: { facts: ApplicationFacts; kind: string; content: EmailContent; subjectId?: string },
): Promise<void> {
  await queueEmail(c, { ...content, kind, language, to: email, dedupeKey: `${kind}:${subjectId}` });
}
