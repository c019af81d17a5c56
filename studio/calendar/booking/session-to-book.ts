import type { World } from '#platform/world.ts';
import {
  isSessionId,
  sessionCourseId,
  sessionCourseName,
  sessionMinutes,
} from '#studio/offers/catalogue/offer.ts';
import { findOffer, shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';

export interface SessionToBook {
  courseId: string;
  courseName: string;
  minutes: number;
  /** Session credits are for the usual session only. */
  takesCredits: boolean;
  /** Null: the coach. */
  instructorId: number | null;
}

/** Who teaches the usual session; null: the coach. */
export async function sessionInstructor(world: Pick<World, 'db' | 'reference'>): Promise<number | null> {
  return (await shownOffer(world, sessionCourseId))?.instructorIds[0] ?? null;
}

/** The usual session, or one of another length while it is on sale; null: not bookable. */
export async function sessionToBook(
  world: Pick<World, 'db' | 'reference'>,
  courseId: string,
  language: Language,
): Promise<SessionToBook | null> {
  if (isSessionId(courseId)) {
    const usual = { courseId: sessionCourseId, courseName: sessionCourseName };
    const instructorId = await sessionInstructor(world);
    return { ...usual, minutes: sessionMinutes, takesCredits: true, instructorId };
  }
  const offer = await findOffer(world.db.query, courseId);
  if (offer?.kind !== 'session' || !offer.isBuyable) return null;
  const courseName = offer.name?.[language] ?? offer.id;
  const [instructorId = null] = offer.instructorIds;
  return {
    courseId: offer.id,
    courseName,
    minutes: offer.durationMinutes,
    takesCredits: false,
    instructorId,
  };
}
