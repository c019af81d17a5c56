import { redirect } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/logout';

export function loader() {
  return redirect('/');
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await worldOf(context).accounts.signOut(request.headers);
  return redirect('/', { status: 303, headers: cookies.map((line) => ['set-cookie', line]) });
}
