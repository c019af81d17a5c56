import { jsonAnswer } from '#app/web/answers.ts';
import { notAllowedAnswer, saveStatuses, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import type { SaveAnswer } from '#app/web/autosave/autosave.ts';
import { whoOf } from '#app/web/session/who.ts';
import { autosavePage } from '#studio/site/pages/edit-page.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { clientFrom, textsFrom, typedChange } from '../pages/block-form.data.ts';
import { placeFrom } from '../pages/block-place.ts';
import { blockPath } from '../pages/save-block.ts';
import type { Route } from './+types/save';

/** `POST /admin/website/<page>/sections/<place>/save`: the section while it is being typed in. */
export async function action(args: Route.ActionArgs) {
  if ((await whoOf(args.request, args.context)).role === 'visitor') return signedOutAnswer();
  const { who, world, form } = await ownersForm('website', args, blockPath);
  const { page: key, section } = args.params;
  const [at, all] = [placeFrom(section), textsFrom(form)];
  const client = clientFrom(all);
  if (!client) return answer({ kind: 'refused', because: 'incomplete' }, 400);
  const change = typedChange(at, all);
  const outcome = await autosavePage(world, who, { key, version: versionFrom(form), client, change });
  if (outcome.ok) return answer({ kind: 'saved', version: outcome.version });
  if (outcome.refusal === 'changed')
    return answer({ kind: 'refused', because: 'edited' }, saveStatuses.changed);
  return answer({ kind: 'refused', because: 'incomplete' }, 400);
}

const answer = (body: SaveAnswer, status = 200) => jsonAnswer(body, { status });

export const loader = notAllowedAnswer;
