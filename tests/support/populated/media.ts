import sharp from 'sharp';
import type { World } from '#platform/world.ts';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { owner } from '../who.ts';

/** A picture without a Danish text. Returns its id. */
export async function seedMedia(world: World): Promise<string> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a31' } })
    .png()
    .toBuffer();
  const source = sourceOf('Åse Ørsted på scenen i Musikhuset under øvelserne til sommerkoncerten.png', bytes);
  const added = await addMediaFile(world, owner, { source, textEn: 'Åse Ørsted on stage' });
  if (!added.ok) throw new Error(added.refusal);
  return added.id;
}
