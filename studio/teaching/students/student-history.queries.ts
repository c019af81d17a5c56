import type { Queries } from '#platform/db/database.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { messagesOfPerson } from '#studio/people/contact/message-list.queries.ts';
import { subscriptionOf } from '#studio/people/newsletter/subscription-list.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { applicationsOfPerson } from '#studio/teaching/applications/application-list.queries.ts';
import { sharesProgress } from '#studio/teaching/journal/shared-progress.queries.ts';
import { studyCourses } from '#studio/teaching/learning/study.queries.ts';
import type { StudentFacts } from './student.queries.ts';

const mostApplications = 10;
const mostMessages = 10;

/** Applications and conversations, the latest first. */
export async function historyOfStudent(q: Queries, { emails }: StudentFacts, language: Language) {
  const [applications, messages] = await Promise.all([
    applicationsOfPerson(q, emails, mostApplications),
    messagesOfPerson(q, emails, mostMessages),
  ]);
  const titles = await offerTitles(
    q,
    applications.map(({ programme }) => programme),
    language,
  );
  return {
    applications: applications.map((one) => ({ ...one, title: titles.get(one.programme) ?? one.programme })),
    messages,
  };
}

/** What the person has agreed to, and the progress in courses if it is shared with the coach. */
export async function consentsOfStudent(
  q: Queries,
  { userId, email, emails }: StudentFacts,
  { language, now }: { language: Language; now: Temporal.Instant },
) {
  const isShared = userId !== null && (await sharesProgress(q, userId));
  const courses = isShared ? await studyCourses(q, { userId, email }, { language, now }) : [];
  return {
    subscription: await subscriptionOf(q, emails),
    isProgressShared: isShared,
    courses: courses.map(({ id, title, access, progress }) => ({ id, title, access, ...progress })),
  };
}
