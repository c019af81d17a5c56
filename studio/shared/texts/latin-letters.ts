/** Letters that no mark makes of another. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
};

const known = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** In lower case for an address: 'Łódź på Ærø' is 'lodz paa aeroe'. Letters of other alphabets stay. */
export function latinLetters(text: string): string {
  const long = (letter: string) => letters[letter] ?? letter;
  const words = text.normalize('NFC').toLowerCase().replaceAll(known, long);
  return withoutMarks(words).replaceAll(known, long);
}

/** As people search: 'Åse', 'Ase' and 'ase', 'Søren' and 'Soren' are one. Keep equal to the SQL function `fold_letters`. */
export function foldedLetters(text: string): string {
  const short = (letter: string) => (letter === 'ø' ? 'o' : (letters[letter] ?? letter));
  return withoutMarks(text.toLowerCase()).replaceAll(known, short).replaceAll('ς', 'σ');
}

/** How a searched word may be written: Danish names have both 'Å' and 'Aa', 'ø' and 'oe'. */
export function spellingsOf(word: string): string[] {
  const folded = foldedLetters(word);
  const short = folded.replaceAll('aa', 'a').replaceAll('oe', 'o');
  return [...new Set([folded, latinLetters(word), short])];
}

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
