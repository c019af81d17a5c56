const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A password of hardly more than names of its holder or of the service (NIST SP 800-63B-4, 3.1.1.2). */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).map(fold);
  const words = [...new Set(parts)].filter(({ length }) => length > 2).sort((a, b) => b.length - a.length);
  let rest = fold(password);
  const { length } = rest;
  for (const word of words) rest = rest.replaceAll(word, '');
  return rest.length < length && rest.replace(/\p{N}+/gu, '').length < 4;
}
