/** 'Hele stemmen på én dag!' → 'hele-stemmen-paa-en-dag'; '' when nothing remains. */
export function slugOf(text: string, mostLetters: number): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, mostLetters)
    .replace(/-$/, '');
}
