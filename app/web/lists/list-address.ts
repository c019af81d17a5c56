import type { ListOrder, ListQuery } from '#studio/shared/lists/list.queries.ts';

export interface ListShape<Sort extends string, Filter extends string> {
  path: string;
  /** Each with its initial order; the first one is the default. */
  sorts: Record<Sort, ListOrder>;
  filters: Record<Filter, readonly string[]>;
  /** URL of the complete list; absent: the path. */
  everything?: string;
}

/** Null removes the value. Every change returns to the first page. */
export interface ListChange<Sort extends string, Filter extends string> {
  sort?: { by: Sort; order: ListOrder };
  filters?: Partial<Record<Filter, string | null>>;
  search?: string;
  at?: ListQuery['at'];
}

/** Omits defaults, so that each state has one URL. */
export function listHref<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  listQuery: ListQuery<Sort, Filter>,
  change: ListChange<Sort, Filter> = {},
): string {
  const query = new URLSearchParams(
    Object.entries(listFields(shape, listQuery, change)).map(([name, value]) => [name, value]),
  );
  return query.size > 0 ? `${shape.path}?${query}` : shape.path;
}

export function listFields<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  listQuery: ListQuery<Sort, Filter>,
  change: ListChange<Sort, Filter> = {},
): Record<string, string> {
  const { by, order } = change.sort ?? { by: listQuery.sort, order: listQuery.order };
  const searched = change.search ?? listQuery.search;
  const fields: Record<string, string> = {};
  if (by !== ownSort(shape)) fields.sort = by;
  if (order !== shape.sorts[by]) fields.order = order;
  for (const name of filtersOf(shape)) {
    const changed = change.filters?.[name];
    const value = changed === undefined ? listQuery.filters[name] : changed;
    if (value) fields[name] = value;
  }
  if (searched) fields.q = searched;
  if (change.at) fields[change.at.way] = change.at.cursor;
  return fields;
}

export function isNarrowed(listQuery: ListQuery): boolean {
  return listQuery.search !== '' || listQuery.at !== null || Object.keys(listQuery.filters).length > 0;
}

export function sortsOf<Sort extends string>(shape: ListShape<Sort, string>): Sort[] {
  return Object.keys(shape.sorts) as Sort[];
}

export function ownSort<Sort extends string>(shape: ListShape<Sort, string>): Sort {
  const [own] = sortsOf(shape);
  if (!own) throw new Error(`The list ${shape.path} has no order.`);
  return own;
}

export function filtersOf<Filter extends string>(shape: ListShape<string, Filter>): Filter[] {
  return Object.keys(shape.filters) as Filter[];
}
