import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { siteFrame } from './frame.ts';
import { NotFoundPage } from './parts/not-found-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await siteFrame(context);
  return data({ frame }, { status: 404 });
}

/** Unknown URLs are 404 for POST, too. */
export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage frame={loaderData.frame} />;
}
