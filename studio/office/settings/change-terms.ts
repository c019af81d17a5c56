import type { World } from '#platform/world.ts';
import { termsKey } from '#studio/shared/content/terms.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { termsToChange } from './kept-terms.queries.ts';
import { replaceSentences } from './terms-sentences.ts';

/** 'in-draft': the draft has other changes, and the owner publishes them together. */
export type ChangeTermsOutcome = 'published' | 'in-draft' | 'changed' | 'nothing';

/** Writes the rule of the settings into the terms. What was sold before keeps its version of the terms. */
export async function changeTerms(
  world: World,
  who: May<'website'>,
  { version }: { version: number },
): Promise<ChangeTermsOutcome> {
  const { sentences } = await termsToChange(world, who);
  if (sentences.length === 0) return 'nothing';
  const draft = await pageDraft(world.db.query, termsKey);
  const edited = await editPage(world, who, {
    key: termsKey,
    version,
    change: (page) => ({
      en: replaceSentences(
        page.en,
        sentences.filter(({ language }) => language === 'en'),
      ),
      da: replaceSentences(
        page.da,
        sentences.filter(({ language }) => language === 'da'),
      ),
    }),
  });
  if (!edited.ok) return 'changed';
  if (!draft.isPublished) return 'in-draft';
  const published = await publishPage(world, who, { key: termsKey, version: version + 1 });
  return published.ok ? 'published' : 'in-draft';
}
