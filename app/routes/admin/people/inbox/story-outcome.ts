import { data, redirect } from 'react-router';
import type { ChangeStoryOutcome, EditStoryOutcome } from '#studio/site/magazine/change-story.ts';
import type { StoryField } from '#studio/site/magazine/story-input.ts';

export const storyPage = '/admin/stories/:story';

export interface StoryFault {
  /** 'answered': accepted or declined meanwhile. */
  problem: 'answered' | 'changed' | 'invalid';
  errors: Partial<Record<StoryField, string>>;
  typed: { name: string; title: string; story: string } | null;
}

export function showStoryOutcome(
  outcome: ChangeStoryOutcome | EditStoryOutcome,
  to: string,
  typed: StoryFault['typed'] = null,
): ReturnType<typeof data<StoryFault>> {
  if (outcome.ok) throw redirect(to, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  if (outcome.refusal === 'changed') {
    return data<StoryFault>({ problem: 'changed', errors: {}, typed }, { status: 409 });
  }
  const errors = 'fields' in outcome ? outcome.fields : {};
  return data<StoryFault>({ problem: 'invalid', errors, typed }, { status: 400 });
}
