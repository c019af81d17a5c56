import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { List } from '#app/ui/list.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { type ListFace, listFace } from '#app/web/lists/list-view.ts';
import { useLanguage } from '#app/web/words.ts';
import { mediaMessages } from './media.messages.ts';
import { mediaPath } from './media-path.ts';
import { MediaTiles, type TileView } from './media-tile.tsx';

interface LibraryChoiceProps extends Pick<ListFace<'date', never>, 'shape' | 'listQuery' | 'page'> {
  tiles: readonly TileView[];
  /** The resource that takes the chosen file. */
  to: string;
  /** The file that the place shows now, for conflict detection; absent: a new place. */
  seen?: string;
}

export function LibraryChoice({ tiles, to, seen, ...list }: LibraryChoiceProps) {
  const language = useLanguage();
  const words = mediaMessages[language];
  const isBusy = useIsSending(to);
  const face = listFace({
    ...list,
    language,
    caption: words.title,
    searchHint: words.searchHint,
    columns: [],
    filters: {},
    rows: tiles.map(({ id }) => ({ key: id, cells: {} })),
    empty: (
      <EmptyState title={words.noChoice.title} actions={<TextLink href={mediaPath}>{words.title}</TextLink>}>
        <p>{words.noChoice.text}</p>
      </EmptyState>
    ),
  });
  const use = ({ id, name }: TileView) => (
    <PostForm to={to}>
      <input type="hidden" name="media" value={id} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <Button type="submit" variant="ghost" isPlain isCompact isBusy={isBusy}>
        {words.use}
        <span className="unseen">: {name}</span>
      </Button>
    </PostForm>
  );
  return (
    <List {...face} body={<MediaTiles tiles={tiles} label={words.title} words={words} action={use} />} />
  );
}
