import { readSettings } from '#app/routes/account/read-settings.ts';
import { sendSettings } from '#app/routes/account/send-settings.ts';
import settingsStyles from '#app/routes/account/settings.css?url';
import { settingsMessages } from '#app/routes/account/settings.messages.ts';
import { Settings } from '#app/routes/account/settings.tsx';
import { settingsAction } from '#app/routes/account/settings-action.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/account';
import { frameLinks, StudentFrame } from './frame.tsx';
import { signedIn } from './student-only.ts';
import { studentPage } from './student-page.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/dashboard/account';

/** `/dashboard/account` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, path);
  const page = await studentPage(context, who, (language) => settingsMessages[language].title);
  return { ...page, settings: await readSettings(context, request, who, page.language) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, path);
  const form = await readForm(request);
  return settingsAction({ world: worldOf(context), who, request, form, path });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, serverAction);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

// Not from student-page.ts, a server module that would bring document parsing into the browser.
export const links = () => [...frameLinks, { rel: 'stylesheet', href: settingsStyles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.title} · ${loaderData.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, title, settings } = loaderData;
  return (
    <StudentFrame
      section="account"
      {...{ language, studioName, title }}
      lead={settingsMessages[language].lead(settings.email)}
    >
      <Settings {...{ language, settings }} answer={actionData ?? null} />
    </StudentFrame>
  );
}
