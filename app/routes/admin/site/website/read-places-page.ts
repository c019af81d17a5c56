import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../owner-only.ts';

/** Of a page with places for the owner's files. `flash`: what the form before has done. */
export async function readPlacesPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
) {
  const who = await ownerOnly('website', { request, context }, path);
  const world = worldOf(context);
  const done = new URL(request.url).searchParams.get('flash');
  const flash: 'placed' | 'removed' | null = done === 'placed' || done === 'removed' ? done : null;
  return { who, world, language: factsOf(context).language, flash };
}
