import { readSettings } from '#app/routes/people/account/settings/read-settings.ts';
import settingsStyles from '#app/routes/people/account/settings/settings.css?url';
import { settingsMessages } from '#app/routes/people/account/settings/settings.messages.ts';
import { Settings } from '#app/routes/people/account/settings/settings.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { Route } from './+types/account';
import { StudentFrame } from './frame.tsx';
import { signedIn } from './student-only.ts';

const path = '/dashboard/account';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, path);
  return { settings: await readSettings(context, { request, who, language: who.language }) };
}

export const links = () => [{ rel: 'stylesheet', href: settingsStyles }];

export default function Account({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData;
  const language = useLanguage();
  const words = settingsMessages[language];
  return (
    <StudentFrame section="account" title={words.title} lead={words.lead(settings.email)}>
      <Settings language={language} settings={settings} />
    </StudentFrame>
  );
}
