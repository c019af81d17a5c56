import type { World } from '#platform/world.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { changesSince, hasPlaceholder, samplesIn, type TextChange } from '#studio/site/pages/page-changes.ts';
import { languagesOf, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { type BrokenLink, brokenLinks } from '#studio/site/search/broken-links.queries.ts';
import { nameOf } from '../pages/pages.data.ts';
import { websiteMessages } from '../pages/website.messages.ts';

/** What publishing a draft changes, and what to look at before. */
export interface Review {
  /** When the page was published last; null: never. */
  since: string | null;
  changes: readonly ReviewedChange[];
  removed: readonly string[];
  isReordered: boolean;
  placeholders: readonly NamedBlock[];
  samples: number;
  links: readonly BrokenLink[];
}

export interface NamedBlock {
  at: number;
  name: string;
}

interface ReviewedChange extends NamedBlock {
  isNew: boolean;
  text: TextChange | null;
  outdated: readonly Language[];
}

interface Reviewing {
  key: string;
  page: PageBlocks;
  language: Language;
  identity: StudioIdentity;
}

export async function reviewOf(world: World, { key, page, language, identity }: Reviewing): Promise<Review> {
  const published = (await publishedPages(world.db.query, key)).get(key);
  const written = languagesOf(page);
  const ordered = written.toSorted((one, other) => Number(other === language) - Number(one === language));
  const named = (at: number): NamedBlock => {
    const block = page.en[at];
    return { at, name: block ? nameOf(block, websiteMessages[language]) : '' };
  };
  const shown = [...page.en.keys()].filter((at) => !page.en[at]?.isHidden);
  const inWritten = (at: number) => written.flatMap((each) => page[each][at] ?? []);
  const former = published?.page ?? { en: [], da: [] };
  const changes = changesSince(fillNames(former, identity), fillNames(page, identity), ordered);
  return {
    since: published ? formats[language].instant(published.at) : null,
    changes: published
      ? changes.blocks.map(({ at, isNew, text }) => ({
          ...named(at),
          isNew,
          text,
          outdated: written.filter((each) => page[each][at]?.isOutdated),
        }))
      : [],
    removed: changes.removed.map((block) => nameOf(block, websiteMessages[language])),
    isReordered: changes.isReordered,
    placeholders: shown.filter((at) => inWritten(at).some(hasPlaceholder)).map(named),
    samples: shown.reduce((sum, at) => sum + Math.max(0, ...inWritten(at).map(samplesIn)), 0),
    links: await brokenLinks(world, page),
  };
}
