import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { attachmentKind, attachmentName, attachmentTypes } from '#studio/shared/media/attachment.ts';
import { takeUploadSpace } from '#studio/shared/upload-space/upload-space.ts';
import { system } from '#studio/shared/who.ts';
import {
  type ArrivingAttachment,
  deleteArrivingAttachments,
  insertArrivingAttachments,
} from './attachments.store.ts';

export interface SentAttachment {
  name: string;
  ending?: string;
  content: Uint8Array;
}

const abandonedHours = 1;

/** Rows first, for cleanup. Empty: none, or no space; the email is stored with their names. Throws when storing fails. */
export async function keepAttachments(
  world: World,
  sent: readonly SentAttachment[],
): Promise<ArrivingAttachment[]> {
  const arriving = sent.map(({ name, ending = '', content }, place): ArrivingAttachment => {
    const kind = attachmentKind(content);
    const key = `inbound/${randomUUID()}.${kind}`;
    return { place, key, name: attachmentName(`${name}${ending}`, kind), kind, bytes: content.length };
  });
  if (arriving.length === 0) return [];
  const total = arriving.reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = await change(world, system, async (c) => {
    if (!(await takeUploadSpace(c, total))) return false;
    await insertArrivingAttachments(c, arriving);
    return true;
  });
  if (!fits) return [];
  for (const { place, key, kind, bytes } of arriving) {
    const content = sent[place]?.content ?? new Uint8Array();
    const rules = { contentType: attachmentTypes[kind], maxBytes: bytes };
    await world.files.put(key, once(content), rules);
  }
  return arriving;
}

export async function dropAttachments(world: World, arriving: ReadonlyArray<{ key: string }>): Promise<void> {
  const keys = arriving.map(({ key }) => key);
  await world.db.transaction((tx) => deleteArrivingAttachments(tx, { keys }));
}

/** For the reconciler: what a killed process left. */
export async function dropAbandonedAttachments(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: abandonedHours });
  await world.db.transaction((tx) => deleteArrivingAttachments(tx, { before }));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
