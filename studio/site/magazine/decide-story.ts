import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { removeUpload } from './delete-old-uploads.ts';
import { freeSlug } from './free-slug.ts';
import { articlePath } from './item.ts';
import { insertItem, moveItem } from './items.store.ts';
import { lockStory, markAccepted, markDeclined } from './stories.store.ts';
import { blocksOf, excerptOf } from './story.ts';

export type DecideStoryOutcome = { ok: true } | { ok: false; refusal: 'not-found' };
type Story = NonNullable<Awaited<ReturnType<typeof lockStory>>>;

export const storyTags = { en: 'Your story', da: 'Din historie' } as const;

/** Publishes a story in its language and notifies the author. Idempotent. */
export function acceptStory(
  world: World,
  who: May<'today' | 'inbox'>,
  input: { storyId: string },
): Promise<DecideStoryOutcome> {
  return decide(world, who, {
    storyId: input.storyId,
    to: 'accepted',
    act: async (c, story) => {
      const slug = await freeSlug(c.tx, story.title);
      const itemId = await insertItem(c, {
        slug,
        key: null,
        type: 'story',
        contentType: 'blog',
        image: null,
        link: null,
        media: null,
        mediaDurationSeconds: null,
        author: story.name,
        isSample: false,
        texts: [
          {
            language: story.language,
            title: story.title,
            excerpt: excerptOf(story.story),
            tag: storyTags[story.language],
            blocks: blocksOf(story.story),
          },
        ],
      });
      await moveItem(c.tx, { id: itemId, to: 'published', at: c.now });
      await markAccepted(c, { id: story.id, itemId });
      await contentChanged(c.tx, 'magazine');
      await publish(c, { type: 'story.answered', storyId: story.id, path: articlePath(slug) });
    },
  });
}

/** Declines a story and notifies the author; its PDF is deleted now, the story after 30 days. */
export async function declineStory(
  world: World,
  who: May<'today' | 'inbox'>,
  input: { storyId: string },
): Promise<DecideStoryOutcome> {
  let uploadId: string | null = null;
  const outcome = await decide(world, who, {
    storyId: input.storyId,
    to: 'declined',
    act: async (c, story) => {
      uploadId = story.upload_id;
      await markDeclined(c, story.id);
      await publish(c, { type: 'story.answered', storyId: story.id, path: null });
    },
  });
  // After the commit, since files cannot be rolled back; the reconciler retries.
  if (uploadId) await removeUpload(world, uploadId);
  return outcome;
}

async function decide(
  world: World,
  who: May<'today' | 'inbox'>,
  {
    storyId,
    to,
    act,
  }: { storyId: string; to: 'accepted' | 'declined'; act: (c: Change, story: Story) => Promise<void> },
): Promise<DecideStoryOutcome> {
  if (!z.guid().safeParse(storyId).success) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c) => {
    const story = await lockStory(c.tx, storyId);
    if (story?.state === to) return { ok: true };
    if (story?.state !== 'waiting') return { ok: false, refusal: 'not-found' };
    await act(c, story);
    await audit(c, { action: `story.${to}`, subject: `story:${storyId}` });
    return { ok: true };
  });
}
