import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import { isSessionId, specifiedPages } from '#studio/offers/catalogue/offer.ts';

export const offerGroups = ['sessions', 'packs', 'classes', 'programmes', 'courses', 'giftCards'] as const;
export type OfferGroup = (typeof offerGroups)[number];

const groupOfKind: Partial<Record<OfferKind, OfferGroup>> = {
  session: 'sessions',
  pack: 'packs',
  workshop: 'classes',
  'studio-day': 'classes',
  'group-class': 'classes',
  programme: 'programmes',
  course: 'courses',
  'gift-card': 'giftCards',
};

export function offerGroupOf(kind: OfferKind): OfferGroup {
  return groupOfKind[kind] ?? 'classes';
}

export function pageOfOffer({
  id,
  kind,
  isOwn,
  courseId,
}: {
  id: string;
  kind: OfferKind;
  isOwn: boolean;
  courseId?: string | null;
}): string {
  if (isSessionId(id)) return '/courses/private-coaching';
  if (kind === 'gift-card') return '/gift-cards';
  if (kind === 'pack' && !isOwn) return '/private-coaching/packs';
  if (isOwn || specifiedPages.has(id)) return `/courses/${id}`;
  return kind === 'course' ? `/sales?courseId=${courseId ?? id}` : '/courses';
}
