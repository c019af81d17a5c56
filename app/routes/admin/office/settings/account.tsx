import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readSettings } from '#app/routes/people/account/settings/read-settings.ts';
import { settingsMessages } from '#app/routes/people/account/settings/settings.messages.ts';
import { Settings } from '#app/routes/people/account/settings/settings.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/account';
import { backToSettings } from './back-to-settings.tsx';

const path = '/admin/account';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context }, path);
  const who = await signedIn(request, context, path);
  const { language } = factsOf(context);
  return { settings: await readSettings(context, { request, who, language }) };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { settings } = loaderData;
  const words = useWords(settingsMessages);
  return (
    <AdminFrame page="account" title={words.title} lead={words.lead(settings.email)} back={backToSettings}>
      <Settings language={language} settings={settings} />
    </AdminFrame>
  );
}
