import { z } from 'zod';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { filtersOf, type ListShape, ownSort, sortsOf } from './list-address.ts';

const cursor = z
  .string()
  .max(800)
  .regex(/^[\w-]+$/);
const search = z.string().trim().max(100);

/** Parses `?sort=name&order=descending&state=paid&q=holm&after=…`. Unknown values are ignored. */
export function readList<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  url: URL,
): ListQuery<Sort, Filter> {
  const parameter = (name: string) => url.searchParams.get(name) ?? undefined;
  const sort = z.enum(sortsOf(shape)).catch(ownSort(shape)).parse(parameter('sort'));
  const order = z.enum(['ascending', 'descending']).catch(shape.sorts[sort]).parse(parameter('order'));
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of filtersOf(shape)) {
    const read = z.enum(shape.filters[name]).safeParse(parameter(name));
    if (read.success) filters[name] = read.data;
  }
  const at = (['after', 'before'] as const).flatMap((way) => {
    const read = cursor.safeParse(parameter(way));
    return read.success ? [{ way, cursor: read.data }] : [];
  });
  return { sort, order, filters, search: search.catch('').parse(parameter('q')), at: at[0] ?? null };
}
