const mostCharacters = 500;

/** http(s), mailto, tel, a path of this site or a place on the page; never a scheme that runs a script. */
const kinds =
  /^(?:https?:\/\/[^\s/?#@:]+(?:[:/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:\+?\d[\d-]*$|\/(?!\/)|#\w)/i;

// Parentheses would end a link in the textarea.
const encoded: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** As it is stored. Null: not a link that a text may have. */
export function linkHref(typed: string): string | null {
  const href = typed.trim().replace(/[()]/g, (character) => encoded[character] ?? character);
  const isSafe = href.length <= mostCharacters && kinds.test(href) && !/[\s\p{C}\\<>"'`{}|^]/u.test(href);
  return isSafe ? href : null;
}

/** Of what people type: 'example.com' and 'me@example.com' get their scheme. */
export function completedHref(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(text)) return linkHref(`mailto:${text}`);
  if (/^(?:[\w-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(text)) return linkHref(`https://${text}`);
  if (/^\+?\d[\d -]{5,}$/.test(text)) return linkHref(`tel:${text.replace(/[ -]/g, '')}`);
  return linkHref(text);
}
