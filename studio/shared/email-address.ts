/** One mailbox and nothing else: no list, no display name, no space, no control character (RFC 5321 lengths). */
const address =
  /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}@[^\s@<>(),;:"\\[\]\p{Cc}]+\.[^\s@<>(),;:"\\[\]\p{Cc}.]{2,}$/u;

/** True for one plain address such as 'søren@eksempel.dk'. Whatever reaches a mail header is asked here. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text) && !text.includes('..');
}

/** A header's text on one line, so that no one can begin a header of their own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
