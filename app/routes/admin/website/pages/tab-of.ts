import { isArticleKey } from '#studio/site/pages/own-page.ts';

/** The list that the page is edited from. */
export function tabOf(key: string): 'articles' | 'pages' {
  return isArticleKey(key) ? 'articles' : 'pages';
}
