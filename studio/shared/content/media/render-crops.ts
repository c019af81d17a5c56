import type { FocalPoint } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { preparePicture } from '../prepare-picture.ts';
import { masterFile, readPicture, removePicture, storePicture } from '../store-picture.ts';
import type { LibraryPicture, Refused } from './media-file.ts';
import { isLibraryFile, type PlacedCrop } from './media-files.queries.ts';
import type { NewCrop } from './media-files.store.ts';

interface Cropping {
  picture: LibraryPicture;
  focus: FocalPoint;
}

/** New files of the crops that places show; their rows are written afterwards (`replaceCrop`). */
export async function renderCrops(
  world: Pick<World, 'processes' | 'files'>,
  cropping: Cropping,
  placed: readonly PlacedCrop[],
): Promise<{ ok: true; crops: NewCrop[] } | Refused> {
  const crops: NewCrop[] = [];
  for (const { place, id: formerId, width, height } of placed) {
    const rendered = await renderCrop(world, { ...cropping, proportions: { width, height } });
    if (!rendered.ok) {
      for (const { id, widths } of crops) await removePicture(world, id, widths);
      return rendered;
    }
    crops.push({ ...rendered.crop, place, formerId });
  }
  return { ok: true, crops };
}

/** Without proportions the whole picture. From the master, or for pictures of before the library from the widest file. */
export async function renderCrop(
  world: Pick<World, 'processes' | 'files'>,
  { picture, focus, proportions }: Cropping & { proportions: { width: number; height: number } | undefined },
): Promise<{ ok: true; crop: Omit<NewCrop, 'place' | 'formerId'> } | Refused> {
  const file = picture.hasMaster ? masterFile : `${picture.widths.at(-1)}.webp`;
  const bytes = await readPicture(world, picture.fileId, file);
  if (!bytes) return { ok: false, refusal: 'not-found' };
  const prepared = await preparePicture(world, bytes, proportions && { ...proportions, focus });
  if (!prepared.ok) return prepared;
  const { widths, width, height, placeholder } = prepared.picture;
  const id = await storePicture(world, prepared.picture);
  return { ok: true, crop: { id, widths, width, height, placeholder } };
}

/** The files of a crop that no place shows any more; not those of the library itself. */
export async function removeCrop(
  world: Pick<World, 'db' | 'files'>,
  { id, widths }: { id: string; widths: readonly number[] },
): Promise<void> {
  if (!(await isLibraryFile(world.db.query, id))) await removePicture(world, id, widths);
}
