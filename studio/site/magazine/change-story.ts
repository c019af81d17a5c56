import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { storyTags } from './decide-story.ts';
import { removeUpload } from './delete-old-uploads.ts';
import { moveItem, removeItem, updateItem } from './items.store.ts';
import { lockStory, moveStory, removeStory, updateStory } from './stories.store.ts';
import { blocksOf, excerptOf } from './story.ts';
import { type StoryEdit, type StoryProblems, storyEdit, storyProblems } from './story-input.ts';

type Story = NonNullable<Awaited<ReturnType<typeof lockStory>>>;
type Accepted = Story & { item_id: string };

export type ChangeStoryOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'changed' };
export type EditStoryOutcome = ChangeStoryOutcome | ({ ok: false } & StoryProblems);

/** Removes a published story from the magazine, feed and downloads. */
export function unpublishStory(
  world: World,
  who: May<'inbox'>,
  input: { storyId: string },
): Promise<ChangeStoryOutcome> {
  return move(world, who, { ...input, to: 'unpublished', action: 'story.unpublished' });
}

/** Restores an unpublished story at its former address and date. */
export function republishStory(
  world: World,
  who: May<'inbox'>,
  input: { storyId: string },
): Promise<ChangeStoryOutcome> {
  return move(world, who, { ...input, to: 'accepted', action: 'story.published' });
}

/** Idempotent: no second audit entry. */
async function move(
  world: World,
  who: May<'inbox'>,
  { storyId, to, action }: { storyId: string; to: 'accepted' | 'unpublished'; action: AuditAction },
): Promise<ChangeStoryOutcome> {
  return withStory(world, {
    who,
    storyId,
    act: async (c, story) => {
      if (!wasAccepted(story)) return { ok: false, refusal: 'not-found' };
      if (!(await moveStory(c.tx, story.id, to))) return { ok: true };
      await moveItem(c.tx, {
        id: story.item_id,
        to: to === 'accepted' ? 'published' : 'withdrawn',
        at: c.now,
      });
      await auditStory(c, story.id, action);
      return { ok: true };
    },
  });
}

/** `version`: optimistic lock. The URL stays. */
export async function editStory(
  world: World,
  who: May<'inbox'>,
  input: { storyId: string; version: number; fields: unknown },
): Promise<EditStoryOutcome> {
  const read = storyEdit.safeParse(input.fields);
  if (!read.success) return { ok: false, ...storyProblems(read.error, who.language) };
  const words = read.data;
  return withStory(world, {
    who,
    storyId: input.storyId,
    act: async (c, story) => {
      if (!wasAccepted(story)) return { ok: false, refusal: 'not-found' };
      if (hasSameWords(story, words)) return { ok: true };
      if (story.version !== input.version) return { ok: false, refusal: 'changed' };
      await updateStory(c.tx, story.id, words);
      const { language } = story;
      const { title } = words;
      const tag = storyTags[language];
      const text = { language, title, tag, excerpt: excerptOf(words.story), blocks: blocksOf(words.story) };
      await updateItem(c.tx, story.item_id, { author: words.name, text });
      await auditStory(c, story.id, 'story.changed');
      return { ok: true };
    },
  });
}

/** Permanently deletes a story in any state, with its page and PDF. */
export async function deleteStory(
  world: World,
  who: May<'inbox'>,
  input: { storyId: string; version: number },
): Promise<ChangeStoryOutcome> {
  let uploadId: string | null = null;
  const outcome = await withStory(world, {
    who,
    storyId: input.storyId,
    act: async (c, story) => {
      if (story.version !== input.version) return { ok: false, refusal: 'changed' };
      uploadId = story.upload_id;
      await removeStory(c.tx, story.id);
      if (story.item_id) await removeItem(c.tx, story.item_id);
      await publish(c, { type: 'story.deleted', storyId: story.id });
      await auditStory(c, story.id, 'story.deleted');
      return { ok: true };
    },
  });
  // After the commit, since files cannot be rolled back; the reconciler retries.
  if (outcome.ok && uploadId) await removeUpload(world, uploadId);
  return outcome;
}

async function withStory(
  world: World,
  {
    who,
    storyId,
    act,
  }: { who: May<'inbox'>; storyId: string; act: (c: Change, story: Story) => Promise<ChangeStoryOutcome> },
): Promise<ChangeStoryOutcome> {
  if (!z.guid().safeParse(storyId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  return change(world, who, async (c): Promise<ChangeStoryOutcome> => {
    const story = await lockStory(c.tx, storyId);
    return story ? act(c, story) : { ok: false, refusal: 'not-found' };
  });
}

function wasAccepted(story: Story): story is Accepted {
  return story.item_id !== null;
}

function hasSameWords(story: Story, words: StoryEdit): boolean {
  return story.name === words.name && story.title === words.title && story.story === words.story;
}

async function auditStory(c: Change, storyId: string, action: AuditAction): Promise<void> {
  await audit(c, { action, subject: `story:${storyId}` });
  await contentChanged(c.tx, 'magazine');
}
