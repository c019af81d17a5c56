import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import type { StudentPage } from './student-meta.ts';

export async function studentPage(
  context: Readonly<RouterContextProvider>,
  _who: Who,
  titleIn: (language: Language) => string,
): Promise<StudentPage> {
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  return { language, studioName, title: titleIn(language) };
}
