import tlds from 'tlds' with { type: 'json' };
import { z } from 'zod';

export type NameProblem = 'name-characters' | 'name-web-address';

const topLevelDomains: ReadonlySet<string> = new Set(tlds);

/** A visible letter, digit or symbol: zero-width spaces, direction marks, U+3164 and U+2800 are no name. */
export function isVisibleName(name: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(name.replace(/[\u2800\p{Default_Ignorable_Code_Point}]/gu, ''));
}

const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Mail clients turn domains into links, so names must not contain web addresses (phishing). */
export function nameProblem(name: string): NameProblem | null {
  if (hiddenCharacters.test(name.trim())) return 'name-characters';
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[。｡]/g, '.')
    .toLowerCase();
  const isLink =
    plain.includes('://') || plain.includes('www.') || plain.split(/[\s,;:!?()<>[\]"]+/).some(isDomain);
  return isLink ? 'name-web-address' : null;
}

function isDomain(word: string): boolean {
  const [host = ''] = word.split('/');
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.at(-2) !== '' && (topLevelDomains.has(last) || /^xn--/.test(last));
}

export const personName = z.string().superRefine((name, check) => {
  const problem = nameProblem(name);
  if (problem) check.addIssue({ code: 'custom', message: problem, params: { problem } });
});

export function nameProblemOf(issue: z.core.$ZodIssue | undefined): NameProblem | null {
  const problem = issue?.code === 'custom' ? issue.params?.problem : null;
  return problem === 'name-characters' || problem === 'name-web-address' ? problem : null;
}
