import type { World } from '#platform/world.ts';
import { placedPhotographs } from './photographs.queries.ts';
import { readPicture } from './store-picture.ts';

/** Of a placed photograph: `/pictures/<id>/email.jpg`. */
export const emailPictureFile = 'email.jpg';

const widthOfEmail = 1120;

/** Null: no place shows the photograph. */
export async function emailPicture(
  world: Pick<World, 'db' | 'reference' | 'files' | 'processes'>,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const placed = Object.values(await placedPhotographs(world, 'en')).find(
    ({ address }) => address === `/pictures/${id}`,
  );
  const width = placed?.widths.find((one) => one >= widthOfEmail) ?? placed?.widths.at(-1);
  const bytes = placed && (await readPicture(world, id, `${width}.webp`));
  if (!bytes) return null;
  const jpeg = await world.processes.run('draw-email-picture', { bytes, isInColour: placed.tone !== 'grey' });
  return new Uint8Array(jpeg);
}
