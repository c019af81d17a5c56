import { textsOfEmail } from '#studio/messages/notifications/emails.ts';
import { kindOfText } from '#studio/messages/notifications/texts/email-text-input.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import { emailsMessages } from '../../site/website/emails/emails.messages.ts';
import { labelOfText } from '../../site/website/emails/label-of-text.ts';
import type { DescribedField } from './describe-change.ts';

/** A text of an email in one language: 'en.booking.confirmed.subject'. Null: it is no longer in it. */
export function describeEmailText(key: string, name: string, language: Language): DescribedField | null {
  const words = emailsMessages[language];
  const texts = textsOfEmail(key).map((text) => ({ name: text.name, kind: kindOfText(text) }));
  const of = languages.find((one) => name.startsWith(`${one}.`));
  const text = of && texts.find((one) => name === `${of}.${one.name}`);
  if (!text) return null;
  return {
    label: `${labelOfText(text, texts, words)}, ${words.languages[of]}`,
    read: (value) => String(value ?? ''),
  };
}
