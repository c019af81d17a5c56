import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { republishStory, unpublishStory } from '#studio/magazine/change-story.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/story-publication';
import { showStoryOutcome, storyPage } from './story-action.ts';

export default NoView;
export const middleware = showPage(storyPage);

/** `POST /admin/stories/<id>/publication` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, storyPage);
  const isPublished = isChecked(form, 'published');
  const change = isPublished ? republishStory : unpublishStory;
  const outcome = await change(world, who, { storyId: args.params.story });
  return showStoryOutcome(outcome, `${path}?flash=${isPublished ? 'published' : 'unpublished'}`);
}
