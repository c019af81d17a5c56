export function titleOf(
  words: Readonly<Record<'en' | 'da', { title: string }>>,
  language: 'en' | 'da',
): string {
  return words[language].title || words[language === 'en' ? 'da' : 'en'].title;
}
