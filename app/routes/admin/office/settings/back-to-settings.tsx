import { useWords } from '#app/web/words.ts';
import { settingsMessages } from './settings.messages.ts';

export const backToSettings = { href: '/admin/settings', label: <Label /> };

function Label() {
  return useWords(settingsMessages).back;
}
