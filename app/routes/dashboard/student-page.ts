import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { unreadConversations } from '#studio/contact/student-area/conversations.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import type { StudentPage } from './student-meta.ts';

export async function studentPage(
  context: Readonly<RouterContextProvider>,
  who: Who,
  titleIn: (language: Language) => string,
): Promise<StudentPage> {
  const { language } = factsOf(context);
  const world = worldOf(context);
  const { studioName } = await studioIdentity(world);
  const unread = await unreadConversations(world.db.query, who);
  return { language, studioName, unread, title: titleIn(language) };
}
