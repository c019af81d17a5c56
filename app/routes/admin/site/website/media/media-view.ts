import { sizeText } from '#app/web/files/size-text.ts';
import type { MediaFile } from '#studio/shared/content/media/media-file.ts';
import type { ListedMediaFile } from '#studio/shared/content/media/media-files.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { TileView } from './media-tile.tsx';

export function tileOf(file: ListedMediaFile, language: Language): TileView {
  const { id, kind, name, picture, usages, textEn, textDa } = file;
  return {
    id,
    kind,
    name,
    about: [sizeOf(file, language), formats[language].shortDay(file.createdAt)].filter(Boolean).join(' · '),
    thumbnail: picture && {
      src: `/pictures/${picture.fileId}/${picture.widths[0]}.webp`,
      width: picture.width,
      height: picture.height,
    },
    usages,
    isTextMissing: (kind === 'picture' || kind === 'audio') && (textEn === '' || textDa === ''),
  };
}

export function sizeOf({ bytes }: Pick<MediaFile, 'bytes'>, language: Language): string | null {
  return bytes === null ? null : sizeText(bytes, language);
}
