import { takeBack } from '#app/routes/applications/take-back.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/withdrawal';
import { ownApplication } from './own-application.ts';

export default NoView;
export const middleware = showPage('/dashboard/applications/:application');

/** `POST /dashboard/applications/<application>/withdrawal` */
export async function action(args: Route.ActionArgs) {
  const { who, application, page } = await ownApplication(args);
  return takeBack(worldOf(args.context), application.id, { page, language: who.language });
}
