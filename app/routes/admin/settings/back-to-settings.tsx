import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Language } from '#studio/shared/language.ts';
import { settingsMessages } from './settings.messages.ts';

export function BackToSettings({ language }: { language: Language }) {
  return (
    <TextLink href="/admin/settings" leads="back">
      {settingsMessages[language].back}
    </TextLink>
  );
}
