import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { SectionIcon } from '../../section-icon.tsx';
import type { Route } from './+types/search';
import { type FoundGroup, findEverything } from './find-everything.ts';
import { longestSearch } from './longest-search.ts';
import { adminSearchMessages, groupIcons } from './search.messages.ts';
import { SearchField } from './search-field.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('today', { request, context }, `/admin/search${url.search}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const groups = query ? await findEverything({ world, who: { ...who, language }, typed: query }) : [];
  return { query, groups };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, groups } = loaderData;
  const words = useWords(adminSearchMessages);
  return (
    <AdminFrame page="search" title={words.title}>
      <SearchField id="search-q" query={query} />
      {groups.length > 0 ? (
        groups.map((group) => <Group key={group.key} group={group} words={words} />)
      ) : (
        <EmptyState title={query ? words.none(query) : words.begin}>
          <p>{query ? words.advice : words.beginAdvice}</p>
        </EmptyState>
      )}
    </AdminFrame>
  );
}

function Group({ group, words }: { group: FoundGroup; words: (typeof adminSearchMessages)['en'] }) {
  const { key, found, allHref } = group;
  const title = words.groups[key];
  return (
    <section className="found-group" aria-labelledby={`found-${key}`}>
      <h2 id={`found-${key}`}>{title}</h2>
      <ul>
        {found.map(({ href, title: name, detail }) => (
          <li key={href + name}>
            <a href={href}>
              <SectionIcon of={groupIcons[key]} />
              <strong>{name}</strong>
              {detail && <small>{detail}</small>}
            </a>
          </li>
        ))}
      </ul>
      {allHref && (
        <TextLink href={allHref}>
          {words.all}
          <span className="unseen"> {title}</span>
        </TextLink>
      )}
    </section>
  );
}
