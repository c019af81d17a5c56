import type { ReactNode } from 'react';
import { Badge } from '#app/ui/feedback/badge.tsx';
import type { MediaFileKind } from '#studio/shared/content/media/media-file.ts';
import type { MediaWords } from './media.messages.ts';

export interface TileView {
  id: string;
  kind: MediaFileKind;
  name: string;
  /** Localised size and date. */
  about: string;
  thumbnail: { src: string; width: number; height: number } | null;
  usages: number;
  isTextMissing: boolean;
}

interface MediaTilesProps {
  tiles: readonly TileView[];
  label: string;
  words: MediaWords;
  /** Instead of the link to the file. */
  action?: (tile: TileView) => ReactNode;
}

export function MediaTiles({ tiles, label, words, action }: MediaTilesProps) {
  return (
    <ul className="media-tiles" aria-label={label}>
      {tiles.map((tile) => (
        <li className="media-tile" key={tile.id}>
          <Thumbnail {...tile} words={words} />
          <div className="media-about stack tight">
            {action ? (
              <strong>{tile.name}</strong>
            ) : (
              <a href={`/admin/website/media/${tile.id}`}>{tile.name}</a>
            )}
            <span className="hint">{tile.about}</span>
            {tile.isTextMissing && (
              <Badge variant="wrong">{tile.kind === 'picture' ? words.noText : words.noWords}</Badge>
            )}
            {action ? (
              action(tile)
            ) : (
              <span className="hint">{tile.usages > 0 ? words.used(tile.usages) : words.unused}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ thumbnail, kind, words }: TileView & { words: MediaWords }) {
  if (!thumbnail) {
    return (
      <span className="media-thumb" aria-hidden="true">
        {words.kinds[kind]}
      </span>
    );
  }
  return (
    <span className="media-thumb">
      <img {...thumbnail} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
