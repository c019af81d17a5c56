import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/settings';
import { settingsMessages } from './settings.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/settings` */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, '/admin/settings');
  const { studioName } = await studioIdentity(worldOf(context));
  return { language: factsOf(context).language, studioName };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && settingsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Settings({ loaderData: { language, studioName } }: Route.ComponentProps) {
  const words = settingsMessages[language];
  return (
    <AdminFrame section="settings" title={words.title} lead={words.lead} {...{ language, studioName }}>
      <ul className="settings-list">
        {Object.entries(words.groups).map(([group, { name, text }]) => (
          <li key={group}>
            <a href={`/admin/settings/${group}`}>
              <strong>{name}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </AdminFrame>
  );
}
