import type { World } from '#platform/world.ts';
import { everyone, type Segment } from '#studio/messages/newsletter-sending/segment.ts';
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

/** What a segment can be narrowed by. */
export async function segmentChoices(
  world: World,
  who: May<'newsletter'>,
  language: Language,
): Promise<SegmentChoices> {
  const offers = (await listOffers(world)).filter(({ isBuyable }) => isBuyable).map(({ id }) => id);
  const titles = await offerTitles(world.db.query, offers, language);
  return {
    offers: offers.map((id) => ({ value: id, label: titles.get(id) ?? id })),
    tags: await tagsInUse(world.db.query, who),
  };
}

export async function sentenceOf(world: World, segment: Segment | null, language: Language): Promise<string> {
  const { bought } = segment ?? everyone;
  const isOffer = bought !== undefined && bought !== 'anything';
  const offers = await offerTitles(world.db.query, isOffer ? [bought] : [], language);
  return segmentSentence(segment ?? everyone, { language, offers });
}
