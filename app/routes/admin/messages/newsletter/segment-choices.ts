import type { World } from '#platform/world.ts';
import type { Segment } from '#studio/messages/newsletter-sending/segment.ts';
import { segmentSentence } from '#studio/messages/newsletter-sending/segment-sentence.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { tagsInUse } from '#studio/teaching/students/student-list.queries.ts';

export interface SegmentChoices {
  offers: { value: string; label: string }[];
  tags: string[];
}

/** What a segment can be narrowed by, and the segment as a sentence. */
export async function segmentChoices(
  world: World,
  who: May<'newsletter'>,
  { segment, language }: { segment: Segment; language: Language },
): Promise<{ choices: SegmentChoices; sentence: string }> {
  const offers = (await listOffers(world)).filter(({ isBuyable }) => isBuyable).map(({ id }) => id);
  const titles = await offerTitles(
    world.db.query,
    segment.bought ? [...offers, segment.bought] : offers,
    language,
  );
  return {
    choices: {
      offers: offers.map((id) => ({ value: id, label: titles.get(id) ?? id })),
      tags: await tagsInUse(world.db.query, who),
    },
    sentence: segmentSentence(segment, { language, offers: titles }),
  };
}
