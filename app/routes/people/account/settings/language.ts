import { textOf } from '#app/web/forms/read-form.ts';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { chooseLanguage } from '#studio/people/accounts/choose-language.ts';
import { settingsAction, showSettings } from './settings-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { sendSettings as clientAction } from './send-settings.ts';
export default NoView;
export const middleware = showSettings;

export const action = settingsAction('language', async ({ world, who, form }) => {
  const isChosen = await chooseLanguage(world, who, { language: textOf(form, 'language') });
  return isChosen ? { ok: true } : null;
});
