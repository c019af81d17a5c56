import type { ListShape } from '#app/web/lists/list-address.ts';
import type { MediaFileKind } from '#studio/shared/content/media/media-file.ts';
import { listMedia } from '#studio/shared/content/media/media-files.queries.ts';
import type { Asking } from '../../../owner-only.ts';
import { ownersList } from '../../../owners-list.ts';
import { tileOf } from './media-view.ts';

export async function choiceList(args: Asking, { path, kind }: { path: string; kind: MediaFileKind }) {
  const shape: ListShape<'date', never> = {
    path,
    sorts: { date: 'descending' },
    filters: {} as Record<never, string[]>,
  };
  const { who, world, listQuery, language } = await ownersList('website', args, shape);
  const { rows, ...page } = await listMedia(world.db.query, who, { ...listQuery, filters: { kind } });
  const tiles = rows.map((row) => tileOf(row, language));
  return { who, world, language, choice: { shape, listQuery, page, tiles } };
}
