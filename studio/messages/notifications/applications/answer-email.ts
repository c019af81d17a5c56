import type { World } from '#platform/world.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { authorisedOrder, type StoredAnswer } from '#studio/teaching/applications/answers/answers.queries.ts';
import {
  applicationFacts,
  instalmentsIfAccepted,
} from '#studio/teaching/applications/applications.queries.ts';
import { readOrder } from '../orders/order.queries.ts';
import { applicationAccepted, applicationToPay } from './application-accepted.email.ts';
import { applicationDeclined, applicationDeclinedUnpaid } from './application-declined.email.ts';

export interface AnswerEmail extends EmailContent {
  to: string;
  language: Language;
}

/** The email of a drafted answer as it would be sent, but for the secret of its link. Null: no application. */
export async function answerEmailOf(
  world: World,
  applicationId: string,
  draft: Pick<StoredAnswer, 'answer' | 'instalments' | 'personalLine'>,
): Promise<AnswerEmail | null> {
  const order = await authorisedOrder(world.db.query, applicationId);
  return order ? authorisedAnswer(world, order.id, draft) : unpaidAnswer(world, applicationId, draft);
}

type Draft = Parameters<typeof answerEmailOf>[2];

async function authorisedAnswer(
  world: World,
  orderId: string,
  { answer, personalLine }: Draft,
): Promise<AnswerEmail> {
  const { facts, base } = await readOrder(world.db.query, orderId);
  const { email: to, language } = facts.order;
  const branding = await readBranding(world.db.query, world.settings);
  const mail = { ...base, branding, language, personalLine };
  const content =
    answer === 'accept'
      ? applicationAccepted.write({ ...mail, date: facts.date, writtenAt: world.clock.now() })
      : applicationDeclined.write({ ...mail, money: { kind: 'voided', amount: base.amount } });
  return { ...content, to, language };
}

async function unpaidAnswer(
  world: World,
  applicationId: string,
  { answer, instalments, personalLine }: Draft,
): Promise<AnswerEmail | null> {
  const q = world.db.query;
  const now = world.clock.now();
  const facts = await applicationFacts(q, { applicationId, reader: 'applicant', now });
  if (!facts) return null;
  const { language, email: to, title: programme, programme: offerId } = facts;
  const branding = await readBranding(q, world.settings);
  const name = await greetingName(q, to, facts.firstName);
  const mail = { branding, language, name, programme, personalLine };
  const content =
    answer === 'accept'
      ? applicationToPay.write({
          ...mail,
          instalments: await instalmentsIfAccepted(q, { programme: offerId, instalments, now }),
          statusUrl: siteAddress(branding, `/applications/${'·'.repeat(8)}`, language),
        })
      : applicationDeclinedUnpaid.write(mail);
  return { ...content, to, language };
}
