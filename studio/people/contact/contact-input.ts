import { z } from 'zod';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { type NameProblem, personName } from '#studio/shared/person-name.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { contactMessages } from './contact.messages.ts';
import { type ContactField, contactLimits } from './contact-fields.ts';

const field = (name: ContactField) =>
  z.string().refine((text) => typedLength(text) <= contactLimits[name], { params: { problem: 'too-long' } });
const required = (name: ContactField) =>
  field(name).refine((text) => typedLength(text) > 0, { params: { problem: 'missing' } });

export const contactInput = z.object({
  name: required('name')
    .transform((text) => text.trim())
    .pipe(personName),
  email: required('email')
    .transform((text) => text.trim())
    .refine((text) => text === '' || isEmailAddress(text), { params: { problem: 'bad-email' } })
    .transform(withAsciiDomain),
  phone: field('phone')
    .nullish()
    .transform((text) => text?.trim() ?? ''),
  message: required('message').transform((text) => text.trim()),
  /** Honeypot: hidden from people and from autofill. */
  machine: z.unknown().optional().transform(Boolean),
});

export type ContactInput = Omit<z.infer<typeof contactInput>, 'machine'>;

type Problem = 'missing' | 'bad-email' | 'too-long' | NameProblem;

const problemOrder: readonly Problem[] = [
  'missing',
  'bad-email',
  'name-characters',
  'name-web-address',
  'too-long',
];

export interface ContactProblems {
  refusal: Problem;
  message: string;
  fields: Partial<Record<ContactField, string>>;
}

export function contactProblems(error: z.ZodError, language: Language): ContactProblems {
  const words = contactMessages[language];
  const fields: ContactProblems['fields'] = {};
  const found = new Set<Problem>();
  for (const issue of error.issues) {
    const name = (issue.path[0] ?? 'message') as ContactField;
    const given = issue.code === 'custom' ? (issue.params?.problem as Problem | undefined) : undefined;
    const problem = given ?? 'missing';
    found.add(problem);
    fields[name] ??= sentenceFor(problem, name, language);
  }
  const refusal = problemOrder.find((problem) => found.has(problem));
  if (!refusal || refusal === 'missing') return { refusal: 'missing', message: words.missing.text, fields };
  return { refusal, message: Object.values(fields)[0] ?? words.failed.text, fields };
}

function sentenceFor(problem: Problem, name: ContactField, language: Language): string {
  const words = contactMessages[language];
  if (problem === 'name-characters' || problem === 'name-web-address') return nameMessages[language][problem];
  if (problem === 'bad-email') return words.badEmail;
  if (problem === 'too-long') return words.tooLong(contactLimits[name]);
  return (words.needed as Partial<Record<ContactField, string>>)[name] ?? words.missing.text;
}
