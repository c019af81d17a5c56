import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { confirmTotpSetup } from '#studio/people/accounts/two-factor/set-up-totp.ts';
import { ownersSettingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export const action = ownersSettingsAction('totp-confirmation', ({ world, who, form }) =>
  confirmTotpSetup(world, who, { code: textOf(form, 'code') }),
);
