import { data, generatePath, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { programmeTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import type { QuestionPlace } from '#studio/teaching/applications/questions/additional-questions.store.ts';

export const questionsPage = '/admin/catalogue/:programme/questions';
export const questionPage = '/admin/catalogue/:programme/questions/:question';

export function questionsPath(programme: string): string {
  return generatePath(questionsPage, { programme });
}

/** Its title; only a programme has an application form. */
export async function programmeOf(
  context: Readonly<RouterContextProvider>,
  programme: string,
): Promise<{ id: string; title: string }> {
  const titles = await programmeTitles(worldOf(context).db.query, factsOf(context).language);
  const title = Object.hasOwn(titles, programme) ? titles[programme] : undefined;
  if (title === undefined) throw data(null, { status: 404 });
  return { id: programme, title };
}

export function placeIn({ programme, question }: { programme: string; question: string }): QuestionPlace {
  return { offerId: programme, id: question };
}
