import { hasPicture } from '#app/ui/media/picture.tsx';
import type { World } from '#platform/world.ts';
import type { MediaUsage } from '#studio/content/media/media-file.ts';
import { instructorsForOwner } from '#studio/instructors/instructors-for-owner.queries.ts';
import { type ArticleTitle, articleTitles } from '#studio/magazine/article-list.queries.ts';
import { isArticlePlace } from '#studio/pages/own-page.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { articlesPath } from '../articles/article-paths.ts';
import { nameOfPlace } from '../picture-place.tsx';
import { picturesPageMessages } from '../pictures.messages.ts';
import { recordingsPageMessages } from '../recordings.messages.ts';
import { type MediaWords, mediaMessages } from './media.messages.ts';

export interface UsageView {
  text: string;
  href: string;
}

/** Where a file is used, by name, with the page where the owner changes it. */
export async function describeUsages(
  world: World,
  who: Who & { language: Language },
  usages: readonly MediaUsage[],
): Promise<UsageView[]> {
  const people = await instructorsForOwner(world, who);
  const { language } = who;
  const articles = await articleTitles(world.db.query, who, { keys: usages.flatMap(articleKeyOf), language });
  const pictureWords = picturesPageMessages[language];
  const words = mediaMessages[language];
  const described = usages.map(({ kind, key }): UsageView => {
    const article = articles.get(articleKeyOf({ key })[0] ?? '');
    if (article) return usageOfArticle(article, words);
    if (kind === 'product') return { text: words.usageKinds.product(key), href: `/admin/products/${key}` };
    const person = people.find(({ picture }) => picture === key);
    if (kind === 'recording') {
      const text = person
        ? `${recordingsPageMessages[language].title}: ${person.name}`
        : recordingsPageMessages[language].nameOf(key);
      return {
        text,
        href: person ? `/admin/instructors/${person.id}#recording` : `/admin/recordings#${key}`,
      };
    }
    if (person) {
      const text = nameOfPlace(key, { instructor: person.name, words: pictureWords });
      return {
        text,
        href: hasPicture(key) ? `/admin/pictures#${key}` : `/admin/instructors/${person.id}#portrait`,
      };
    }
    const [, offer] = /^offer-(.+)$/.exec(key) ?? [];
    if (offer) return { text: words.usageKinds.offer(offer), href: `/admin/catalogue/${offer}#picture` };
    return {
      text: nameOfPlace(key, { instructor: null, words: pictureWords }),
      href: `/admin/pictures#${key}`,
    };
  });
  // An article may show a file several times.
  return [...new Map(described.map((usage) => [usage.href, usage])).values()];
}

/** None: the place is not one of an article. */
function articleKeyOf({ key }: { key: string }): string[] {
  return isArticlePlace(key) ? [key.slice(0, key.lastIndexOf('-'))] : [];
}

function usageOfArticle({ key, title, isDeleted }: ArticleTitle, words: MediaWords): UsageView {
  return isDeleted
    ? { text: words.usageKinds.deletedArticle(title), href: `${articlesPath}?state=deleted#${key}` }
    : { text: words.usageKinds.article(title), href: `/admin/website/${key}` };
}
