import { type Language, pageAddress } from '#studio/shared/language.ts';

/** React escapes `>` and `"` in attributes, so that tags and values end where they seem to. */
const linkTags = /<(?:a|area|button|form|input)\s[^>]*>/g;
const addressAttributes = / (href|action|formaction)="(\/[^"]*)"/gi;

/**
 * Links and forms of a rendered page lead to pages in its language, content the owner wrote included. A link with
 * `hreflang` names its own language.
 */
export function linksInLanguage(html: string, language: Language): string {
  return html.replace(linkTags, (tag) =>
    /\shreflang="/i.test(tag)
      ? tag
      : tag.replace(addressAttributes, (_, name, address) => ` ${name}="${pageAddress(address, language)}"`),
  );
}

/** Redirects keep the language of the requested URL. */
export function redirectInLanguage(answer: Response, language: Language): Response {
  const location = answer.headers.get('location');
  if (location) answer.headers.set('location', pageAddress(location, language));
  return answer;
}
