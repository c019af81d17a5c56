import { z } from 'zod';
import type { ConsentId } from '#studio/offers/cart/consents.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { isVisibleName, nameProblem } from '#studio/shared/person-name.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import { checkoutFormMessages } from './checkout-form.messages.ts';
import type { CheckoutSummary } from './checkout-offer.queries.ts';

export const checkoutLimits = {
  name: 200,
  email: 254,
  street: 200,
  postcode: 20,
  city: 100,
  country: 2,
  phone: 50,
  recipientName: 200,
  recipientEmail: 254,
  message: 500,
  deliverOn: 10,
} as const;

export type CheckoutField = keyof typeof checkoutLimits;
export type CheckoutErrors = Partial<Record<CheckoutField | ConsentId | 'code', string>>;
export type CheckoutValues = Record<CheckoutField, string> & { accepted: ConsentId[] };

const addressFields = ['street', 'postcode', 'city', 'country', 'phone'] as const;
const giftFields = ['recipientName', 'recipientEmail', 'message', 'deliverOn'] as const;
const optionalFields: readonly CheckoutField[] = ['phone', ...giftFields];

/** Shared by browser and server. Fields the page does not ask for are ignored. */
export function checkoutSchema(
  offer: Pick<CheckoutSummary, 'parcel' | 'consents' | 'isGiftCard' | 'booking'>,
  language: Language,
) {
  const words = checkoutFormMessages[language];
  const requested = new Set<CheckoutField>([
    ...(offer.booking ? [] : (['name', 'email'] as const)),
    ...(offer.parcel ? addressFields : []),
    ...(offer.isGiftCard ? giftFields : []),
  ]);
  const field = (name: CheckoutField) => fieldSchema(name, requested.has(name), language);
  return z
    .object({
      name: field('name'),
      email: field('email'),
      street: field('street'),
      postcode: field('postcode'),
      city: field('city'),
      country: field('country'),
      phone: field('phone'),
      recipientName: field('recipientName'),
      recipientEmail: field('recipientEmail'),
      message: field('message'),
      deliverOn: field('deliverOn'),
      accepted: z.array(z.string()),
    })
    .superRefine((value, check) => {
      if (offer.parcel && value.country === 'DK' && value.postcode && !/^\d{4}$/.test(value.postcode)) {
        check.addIssue({ code: 'custom', path: ['postcode'], message: words.danishPostcode });
      }
      for (const id of offer.consents) {
        if (value.accepted.includes(id)) continue;
        check.addIssue({ code: 'custom', path: [id], message: words.consents[id] });
      }
    });
}

function fieldSchema(name: CheckoutField, isRequested: boolean, language: Language) {
  const words = checkoutFormMessages[language];
  const limit = checkoutLimits[name];
  const rule = z
    .string()
    .default('')
    .transform((text) => (isRequested ? text.trim() : ''))
    .superRefine((text, check) => {
      if (typedLength(text) > limit) check.addIssue({ code: 'custom', message: words.tooLong(limit) });
      else if (isRequested && isFaulty(name, text))
        check.addIssue({ code: 'custom', message: faultOf(name, text, language) });
    });
  return isEmail(name) ? rule.transform(withAsciiDomain) : rule;
}

function isFaulty(name: CheckoutField, text: string): boolean {
  if (optionalFields.includes(name) && text === '') return false;
  return name === 'phone' ? false : !isGood(name, text);
}

function faultOf(name: CheckoutField, text: string, language: Language): string {
  const isName = name === 'name' || name === 'recipientName';
  const problem = isName && text !== '' ? nameProblem(text) : null;
  if (problem) return nameMessages[language][problem];
  return name === 'phone' ? '' : checkoutFormMessages[language][name];
}

function isGood(name: Exclude<CheckoutField, 'phone'>, text: string): boolean {
  if (!isVisibleName(text)) return false;
  // A message may have several lines.
  if (/\p{Cc}/u.test(name === 'message' ? text.replaceAll(/\r?\n/g, ' ') : text)) return false;
  if (name === 'name' || name === 'recipientName') return nameProblem(text) === null;
  if (name === 'deliverOn') return dayText.safeParse(text).success;
  return !isEmail(name) || isEmailAddress(text);
}

function isEmail(name: CheckoutField): boolean {
  return name === 'email' || name === 'recipientEmail';
}

export function checkoutErrors(error: z.ZodError): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const issue of error.issues) {
    const name = issue.path[0] as keyof CheckoutErrors;
    errors[name] ??= issue.message;
  }
  return errors;
}
