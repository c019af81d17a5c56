import { z } from 'zod';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { type NameProblem, personName } from '#studio/shared/person-name.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { storyMessages } from './story.messages.ts';

export const storyLimits = { name: 100, email: 254, title: 150, story: 20_000 } as const;

export type StoryField = keyof typeof storyLimits;
export const storyFields = Object.keys(storyLimits) as StoryField[];

const field = (name: StoryField) =>
  z
    .string()
    .refine((text) => typedLength(text) > 0, { params: { problem: 'missing' } })
    .refine((text) => typedLength(text) <= storyLimits[name], { params: { problem: 'too-long' } })
    .transform((text) => text.trim());

export const storyInput = z.object({
  name: field('name').pipe(personName),
  email: field('email')
    .refine((text) => text === '' || isEmailAddress(text), { params: { problem: 'bad-email' } })
    .transform(withAsciiDomain),
  title: field('title'),
  story: field('story'),
});

export type StoryInput = z.infer<typeof storyInput>;

export const storyEdit = storyInput.pick({ name: true, title: true, story: true });

export type StoryEdit = z.infer<typeof storyEdit>;

type Problem = 'missing' | 'bad-email' | 'too-long' | NameProblem;

const problemOrder: readonly Problem[] = [
  'missing',
  'bad-email',
  'name-characters',
  'name-web-address',
  'too-long',
];

export interface StoryProblems {
  refusal: Problem;
  message: string;
  fields: Partial<Record<StoryField, string>>;
}

export function storyProblems(error: z.ZodError, language: Language): StoryProblems {
  const words = storyMessages[language];
  const fields: StoryProblems['fields'] = {};
  const found = new Set<Problem>();
  for (const issue of error.issues) {
    const name = (issue.path[0] ?? 'story') as StoryField;
    const given = issue.code === 'custom' ? (issue.params?.problem as Problem | undefined) : undefined;
    const problem = given ?? 'missing';
    found.add(problem);
    fields[name] ??= sentenceFor(problem, name, language);
  }
  const refusal = problemOrder.find((problem) => found.has(problem));
  const message = refusal && refusal !== 'missing' ? Object.values(fields)[0] : undefined;
  return { refusal: refusal ?? 'missing', message: message ?? words.missing.text, fields };
}

function sentenceFor(problem: Problem, name: StoryField, language: Language): string {
  const words = storyMessages[language];
  if (problem === 'name-characters' || problem === 'name-web-address') return nameMessages[language][problem];
  if (problem === 'too-long') return words.tooLong(storyLimits[name]);
  return problem === 'bad-email' ? words.badEmail : words.needed[name];
}
