import { notAllowedAnswer, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import { whoOf } from '#app/web/session/who.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { ownersForm } from '../../../owners-form.ts';
import { pageOf, pagePath } from '../pages/pages.data.ts';
import type { Route } from './+types/page-preview';
import { previewAnswer } from './preview-answer.ts';

/** `POST /admin/website/<page>/preview/<language>`: the visitors' page as its draft is. */
export async function action(args: Route.ActionArgs) {
  if ((await whoOf(args.request, args.context)).role === 'visitor') return signedOutAnswer();
  const { world } = await ownersForm('website', args, pagePath);
  const { page: key } = args.params;
  const path = await pageOf(world, key);
  const { page } = await pageDraft(world.db.query, key);
  return previewAnswer(
    args.context,
    path === null ? null : { key, path, page, language: args.params.language },
  );
}

export const loader = notAllowedAnswer;
