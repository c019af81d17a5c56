/** '820 kB', '1.4 GB', in Danish '1,4 GB'. */
export function sizeText(bytes: number, language: 'en' | 'da'): string {
  const [amount, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  const digits = amount < 10 && unit !== 'kB' ? 1 : 0;
  // Non-empty files are never 0 kB.
  const text = (digits ? amount : Math.max(amount, bytes > 0 ? 1 : 0)).toFixed(digits);
  return `${language === 'da' ? text.replace('.', ',') : text} ${unit}`;
}
