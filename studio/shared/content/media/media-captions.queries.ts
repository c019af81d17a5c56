import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { captionsFacts } from '#studio/shared/media/captions.ts';

export interface CaptionsFacts {
  language: Language;
  bytes: number;
  cues: number;
  digest: string;
}

export async function captionsOfMedia(q: Queries, mediaId: string): Promise<CaptionsFacts[]> {
  const rows = await q
    .selectFrom('media_captions')
    .select(['language', 'content', 'digest'])
    .where('media_id', '=', mediaId)
    .orderBy('language')
    .execute();
  return rows.map(({ language, content, digest }) => ({ language, digest, ...captionsFacts(content) }));
}

/** By the name of its file in the player: `<id>.<language>.vtt`. */
export async function findCaptionsFile(
  q: Queries,
  file: string,
): Promise<{ content: string; digest: string } | null> {
  const [, fileId, language] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(en|da)\.vtt$/.exec(file) ?? [];
  if (!fileId || !language) return null;
  const row = await q
    .selectFrom('media_captions')
    .innerJoin('media_files', 'media_files.id', 'media_captions.media_id')
    .select(['media_captions.content', 'media_captions.digest'])
    .where('media_files.file_id', '=', fileId)
    .where('media_captions.language', '=', language as Language)
    .executeTakeFirst();
  return row ?? null;
}
