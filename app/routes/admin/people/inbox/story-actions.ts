import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { deleteStory, republishStory, unpublishStory } from '#studio/site/magazine/change-story.ts';
import { ownersForm } from '../../owners-form.ts';
import { decideStory } from './story-decision.ts';
import { showStoryOutcome, storyPage } from './story-outcome.ts';

const posts = postsBelow(storyPage, { acceptance, deletion, publication, rejection });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function acceptance(args: PostArgs) {
  return decideStory(args, 'accepted');
}

async function deletion(args: PostArgs<'story'>) {
  const { who, world, form } = await ownersForm('inbox', args, storyPage);
  const version = Number(textOf(form, 'version'));
  const outcome = await deleteStory(world, who, { storyId: args.params.story, version });
  return showStoryOutcome(outcome, '/admin/stories?flash=deleted');
}

async function publication(args: PostArgs<'story'>) {
  const { who, world, path, form } = await ownersForm('inbox', args, storyPage);
  const isPublished = isChecked(form, 'published');
  const change = isPublished ? republishStory : unpublishStory;
  const outcome = await change(world, who, { storyId: args.params.story });
  return showStoryOutcome(outcome, `${path}?flash=${isPublished ? 'published' : 'unpublished'}`);
}

function rejection(args: PostArgs) {
  return decideStory(args, 'declined');
}
