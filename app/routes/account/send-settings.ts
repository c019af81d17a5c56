import { catchNetworkError } from '#app/web/forms/catch-network-error.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';

/** A network error keeps every form and is shown at the one that was sent. */
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
