import tlds from 'tlds' with { type: 'json' };
import { z } from 'zod';

/** Why a text is no name of a person. */
export type NameProblem = 'name-characters' | 'name-web-address';

const topLevelDomains: ReadonlySet<string> = new Set(tlds);

/** Control characters, line separators and marks that turn the direction of what follows. */
const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** What is wrong with a name, or null. Mail programs make links of web addresses, so a name has none. */
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

/** 'example.com', 'example.com/win', 'mia@example.dk'; 'J. Hansen' and 'St.Clair' are none. */
function isDomain(word: string): boolean {
  const [host = ''] = word.split('/');
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.at(-2) !== '' && (topLevelDomains.has(last) || /^xn--/.test(last));
}

/** A name as every form and wire call takes it; its length is each form's own. */
export const personName = z.string().superRefine((name, check) => {
  const problem = nameProblem(name);
  if (problem) check.addIssue({ code: 'custom', message: problem, params: { problem } });
});

/** The problem that an issue of `personName` reports, or null. */
export function nameProblemOf(issue: z.core.$ZodIssue | undefined): NameProblem | null {
  const problem = issue?.code === 'custom' ? issue.params?.problem : null;
  return problem === 'name-characters' || problem === 'name-web-address' ? problem : null;
}
