import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/story-acceptance';
import { storyPage } from './story-action.ts';
import { decideStory } from './story-decision.ts';

export default NoView;
export const middleware = showPage(storyPage);

/** `POST /admin/stories/<id>/acceptance` */
export function action(args: Route.ActionArgs) {
  return decideStory(args, 'accepted');
}
