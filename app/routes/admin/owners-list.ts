import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Permission } from '#studio/shared/who.ts';
import { type Asking, ownerOnly } from './owner-only.ts';

/** Visitors return to the same state of the list after sign-in. */
export async function ownersList<P extends Permission, Sort extends string, Filter extends string>(
  permission: P,
  { request, context }: Asking,
  shape: ListShape<Sort, Filter>,
) {
  const url = new URL(request.url);
  const who = await ownerOnly(permission, { request, context }, shape.path + url.search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  return {
    who: { ...who, language },
    world,
    language,
    format: formats[language],
    timeZone: studioTimeZone,
    listQuery: readList(shape, url),
  };
}
