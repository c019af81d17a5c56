const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const titles = setOf(
  'dr prof professor mr mrs ms mx miss sir hr herr fru frk frøken frau mme mlle mag ing dipl phd md dds esq jr sr',
);
const particles = setOf('van von de del della der den di da du la le al el bin ibn ter ten zu af');
const connectors = setOf('& + and og und');
/** The first half of a given name of two words, such as Abdul Rahman. */
const firstHalves = setOf('abu abd abdul abdel umm عبد أبو ابو أم');
/** Of several people, or of a firm. */
const groupWords = setOf('familien familie family the team kor koret choir aps ivs gmbh ltd inc llc');
const separator = /[/|⎥;]/;
/** Scripts, and the letters of Vietnamese, of names that have the family name first. */
const familyFirst =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;
const givenName = /^\p{L}[\p{L}\p{M}\p{Cf}'’-]+$/u;

const isTitle = (word: string) => titles.has(word.toLowerCase().replaceAll('.', ''));
const isCapitals = (word: string) => /^\p{Lu}{3,}$/u.test(word);

/** What to greet a person by, as they wrote it: the whole name where its first word may not be their given name. */
export function firstName(fullName: string): string {
  const whole = fullName.trim().replaceAll(/\s+/g, ' ');
  const parts = whole.split(',').map((part) => part.split(' ').filter(Boolean));
  if (separator.test(whole) || parts.flat().some((word) => groupWords.has(word.toLowerCase()))) return whole;
  const [named = [], ...afterComma] = parts;
  const given = afterComma.find((words) => !words.every(isTitle));
  // The comma follows a family name, or what follows is a place, a trade or another person.
  if (given && named.filter((word) => !isTitle(word) && !particles.has(word)).length > 1) return whole;
  const words = given ?? named;
  const untitled = words.slice(words.findIndex((word) => !isTitle(word)));
  const [first = '', second = '', third] = untitled;
  const isFamilyName = !given && untitled.length === 1 && words.length > 1;
  const isWrittenFirst = isCapitals(first) && !untitled.every(isCapitals);
  const hasOther = untitled.findIndex((word) => connectors.has(word.toLowerCase()));
  if (familyFirst.test(whole) || isFamilyName || isWrittenFirst || hasOther > 1) return whole;
  if (!givenName.test(first) || (untitled.length > 1 && particles.has(first))) return whole;
  const isPair = hasOther === 1 || (firstHalves.has(first.toLowerCase()) && particles.has(second));
  if (isPair && third) return [first, second, third].join(' ');
  return firstHalves.has(first.toLowerCase()) ? `${first} ${second}`.trim() : first;
}
