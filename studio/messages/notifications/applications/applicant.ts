import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import { paragraphsOfReply } from '#studio/people/contact/reply.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { text } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { firstName } from '#studio/shared/texts/first-name.ts';
import { personalLineOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import {
  type ApplicationFacts,
  applicationFacts,
} from '#studio/teaching/applications/applications.queries.ts';
import { linkExpiry } from '#studio/teaching/applications/link-expiry.ts';
import type { Example } from '../example.ts';

/** Of an answer to an application; a blank line separates paragraphs. */
export const personalLineBlocks = ({ personalLine = '' }: { personalLine?: string }) =>
  paragraphsOfReply(personalLine).map(text);

export async function loadApplication(
  { tx, now }: Change,
  applicationId: string,
  reader: Language | 'applicant',
) {
  const facts = await applicationFacts(tx, { applicationId, reader, now });
  if (!facts) throw new Error('an application just written is not there');
  return facts;
}

/** `name`: only of a confirmed address. */
export async function loadApplicant(c: Change, applicationId: string) {
  const facts = await loadApplication(c, applicationId, 'applicant');
  const isConfirmed = await isConfirmedAddress(c.tx, facts.email);
  const base = { name: isConfirmed ? facts.firstName : '', programme: facts.title };
  return { facts, base, isConfirmed };
}

/** Each email carries its own token. */
export async function statusUrlOf(c: Change, { id, language }: ApplicationFacts): Promise<string> {
  const token = await makeSecretLink(c.tx, {
    purpose: 'application',
    subjectId: id,
    expiresAt: linkExpiry(c.now),
  });
  return siteAddress(c.world.settings, `/applications/${token}`, language);
}

export const toApplicant = ({ id, email: to, language }: ApplicationFacts, kind: string, subjectId = id) => ({
  to,
  language,
  dedupeKey: `${kind}:${subjectId}`,
});

export async function loadAnswered(c: Change, applicationId: string) {
  const applicant = await loadApplicant(c, applicationId);
  const personalLine = await personalLineOf(c.tx, applicationId);
  return { ...applicant, base: { ...applicant.base, personalLine } };
}

export const exampleApplicant = ({ words }: Example) => ({
  name: firstName(words.name),
  programme: words.programme,
});
