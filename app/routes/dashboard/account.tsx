import { readSettings } from '#app/routes/account/settings/read-settings.ts';
import settingsStyles from '#app/routes/account/settings/settings.css?url';
import { settingsMessages } from '#app/routes/account/settings/settings.messages.ts';
import { Settings } from '#app/routes/account/settings/settings.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import type { Route } from './+types/account';
import { frameLinks, StudentFrame } from './frame.tsx';
import { signedIn } from './student-only.ts';
import { studentPage } from './student-page.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/dashboard/account';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, path);
  const page = await studentPage(context, who, (language) => settingsMessages[language].title);
  return { ...page, settings: await readSettings(context, { request, who, language: page.language }) };
}

export const links = () => [...frameLinks, { rel: 'stylesheet', href: settingsStyles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.title} · ${loaderData.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { language, studioName, title, settings } = loaderData;
  return (
    <StudentFrame
      section="account"
      {...{ language, studioName, title }}
      lead={settingsMessages[language].lead(settings.email)}
    >
      <Settings {...{ language, settings }} />
    </StudentFrame>
  );
}
