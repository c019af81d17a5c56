import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { insertText } from '#studio/contact/reply.ts';
import { savedReply } from '#studio/contact/saved-replies.queries.ts';
import type { Route } from './+types/insertion';
import type { ReturnedReply } from './reply.ts';
import { readReplyForm } from './reply-form.ts';

export default NoView;
export const middleware = showPage('/admin/messages/:message');

/** `POST /admin/messages/<id>/insertion`: the form with a saved reply after what was typed. Stores only its files. */
export async function action(args: Route.ActionArgs) {
  return readReplyForm(args, async ({ world, who, form, typed, file }) => {
    const saved = await savedReply(world.db.query, who, textOf(form, 'saved'));
    const text = saved && (typed.language === 'da' ? saved.bodyDa : saved.bodyEn);
    const returned: ReturnedReply & { isGone: boolean } = {
      typed: { ...typed, body: text ? insertText(typed.body, text) : typed.body },
      ...{ problem: null, stored: null, file },
      isGone: saved === null,
    };
    return data(returned, { status: saved ? 200 : 409 });
  });
}
