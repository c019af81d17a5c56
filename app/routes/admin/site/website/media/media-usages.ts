import { hasPicture } from '#app/ui/media/picture.tsx';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { MediaUsage } from '#studio/shared/content/media/media-file.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { type ArticleTitle, articleTitles } from '#studio/site/magazine/article-list.queries.ts';
import { isArticleKey, pageOfPlace } from '#studio/site/pages/own-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { isPlaceOfTake } from '#studio/site/takes/take-pair.ts';
import { takePairRows } from '#studio/site/takes/take-pairs.queries.ts';
import { instructorsForOwner } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { articlesPath } from '../articles/article-paths.ts';
import { titleOf } from '../pages/pages.data.ts';
import { nameOfPlace } from '../picture-place.tsx';
import { picturesPageMessages } from '../pictures.messages.ts';
import { proofPath } from '../proof/proof-paths.ts';
import { recordingsPageMessages } from '../recordings.messages.ts';
import { type MediaWords, mediaMessages } from './media.messages.ts';

export interface UsageView {
  text: string;
  href: string;
}

/** Where a file is used, by name, with the page where the owner changes it. */
export async function describeUsages(
  world: World,
  who: May<'website'> & { language: Language },
  usages: readonly MediaUsage[],
): Promise<UsageView[]> {
  const people = await instructorsForOwner(world, who);
  const pairs = await takePairRows(world.db.query);
  const { language } = who;
  const keys = new Set(usages.flatMap(({ key }) => pageOfPlace(key) ?? []));
  const articles = await articleTitles(world.db.query, who, {
    keys: [...keys].filter(isArticleKey),
    language,
  });
  const pages = await titlesOf(
    world,
    [...keys].filter((key) => !isArticleKey(key)),
    language,
  );
  const pictureWords = picturesPageMessages[language];
  const words = mediaMessages[language];
  const described = usages.map(({ kind, key }): UsageView => {
    const page = pageOfPlace(key) ?? '';
    const article = articles.get(page);
    if (article) return usageOfArticle(article, words);
    const title = pages.get(page);
    if (title) return { text: words.usageKinds.page(title), href: `/admin/website/${page}` };
    if (kind === 'product') return { text: words.usageKinds.product(key), href: `/admin/products/${key}` };
    const pair = pairs.find(({ place }) => isPlaceOfTake(key) && key.startsWith(`${place}-`));
    if (pair) return { text: words.usageKinds.takes(pair.name), href: `${proofPath}/${pair.id}` };
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
  // A page may show a file several times.
  return [...new Map(described.map((usage) => [usage.href, usage])).values()];
}

async function titlesOf(
  world: World,
  keys: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const identity = await studioIdentity(world);
  const titles = new Map<string, string>();
  for (const key of keys) {
    const { page } = await pageDraft(world.db.query, key);
    titles.set(key, titleOf(page, key, { language, identity }));
  }
  return titles;
}

function usageOfArticle({ key, title, isDeleted }: ArticleTitle, words: MediaWords): UsageView {
  return isDeleted
    ? { text: words.usageKinds.deletedArticle(title), href: `${articlesPath}?state=deleted#${key}` }
    : { text: words.usageKinds.article(title), href: `/admin/website/${key}` };
}
