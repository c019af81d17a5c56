import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { changeName } from '#studio/people/accounts/change-account.ts';
import { settingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export const action = settingsAction('name', ({ world, who, form }) =>
  changeName(world, who, { name: textOf(form, 'name') }),
);
