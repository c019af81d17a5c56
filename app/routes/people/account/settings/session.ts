import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { endOneSession } from '#studio/people/accounts/change-account.ts';
import { settingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

/** Ends one of the person's other sessions. */
export const action = settingsAction('session', async ({ world, who, form }) => {
  return (await endOneSession(world, who, textOf(form, 'session'))) ? { ok: true } : null;
});
