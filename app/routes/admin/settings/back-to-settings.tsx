import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useLanguage } from '#app/web/words.ts';
import { settingsMessages } from './settings.messages.ts';

export function BackToSettings() {
  const language = useLanguage();
  return (
    <TextLink href="/admin/settings" leads="back">
      {settingsMessages[language].back}
    </TextLink>
  );
}
