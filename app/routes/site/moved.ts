import { redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/moved';

/** Permanent redirects of alternative URLs. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { path } = factsOf(context);
  const { coachSlug } = await studioIdentity(worldOf(context));
  const target = path === '/about' ? `/about-${coachSlug}` : (targets[path] ?? '/courses');
  // The router adds the language prefix.
  return redirect(target, 301);
}

const targets: Readonly<Record<string, string>> = {
  '/voice-elevated': '/courses/voice-elevated',
  '/private-coaching': '/courses/private-coaching',
};
