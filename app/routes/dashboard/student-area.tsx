import { Outlet } from 'react-router';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { unreadConversations } from '#studio/people/contact/student-area/conversations.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/student-area';
import frameStyles from './frame.css?url';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** What every page of the student area shows. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { studioName } = await studioIdentity(world);
  const who = await whoOf(request, context);
  if (who.role === 'visitor') return { studioName, unread: 0 };
  // This loader runs beside the page's, which marks the conversation as read.
  const opened = params.attachment ? null : params.message;
  return { studioName, unread: await unreadConversations(world.db.query, who, opened) };
}

export const links = () => [{ rel: 'stylesheet', href: frameStyles }];

export default function StudentArea() {
  return <Outlet />;
}
