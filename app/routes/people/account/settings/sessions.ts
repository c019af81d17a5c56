import { redirect } from 'react-router';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { endAllSessions } from '#studio/people/accounts/change-account.ts';
import type { Route } from './+types/sessions';
import { readSettingsForm, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export async function action(args: Route.ActionArgs) {
  const { world, who } = await readSettingsForm(args);
  await endAllSessions(world, who);
  return redirect('/login?out=everywhere', 303);
}
