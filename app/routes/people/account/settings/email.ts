import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { requestEmailChange } from '#studio/people/accounts/change-email.ts';
import { settingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export const action = settingsAction('email', ({ world, who, form }) =>
  requestEmailChange(world, who, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
);
