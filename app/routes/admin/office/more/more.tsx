import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { adminFrameMessages } from '../../frame.messages.ts';
import { AdminFrame, WaitingCount } from '../../frame.tsx';
import { useAdmin, waitingIn } from '../../layout-data.ts';
import { ownerOnly } from '../../owner-only.ts';
import { SectionIcon } from '../../section-icon.tsx';
import { moreGroups, settings } from '../../sections.ts';
import { SearchField } from '../search/search-field.tsx';
import type { Route } from './+types/more';
import { Tools } from './tools.tsx';

/** `/admin/more`: the sections that the phone's bottom bar has no space for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('today', { request, context }, '/admin/more');
  return { language: factsOf(context).language };
}

export default function More() {
  const words = useWords(adminFrameMessages);
  const admin = useAdmin();
  return (
    <AdminFrame page="more" title={words.names.more}>
      <SearchField id="more-q" />
      <ul className="more-list">
        {[...moreGroups.flat(), settings].map((section) => (
          <li key={section.key}>
            <a href={section.pages[0].href}>
              <SectionIcon of={section.key} />
              <span>
                <strong>{words.names[section.key]}</strong> <small>{words.about[section.key]}</small>
              </span>
              <WaitingCount count={waitingIn(section, admin)} />
            </a>
          </li>
        ))}
      </ul>
      <Tools />
    </AdminFrame>
  );
}
