import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { giveUpUpload } from '#studio/learning/files/remove-file.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/upload-cancellation';
import { lessonPage } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/uploads/<upload>/cancellation`: of an unfinished upload or a conversion. */
export async function action(args: Route.ActionArgs): Promise<never> {
  const { who, world, path } = await ownersAction(args, lessonPage);
  await giveUpUpload(world, who, args.params.upload);
  throw redirect(`${path}?flash=removed#files`, 303);
}
