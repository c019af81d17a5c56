import { readFile } from 'node:fs/promises';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { openPicture } from '#studio/shared/content/store-picture.ts';

/** The picture of the coach that the email carries with it: opening it loads nothing from the network. */
const contentId = 'portrait';
export const portraitSource = `cid:${contentId}`;
const element = new RegExp(`<img[^>]*src="${portraitSource}"[^>]*>`, 'g');

/** The place of the coach's portrait, and its drawing (scripts/pictures/plates/email-portrait.ts). */
const place = 'instructor-thea';
const drawing = 'studio/shared/email/portrait.png';

type Asking = Pick<World, 'db' | 'reference' | 'files' | 'processes'>;

export interface PortrayedEmail {
  html: string;
  attachments: MailAttachment[];
}

/** With the portrait attached, or without its element when the studio has none. */
export async function withPortrait(world: Asking, html: string): Promise<PortrayedEmail> {
  if (!html.includes(portraitSource)) return { html, attachments: [] };
  const content = await portrait(world);
  if (!content) return { html: html.replaceAll(element, ''), attachments: [] };
  const picture = { filename: 'portrait.png', contentType: 'image/png', contentId };
  return { html, attachments: [{ ...picture, content, encoding: 'base64' }] };
}

/** As one document, for the outbox. */
export async function withPortraitInside(world: Asking, html: string): Promise<string> {
  const { html: shown, attachments } = await withPortrait(world, html);
  return attachments.reduce(
    (text, { contentType, content }) =>
      text.replaceAll(portraitSource, `data:${contentType};base64,${content}`),
    shown,
  );
}

/** Base64. */
async function portrait(world: Asking): Promise<string | null> {
  return world.reference.read({
    name: 'email portrait',
    keys: ['photographs', 'studio'],
    load: async () => {
      const png =
        (await photograph(world)) ?? ((await studioIdentity(world)).isSample ? await drawn() : null);
      return png && Buffer.from(png).toString('base64');
    },
  });
}

const drawn = () => readFile(drawing);

/** An email is not delayed by a picture that cannot be drawn. */
async function photograph(world: Asking): Promise<Uint8Array | null> {
  const placed = (await placedPhotographs(world, 'en'))[place];
  const id = placed?.address.split('/').at(-1) ?? '';
  const file = placed && (await openPicture(world, id, `${placed.widths[0]}.webp`));
  if (!file) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  try {
    return await world.processes.run('draw-portrait', { bytes, isInColour: placed.tone === 'colour' });
  } catch (error) {
    if (error instanceof TaskFailed) return null;
    throw error;
  }
}
