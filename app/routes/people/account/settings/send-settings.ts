import type { ClientActionFunctionArgs } from 'react-router';
import { catchNetworkError } from '#app/web/forms/catch-network-error.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';
import type { SettingsResource } from './settings-parts.ts';

/** Client action: a network error keeps every form and is shown at the one that was sent. */
export function sendSettings({ request, serverAction }: ClientActionFunctionArgs) {
  const answer: SettingsAnswer = {
    kind: 'refused',
    resource: new URL(request.url).pathname.split('/').at(-1) as SettingsResource,
    refusal: 'cut',
    message: settingsMessages[document.documentElement.lang === 'da' ? 'da' : 'en'].cut,
    typed: '',
  };
  return catchNetworkError(serverAction, answer);
}
