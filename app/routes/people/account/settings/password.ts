import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { changePassword } from '#studio/people/accounts/change-password.ts';
import { settingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export const action = settingsAction('password', async ({ world, who, request, form }) => {
  const sessionId = await world.accounts.sessionIdOf(request.headers);
  const [current, password] = [textOf(form, 'current'), textOf(form, 'password')];
  return changePassword(world, who, { current, password, sessionId });
});
