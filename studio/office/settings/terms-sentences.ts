import type { Language } from '#studio/shared/language.ts';

export interface RuleOfSessions {
  noticeHours: number;
  maxReschedules: number;
}

export interface TermsSentence {
  language: Language;
  from: string;
  to: string;
}

const small = {
  en: ['', 'once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  da: ['', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'],
};
const aboutSessions = {
  en: /\b(?:reschedul|cancel)/i,
  da: /\b(?:flyt|aflys|afbestil)/i,
} as const;
const hours = {
  en: /\b(\d{1,3})(?=[-\s]hours?\b)/gi,
  da: /(?<!\p{L})(\d{1,3})(?=\stimer?(?!\p{L}))/giu,
} as const;
const times = {
  en: /\b(up to )?(?:once|twice|(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten) times)\b/gi,
  da: /(?<!\p{L})(højst )?(?:(?:\d{1,2}|én|en|to|tre|fire|fem|seks|syv|otte|ni|ti) gange?)(?!\p{L})/giu,
} as const;

/** What the published terms say about rescheduling and cancelling, and how it reads with this rule. */
export function sentencesToChange(
  content: unknown,
  rule: RuleOfSessions,
  language: Language,
): TermsSentence[] {
  return textsIn(content)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .filter((sentence) => aboutSessions[language].test(sentence))
    .map((from) => ({ language, from, to: withRule(from, rule, language) }))
    .filter(({ from, to }) => from !== to);
}

export function replaceSentences<Content>(content: Content, sentences: readonly TermsSentence[]): Content {
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return sentences.reduce((text, { from, to }) => text.replaceAll(from, () => to), value);
    }
    if (Array.isArray(value)) return value.map(replaced);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]));
  };
  return replaced(content) as Content;
}

function withRule(sentence: string, rule: RuleOfSessions, language: Language): string {
  if (sentence.search(hours[language]) < 0) return sentence;
  const noticed = sentence.replace(hours[language], String(rule.noticeHours));
  // No sentence about a number of times says that there are none.
  if (rule.maxReschedules === 0) return noticed;
  const text = timesText(rule.maxReschedules, language);
  return noticed.replace(times[language], (_all, most: string | undefined) =>
    rule.maxReschedules === 1 ? text : `${most ?? ''}${text}`,
  );
}

function timesText(count: number, language: Language): string {
  const word = small[language][count] ?? String(count);
  if (language === 'da') return count === 1 ? 'én gang' : `${word} gange`;
  return count <= 2 ? word : `${word} times`;
}

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(textsIn);
}
