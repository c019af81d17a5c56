import type { Queries } from '#platform/db/database.ts';
import { isSessionId, sessionCourseId, sessionCourseName, sessionMinutes } from '#studio/catalogue/offer.ts';
import { findOffer } from '#studio/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';

export interface SessionToBook {
  courseId: string;
  courseName: string;
  minutes: number;
  /** Session credits are for the usual session only. */
  takesCredits: boolean;
}

/** The usual session, or one of another length while it is on sale; null: not bookable. */
export async function sessionToBook(
  q: Queries,
  courseId: string,
  language: Language,
): Promise<SessionToBook | null> {
  if (isSessionId(courseId)) {
    const usual = { courseId: sessionCourseId, courseName: sessionCourseName };
    return { ...usual, minutes: sessionMinutes, takesCredits: true };
  }
  const offer = await findOffer(q, courseId);
  if (offer?.kind !== 'session' || !offer.isBuyable) return null;
  const courseName = offer.name?.[language] ?? offer.id;
  return { courseId: offer.id, courseName, minutes: offer.durationMinutes, takesCredits: false };
}
