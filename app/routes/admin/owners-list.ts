import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { ownerOnly } from './owner-only.ts';

type Asking = Parameters<typeof ownerOnly>;

/** Visitors return to the same state of the list after sign-in. */
export async function ownersList<Sort extends string, Filter extends string>(
  { request, context }: { request: Asking[0]; context: Asking[1] },
  shape: ListShape<Sort, Filter>,
) {
  const url = new URL(request.url);
  const who = await ownerOnly(request, context, shape.path + url.search);
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
