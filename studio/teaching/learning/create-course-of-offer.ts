import type { DomainEventHandler } from '#studio/shared/events.ts';
import { insertCourse } from './courses.store.ts';
import { lastCourseSort } from './edit-checks.queries.ts';

/** A new online course on sale has lessons of its own. Shown, since those who buy it are to find it. */
export const createCourseOfOffer: DomainEventHandler<'offer.created'> = async (
  { tx, now },
  { offerId, kind, name },
) => {
  if (kind !== 'course') return;
  await insertCourse(tx, {
    id: offerId,
    sort: (await lastCourseSort(tx)) + 10,
    isPublished: true,
    isSample: false,
    words: { en: { title: name.en, description: '' }, da: { title: name.da, description: '' } },
    at: now,
  });
};
