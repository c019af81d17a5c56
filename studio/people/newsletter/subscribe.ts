import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { limitConfirmationEmails, type TooManyEmails, typedEmail } from './confirmation-emails.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { newsletterMark } from './newsletter-mark.ts';
import { keepSubscription } from './subscriptions.store.ts';

const confirmDays = 7;
const unsubscribeDays = 5 * 365;

const subscribeInput = z.object({
  email: typedEmail,
});

export type SubscribeOutcome =
  | { ok: true; mark: string }
  | { ok: false; refusal: 'bad-email'; message: string }
  | TooManyEmails;

/** Double opt-in. Same response for every address (no enumeration). Limited per network and recipient. */
export async function subscribe(world: World, who: Who, input: unknown): Promise<SubscribeOutcome> {
  const words = newsletterMessages[who.language];
  const read = subscribeInput.safeParse(input);
  if (!read.success) return { ok: false, refusal: 'bad-email', message: words.badEmail };
  const { email } = read.data;
  const limited = await limitConfirmationEmails(world, who, { email, tooMany: words.tooMany });
  if (limited) return limited;
  const mark = await change(world, who, async (c) => {
    const id = await keepSubscription(c.tx, {
      email,
      language: who.language,
      consentText: words.consent,
      consentedAt: c.now,
    });
    return requestConfirmation(c, { id, email, language: who.language });
  });
  return { ok: true, mark };
}

/** Queues the opt-in email. Returns the mark of the subscribing browser. */
export async function requestConfirmation(
  c: Change,
  { language, id, email }: { id: string; email: string; language: Language },
): Promise<string> {
  const tokenFor = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe', days: number) =>
    makeSecretLink(c.tx, { purpose, subjectId: id, expiresAt: c.now.add({ hours: days * 24 }) });
  const token = await tokenFor('newsletter-confirm', confirmDays);
  const unsubscribeToken = await tokenFor('newsletter-unsubscribe', unsubscribeDays);
  const tokens = { confirmToken: token, unsubscribeToken };
  await publish(c, { type: 'newsletter.subscription-requested', email, language, ...tokens });
  return newsletterMark(token);
}
