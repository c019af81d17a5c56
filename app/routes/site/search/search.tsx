import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { factsOf, refuseTooMany } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { searchSite } from '#studio/site/search/site-pages.queries.ts';
import { siteFrame } from '../frame.ts';
import { PersonFigure } from '../parts/form-sides.tsx';
import { SitePage as Page } from '../parts/site-page.tsx';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/search';
import { FoundPages } from './found-pages.tsx';
import { hitPictures } from './hit-pictures.data.ts';
import { searchMessages } from './search.messages.ts';
import stylesheet from './search-page.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

const longestQuery = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const given = new URL(request.url).searchParams.get('q') ?? '';
  const query = given.trim().slice(0, longestQuery);
  if (query) {
    const taken = await world.limits.takeInMemory('searchesPerAddress', factsOf(context).address);
    if (!taken.ok) refuseTooMany(context, taken.retryAfterSeconds);
  }
  const frame = await siteFrame(context);
  const found = await searchSite(world, frame.language, query);
  const pictures = await hitPictures(world, frame.language, found);
  return { frame, query, found: found.map(({ changedAt: _, ...page }) => page), pictures };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, label } = searchMessages[loaderData?.frame.language ?? 'en'];
  const words = {
    title: loaderData?.query ? `${title}: ${loaderData.query}` : title,
    description: label,
    drawn: title,
  };
  return [...pageMeta(loaderData?.frame, words), { name: 'robots', content: 'noindex' }];
}

export default function Search({ loaderData: { frame, query, found, pictures } }: Route.ComponentProps) {
  const words = searchMessages[frame.language];
  return (
    <Page frame={frame}>
      <PlainHead
        headline={words.title}
        {...(query === '' ? { lead: words.begin } : {})}
        figure={<PersonFigure name="coach-fork" />}
      />
      <div className="wrap search">
        <div className="search-main">
          <search>
            <form className="search-form" action="/search">
              <TextField
                name="q"
                idPrefix="search"
                label={words.label}
                type="search"
                defaultValue={query}
                maxLength={longestQuery}
              />
              <Button type="submit">{words.submit}</Button>
            </form>
          </search>
          {query === '' ? (
            <Begin words={words} />
          ) : (
            <Found words={words} query={query} found={found} pictures={pictures} />
          )}
        </div>
        <Browse words={words} />
      </div>
    </Page>
  );
}

type Words = (typeof searchMessages)['en'];

function Begin({ words }: { words: Words }) {
  return (
    <section className="search-begin">
      <h2>{words.tryWords}</h2>
      <ul className="search-words">
        {words.examples.map((word) => (
          <li key={word}>
            <TextLink href={`/search?q=${encodeURIComponent(word)}`}>{word}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FoundData = Pick<Route.ComponentProps['loaderData'], 'query' | 'found' | 'pictures'>;

function Found({ words, query, found, pictures }: FoundData & { words: Words }) {
  if (found.length === 0) {
    return (
      <EmptyState
        drawing="fork"
        title={words.none(query)}
        actions={
          <>
            <ButtonLink href="/courses">{words.courses}</ButtonLink>
            <TextLink href="/contact">{words.contact}</TextLink>
          </>
        }
      >
        <p>{words.advice}</p>
      </EmptyState>
    );
  }
  return (
    <section>
      <h2>{words.results(found.length, query)}</h2>
      <FoundPages found={found} pictures={pictures} query={query} words={words} />
    </section>
  );
}

function Browse({ words }: { words: Words }) {
  return (
    <nav className="search-places" aria-labelledby="search-browse">
      <h2 className="ruled" id="search-browse">
        {words.browse}
      </h2>
      <ul>
        {words.places.map(({ href, name, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
