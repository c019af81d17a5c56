import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { showTakePair } from '#studio/site/takes/arrange-take-pairs.ts';
import { ownersForm } from '../../../owners-form.ts';
import { idFrom, versionFrom } from '../../../read-action.ts';
import { showArranged } from '../../../record-outcome.ts';
import { proofPath } from './proof-paths.ts';

const posts = postsBelow(proofPath, { ':pair/visibility': visibility });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function visibility(args: PostArgs<'pair'>) {
  const { world, who, form } = await ownersForm('website', args, proofPath);
  const isVisible = isChecked(form, 'show');
  const input = { id: idFrom(args.params.pair), version: versionFrom(form), isVisible };
  return showArranged(await showTakePair(world, who, input), proofPath, isVisible ? 'shown' : 'hidden');
}
