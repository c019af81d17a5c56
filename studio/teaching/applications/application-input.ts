import { z } from 'zod';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { nameProblem } from '#studio/shared/person-name.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { applicationMessages } from './application.messages.ts';
import type { ProgrammeId, SpecifiedProgramme } from './application.ts';
import type { AnswerErrors } from './questions/read-answers.ts';

export const applicationFields = {
  'voice-elevated': [
    'firstName',
    'lastName',
    'email',
    'phone',
    'singingBackground',
    'experienceLevel',
    'currentChallenges',
    'voiceElevatedGoals',
    'whyVoiceElevated',
    'callTimes',
    'agreedToTerms',
  ],
  'celebrity-vocal-experience': [
    'firstName',
    'lastName',
    'email',
    'phone',
    'singingBackground',
    'experienceLevel',
    'currentChallenges',
    'retreatGoals',
    'whyAttend',
    'callTimes',
    'agreedToTerms',
  ],
} as const satisfies Record<SpecifiedProgramme, readonly string[]>;

const generalFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'singingBackground',
  'experienceLevel',
  'currentChallenges',
  'programmeGoals',
  'whyProgramme',
  'callTimes',
  'agreedToTerms',
] as const;

export type ApplicationField =
  | (typeof applicationFields)[SpecifiedProgramme][number]
  | (typeof generalFields)[number];

export function fieldsOfProgramme(programme: ProgrammeId): readonly ApplicationField[] {
  return programme in applicationFields ? applicationFields[programme as SpecifiedProgramme] : generalFields;
}

export const applicationBounds: Record<
  Exclude<ApplicationField, 'agreedToTerms'>,
  { least: number; most: number }
> = {
  firstName: { least: 2, most: 100 },
  lastName: { least: 2, most: 100 },
  email: { least: 1, most: 254 },
  phone: { least: 8, most: 50 },
  singingBackground: { least: 50, most: 5000 },
  experienceLevel: { least: 10, most: 5000 },
  currentChallenges: { least: 30, most: 5000 },
  voiceElevatedGoals: { least: 30, most: 5000 },
  whyVoiceElevated: { least: 50, most: 5000 },
  retreatGoals: { least: 30, most: 5000 },
  whyAttend: { least: 50, most: 5000 },
  programmeGoals: { least: 30, most: 5000 },
  whyProgramme: { least: 50, most: 5000 },
  callTimes: { least: 10, most: 2000 },
};

const agreed = z.preprocess((value) => value === true || value === 'yes', z.literal(true));

export function applicationSchema(programme: ProgrammeId, language: Language) {
  const words = applicationMessages[language];
  const shape: Record<string, z.ZodType<string | true>> = {};
  for (const name of fieldsOfProgramme(programme)) {
    if (name === 'agreedToTerms') {
      shape[name] = agreed.refine(() => true) as z.ZodType<true>;
      continue;
    }
    const { least, most } = applicationBounds[name];
    const rule = z
      .string({ error: words.fields[name] })
      .refine((text) => typedLength(text) >= least, words.fields[name])
      .refine((text) => typedLength(text) <= most, words.tooLong(most))
      .transform((text) => text.trim());
    const checked = rule.superRefine((text, check) => {
      const message = faultOf(name, text, language);
      if (message) check.addIssue({ code: 'custom', message });
    });
    shape[name] = name === 'email' ? checked.transform(withAsciiDomain) : checked;
  }
  return z.object(shape);
}

function faultOf(name: ApplicationField, text: string, language: Language): string | null {
  if (name === 'email' && text !== '' && !isEmailAddress(text))
    return applicationMessages[language].fields.email;
  const problem = name === 'firstName' || name === 'lastName' ? nameProblem(text) : null;
  return problem && nameMessages[language][problem];
}

export type ApplicationErrors = Partial<Record<ApplicationField, string>> & AnswerErrors;

export function applicationErrors(error: z.ZodError, language: Language): ApplicationErrors {
  const words = applicationMessages[language];
  const errors: ApplicationErrors = {};
  for (const issue of error.issues) {
    const name = (issue.path[0] ?? 'firstName') as ApplicationField;
    errors[name] ??= name === 'agreedToTerms' ? words.fields.agreedToTerms : issue.message;
  }
  return errors;
}
