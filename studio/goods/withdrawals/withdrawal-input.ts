import { z } from 'zod';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { isVisibleName, nameProblemOf, personName } from '#studio/shared/person-name.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';

export const withdrawalLimits = { orderNumber: 40, email: 254, name: 200, part: 1000 } as const;

export type WithdrawalField = keyof typeof withdrawalLimits;
export const withdrawalFields = Object.keys(withdrawalLimits) as WithdrawalField[];

const field = (name: WithdrawalField) =>
  z
    .string()
    .refine((text) => typedLength(text) <= withdrawalLimits[name], { params: { problem: 'too-long' } })
    .transform((text) => text.trim());

/** Forbrugeraftaleloven requires contract, consumer and receipt address; name and part are optional. */
export const withdrawalInput = z.object({
  orderNumber: field('orderNumber').refine((text) => text !== '', { params: { problem: 'missing' } }),
  email: field('email')
    .refine((text) => text !== '', { params: { problem: 'missing' } })
    .refine((text) => text === '' || isEmailAddress(text), { params: { problem: 'bad-email' } })
    .transform(withAsciiDomain),
  name: field('name')
    .transform((name) => (isVisibleName(name) ? name : ''))
    .pipe(personName)
    .optional()
    .default(''),
  part: field('part').optional().default(''),
});

export type WithdrawalInput = z.infer<typeof withdrawalInput>;
export type WithdrawalErrors = Partial<Record<WithdrawalField, string>>;

export function withdrawalErrors(error: z.ZodError, language: Language): WithdrawalErrors {
  const words = withdrawalMessages[language].errors;
  const errors: WithdrawalErrors = {};
  for (const issue of error.issues) {
    const name = (issue.path[0] ?? 'orderNumber') as WithdrawalField;
    const problem = issue.code === 'custom' ? issue.params?.problem : 'missing';
    const badName = nameProblemOf(issue);
    if (badName) errors[name] ??= nameMessages[language][badName];
    else if (problem === 'too-long') errors[name] ??= words.tooLong(withdrawalLimits[name]);
    else if (problem === 'bad-email') errors[name] ??= words.badEmail;
    else errors[name] ??= name === 'email' ? words.noEmail : words.noOrder;
  }
  return errors;
}
