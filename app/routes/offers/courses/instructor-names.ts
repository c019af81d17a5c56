import type { Language } from '#studio/shared/language.ts';

export const instructorWords: Record<Language, { taughtBy: string; and: string }> = {
  en: { taughtBy: 'Taught by', and: 'and' },
  da: { taughtBy: 'Underviser', and: 'og' },
};

/** 'Åse, Jonas and Magnus' */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} ${instructorWords[language].and} ${last}` : last;
}

export function taughtBy(names: readonly string[], language: Language): string {
  const joined = joinNames(names, language);
  return language === 'da' ? `Underviser: ${joined}` : `Taught by ${joined}`;
}
