import { catchNetworkError } from '#app/web/forms/catch-network-error.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';

/** A cut line leaves every part of the account page as it stands; the part that was sent says so. */
export async function sendSettings<T>(request: Request, send: () => Promise<T>) {
  const form = await request.clone().formData();
  const { message, intent } = {
    message: settingsMessages[document.documentElement.lang === 'da' ? 'da' : 'en'].cut,
    intent: String(form.get('intent') ?? ''),
  };
  return catchNetworkError<T, SettingsAnswer>(send, {
    kind: 'refused',
    intent,
    refusal: 'cut',
    message,
    typed: '',
  });
}
