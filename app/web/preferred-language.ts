import type { MiddlewareFunction } from 'react-router';
import type { Language } from '#studio/shared/language.ts';
import { factsOf, setFacts } from './request-facts.ts';
import { accountOf } from './session/who.ts';

/** Danish if Accept-Language lists it before English, else English. */
export function browserLanguage(header: string | null): Language {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((piece) => piece.trim());
      const quality = options.find((option) => option.startsWith('q='))?.slice(2);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => quality > 0 && (tag === 'da' || tag === 'en'))
    .sort((one, other) => other.quality - one.quality);
  return accepted[0]?.tag === 'da' ? 'da' : 'en';
}

/** For uncached pages: the owner's language, else the prefix's, else the browser's. */
export const personalLanguage: MiddlewareFunction = async ({ request, context }) => {
  const facts = factsOf(context);
  const account = await accountOf(request, context);
  const browserChoice = browserLanguage(request.headers.get('accept-language'));
  setFacts(context, { ...facts, language: account?.language ?? facts.prefix ?? browserChoice });
};
