import { isArticleKey, isIssueKey } from '#studio/site/pages/own-page.ts';

/** The list that the page is edited from. */
export function tabOf(key: string): 'articles' | 'newsletter' | 'pages' {
  if (isIssueKey(key)) return 'newsletter';
  return isArticleKey(key) ? 'articles' : 'pages';
}
