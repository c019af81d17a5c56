import type { ListShape } from '#app/web/lists/list-address.ts';
import { mediaKinds, mediaStates } from '#studio/shared/content/media/media-file.ts';
import type { MediaFilter, MediaSort } from '#studio/shared/content/media/media-files.queries.ts';
import { mediaPath } from './media-path.ts';

export const mediaListShape: ListShape<MediaSort, MediaFilter> = {
  path: mediaPath,
  sorts: { date: 'descending', name: 'ascending' },
  filters: { kind: mediaKinds, state: mediaStates },
};
