import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { List } from '#app/ui/list.tsx';
import { type ListFace, listFace } from '#app/web/lists/list-view.ts';
import { useLanguage } from '#app/web/words.ts';

interface Words<Key extends string> {
  title: string;
  searchHint?: string;
  columns: Readonly<Record<Key, string>>;
  empty: { title: string; text: string };
}

interface AdminListProps<Sort extends string, Filter extends string, Key extends string>
  extends Pick<ListFace<Sort, Filter>, 'shape' | 'listQuery' | 'page' | 'filters' | 'rows'> {
  words: Words<Key>;
  columns: ReadonlyArray<{ key: Key; sort?: Sort; isNumber?: boolean }>;
  emptyActions?: ReactNode;
}

export function AdminList<Sort extends string, Filter extends string, Key extends string>({
  words,
  columns,
  emptyActions,
  ...face
}: AdminListProps<Sort, Filter, Key>) {
  const { title, searchHint, empty } = words;
  const language = useLanguage();
  return (
    <List
      {...listFace({
        ...face,
        language,
        caption: title,
        ...(searchHint ? { searchHint } : {}),
        columns: columns.map((column) => ({ ...column, name: words.columns[column.key] })),
        empty: (
          <EmptyState title={empty.title} actions={emptyActions}>
            <p>{empty.text}</p>
          </EmptyState>
        ),
      })}
    />
  );
}
