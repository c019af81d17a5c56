import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { deleteStory } from '#studio/magazine/change-story.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/story-deletion';
import { showStoryOutcome, storyPage } from './story-action.ts';

export default NoView;
export const middleware = showPage(storyPage);

/** `POST /admin/stories/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, storyPage);
  const version = Number(textOf(form, 'version'));
  const outcome = await deleteStory(world, who, { storyId: args.params.story, version });
  return showStoryOutcome(outcome, '/admin/stories?flash=deleted');
}
