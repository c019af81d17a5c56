import {
  commonPlaceholders,
  type EditedTexts,
  type EmailText,
  placeholdersIn,
} from '#studio/shared/email/edited-texts.ts';
import { type Language, languages } from '#studio/shared/language.ts';

export type TextKind = 'subject' | 'headline' | 'button' | 'text';

/** Sentences end with a punctuation mark, buttons do not. */
export function kindOfText({ name, standard }: EmailText): TextKind {
  if (/\bsubject/i.test(name)) return 'subject';
  if (/\bheadline\b/.test(name)) return 'headline';
  return standard.en === '' || /[.,:!?]$/.test(standard.en) ? 'text' : 'button';
}

export const longestText: Readonly<Record<TextKind, number>> = {
  subject: 150,
  headline: 100,
  button: 60,
  text: 1500,
};

export type TextProblem =
  | { kind: 'missing' | 'unknown'; placeholders: readonly string[] }
  | { kind: 'too-long'; most: number }
  | { kind: 'brace' };

/** By the name in the form: 'en.booking.confirmed.lead'. */
export type TypedTexts = Readonly<Record<string, string>>;

export interface ReadTexts {
  texts: EditedTexts;
  problems: Readonly<Record<string, TextProblem>>;
}

/** An empty text, and one like the standard, is the standard text. */
export function readEmailTexts(texts: readonly EmailText[], typed: TypedTexts): ReadTexts {
  const problems: Record<string, TextProblem> = {};
  const edited: Record<Language, Record<string, string>> = { en: {}, da: {} };
  for (const language of languages) {
    for (const text of texts) {
      const field = `${language}.${text.name}`;
      const value = cleaned(typed[field] ?? '', kindOfText(text));
      if (value === '' || value === text.standard[language]) continue;
      edited[language][text.name] = value;
      const problem = problemOf(value, text);
      if (problem) problems[field] = problem;
    }
  }
  return { texts: edited, problems };
}

function cleaned(typed: string, kind: TextKind): string {
  const text = typed.replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
  return kind === 'text' ? text.replaceAll(/\n{3,}/g, '\n\n') : text.replaceAll(/\s+/g, ' ');
}

function problemOf(value: string, text: EmailText): TextProblem | null {
  const most = longestText[kindOfText(text)];
  if (value.length > most) return { kind: 'too-long', most };
  const used = placeholdersIn(value);
  const known: readonly string[] = [...text.placeholders, ...commonPlaceholders];
  const unknown = used.filter((name) => !known.includes(name));
  if (unknown.length > 0) return { kind: 'unknown', placeholders: unknown };
  const missing = text.placeholders.filter((name) => !used.includes(name));
  if (missing.length > 0) return { kind: 'missing', placeholders: missing };
  return /[{}]/.test(value.replaceAll(/\{[^{}]*\}/g, '')) ? { kind: 'brace' } : null;
}
