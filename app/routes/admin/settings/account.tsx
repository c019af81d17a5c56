import { readSettings } from '#app/routes/account/settings/read-settings.ts';
import { settingsMessages } from '#app/routes/account/settings/settings.messages.ts';
import { Settings } from '#app/routes/account/settings/settings.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/account';
import { BackToSettings } from './back-to-settings.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/account';

/** `/admin/account` */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, path);
  const who = await signedIn(request, context, path);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  return { language, studioName, settings: await readSettings(context, { request, who, language }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && settingsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { language, studioName, settings } = loaderData;
  const words = settingsMessages[language];
  return (
    <AdminFrame
      page="account"
      title={words.title}
      lead={words.lead(settings.email)}
      back={<BackToSettings language={language} />}
      {...{ language, studioName }}
    >
      <Settings {...{ language, settings }} />
    </AdminFrame>
  );
}
