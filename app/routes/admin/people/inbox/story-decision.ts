import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { acceptStory, declineStory } from '#studio/site/magazine/decide-story.ts';
import { sentStory } from '#studio/site/magazine/uploads.queries.ts';
import { ownersAction } from '../../owners-form.ts';
import { type StoryFault, storyPage } from './story-outcome.ts';

export async function decideStory(args: ActionFunctionArgs, decision: 'accepted' | 'declined') {
  const { who, world, path } = await ownersAction('inbox', args, storyPage);
  const storyId = args.params.story ?? '';
  const decide = decision === 'accepted' ? acceptStory : declineStory;
  const outcome = await decide(world, who, { storyId });
  if (outcome.ok) throw redirect(`${path}?flash=${decision}`, 303);
  if (!(await sentStory(world, who, storyId))) throw data(null, { status: 404 });
  return data<StoryFault>({ problem: 'answered', errors: {}, typed: null }, { status: 409 });
}
