import type { World } from '#platform/world.ts';

/** A film of the media library: its row without its bytes. Returns its id. */
export async function insertFilm(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { fileId, name = 'stage.mov' }: { fileId: string; name?: string },
): Promise<string> {
  const at = clock.now();
  const film = { kind: 'video', format: 'mp4', name, file_id: fileId, seconds: 9 } as const;
  const nothing = { url: null, digest: null, widths: null, width: null, height: null, placeholder: null };
  const rest = { bytes: 1, has_master: false, focus_x: 50, focus_y: 50, text_en: '', text_da: '' };
  const { id } = await db.query
    .insertInto('media_files')
    .values({ ...film, ...nothing, ...rest, created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
