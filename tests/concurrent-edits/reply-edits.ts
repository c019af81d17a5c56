import type { World } from '#platform/world.ts';
import {
  changeSavedReply,
  createSavedReply,
  removeSavedReply,
} from '#studio/people/contact/edit-saved-reply.ts';
import { sendReply } from '#studio/people/contact/send-reply.ts';
import { writeReply } from '#studio/people/contact/write-reply.ts';
import { seed, seededMessage } from '#tests/access/seed.ts';
import { owner } from '#tests/support/who.ts';
import type { Edit } from './edit.ts';

const saved = { titleEn: 'Prices', titleDa: 'Priser', bodyEn: 'See our prices.', bodyDa: 'Se priserne.' };

async function aSavedReply(world: World): Promise<string> {
  const made = await createSavedReply(world, owner, { once: null, typed: saved });
  if (!made.ok) throw new Error(made.refusal);
  return made.id;
}

export const replyEdits: readonly Edit[] = [
  {
    name: 'a reply',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      await seed(world);
      const reply = { messageId: seededMessage, version: 1, language: 'en' } as const;
      return (body) => writeReply(world, owner, { ...reply, body });
    },
  },
  {
    name: 'a reply, sent by two',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      await seed(world);
      return (once) => sendReply(world, owner, { messageId: seededMessage, version: 1, once });
    },
  },
  {
    name: 'a saved reply',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      const id = await aSavedReply(world);
      return (titleEn) => changeSavedReply(world, owner, { id, version: 1, typed: { ...saved, titleEn } });
    },
  },
  {
    name: 'a saved reply, edited by one and deleted by another',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      const id = await aSavedReply(world);
      const typed = { ...saved, titleEn: 'New prices' };
      return (who) =>
        who === 'mine'
          ? changeSavedReply(world, owner, { id, version: 1, typed })
          : removeSavedReply(world, owner, { id, version: 1 });
    },
  },
];
