import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeFile } from '#studio/learning/files/remove-file.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/file-deletion';
import { lessonPage } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/files/<file>/deletion` */
export async function action(args: Route.ActionArgs): Promise<never> {
  const { who, world, path } = await ownersAction(args, lessonPage);
  await removeFile(world, who, args.params.media);
  throw redirect(`${path}?flash=removed#files`, 303);
}
