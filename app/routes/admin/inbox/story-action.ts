import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import type { World } from '#platform/world.ts';
import {
  type ChangeStoryOutcome,
  deleteStory,
  type EditStoryOutcome,
  editStory,
  republishStory,
  unpublishStory,
} from '#studio/magazine/change-story.ts';
import type { StoryField } from '#studio/magazine/story-input.ts';
import type { Who } from '#studio/shared/who.ts';

export interface StoryFault {
  /** 'answered': accepted or declined meanwhile. */
  problem: 'answered' | 'changed' | 'invalid';
  errors: Partial<Record<StoryField, string>>;
  /** Input of a refused submission. */
  typed: { name: string; title: string; story: string } | null;
}

/** Actions on an answered story; null: another action. */
export async function storyAction(world: World, who: Who, storyId: string, form: FormData) {
  const act = textOf(form, 'act');
  const path = `/admin/stories/${storyId}`;
  const version = Number(textOf(form, 'version'));
  switch (act) {
    case 'unpublish':
      return answer(await unpublishStory(world, who, { storyId }), `${path}?did=unpublished`);
    case 'republish':
      return answer(await republishStory(world, who, { storyId }), `${path}?did=published`);
    case 'delete':
      return answer(await deleteStory(world, who, { storyId, version }), '/admin/stories?did=deleted');
    case 'save': {
      const fields = {
        name: textOf(form, 'name'),
        title: textOf(form, 'title'),
        story: textOf(form, 'story'),
      };
      return answer(await editStory(world, who, { storyId, version, fields }), `${path}?did=saved`, fields);
    }
    default:
      return null;
  }
}

function answer(
  outcome: ChangeStoryOutcome | EditStoryOutcome,
  to: string,
  typed: StoryFault['typed'] = null,
): ReturnType<typeof data<StoryFault>> {
  if (outcome.ok) throw redirect(to);
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  if (outcome.refusal === 'changed') {
    return data<StoryFault>({ problem: 'changed', errors: {}, typed }, { status: 409 });
  }
  const errors = 'fields' in outcome ? outcome.fields : {};
  return data<StoryFault>({ problem: 'invalid', errors, typed }, { status: 400 });
}
