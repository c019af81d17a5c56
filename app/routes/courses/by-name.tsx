import { data, redirect } from 'react-router';
import { isSessionId } from '#studio/catalogue/offer.ts';
import { siteFrame } from '../site/frame.ts';
import { NotFoundPage } from '../site/parts/not-found-page.tsx';
import type { Route } from './+types/by-name';

/** `/courses/private-lessons-{slug}` redirects to private coaching under every slug the coach has had. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (isSessionId(params.course)) {
    throw redirect('/courses/private-coaching', 301);
  }
  return data({ frame: await siteFrame(context) }, { status: 404 });
}

export default function UnknownCourse({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage frame={loaderData.frame} />;
}
