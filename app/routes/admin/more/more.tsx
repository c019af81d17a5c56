import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { adminFrameMessages } from '../frame.messages.ts';
import { AdminFrame, adminMeta, WaitingCount } from '../frame.tsx';
import { useAdmin, waitingIn } from '../layout-data.ts';
import { ownerOnly } from '../owner-only.ts';
import { SearchField } from '../search/search-field.tsx';
import { SectionIcon } from '../section-icon.tsx';
import { moreGroups, settings } from '../sections.ts';
import type { Route } from './+types/more';
import { Tools } from './tools.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/more`: the sections that the phone's bottom bar has no space for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, '/admin/more');
  const { studioName } = await studioIdentity(worldOf(context));
  return { language: factsOf(context).language, studioName };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && adminFrameMessages[loaderData.language].names.more, loaderData?.studioName);
}

export default function More({ loaderData: { language, studioName } }: Route.ComponentProps) {
  const words = adminFrameMessages[language];
  const admin = useAdmin();
  return (
    <AdminFrame page="more" title={words.names.more} {...{ language, studioName }}>
      <SearchField id="more-q" language={language} />
      <ul className="more-list">
        {[...moreGroups.flat(), settings].map((section) => (
          <li key={section.key}>
            <a href={section.pages[0].href}>
              <SectionIcon of={section.key} />
              <span>
                <strong>{words.names[section.key]}</strong> <small>{words.about[section.key]}</small>
              </span>
              <WaitingCount count={waitingIn(section, admin)} language={language} />
            </a>
          </li>
        ))}
      </ul>
      <Tools language={language} />
    </AdminFrame>
  );
}
