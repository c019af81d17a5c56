import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { factsOf, refuseTooMany } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { markFound, type PageKind, searchWords } from '#studio/site/search/site-page.ts';
import { searchSite } from '#studio/site/search/site-pages.queries.ts';
import { siteFrame } from '../site/frame.ts';
import { PersonFigure } from '../site/parts/form-sides.tsx';
import { SitePage as Page } from '../site/parts/site-page.tsx';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/search';
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
  return { frame, query, found: found.map(({ changedAt: _, ...page }) => page) };
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

export default function Search({ loaderData: { frame, query, found } }: Route.ComponentProps) {
  const words = searchMessages[frame.language];
  return (
    <Page frame={frame}>
      <PlainHead headline={words.title} figure={<PersonFigure name="coach-fork" />} />
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
          {query === '' ? <Begin words={words} /> : <Found words={words} query={query} found={found} />}
        </div>
        <Browse words={words} />
      </div>
    </Page>
  );
}

type Words = (typeof searchMessages)['en'];

function Begin({ words }: { words: Words }) {
  return (
    <section>
      <h2>{words.begin}</h2>
      <p className="quiet">{words.tryWords}</p>
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

type FoundPages = Pick<Route.ComponentProps['loaderData'], 'query' | 'found'>;

function Found({ words, query, found }: FoundPages & { words: Words }) {
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
      <ol className="search-results">
        {byKind(found).map((page, at, all) => (
          <Result
            key={page.path}
            page={page}
            query={query}
            kind={words.kinds[page.kind]}
            isFirst={page.kind !== all[at - 1]?.kind}
          />
        ))}
      </ol>
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

/** The kind of the best result first; within a kind the best first. */
function byKind(found: FoundPages['found']): FoundPages['found'] {
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flat();
}

const drawings: Record<PageKind, string> = {
  page: 'studio-room',
  course: 'coach-lesson',
  article: 'student-sirens',
  workbook: 'empty-stand',
  product: 'goods-headphones',
};

interface ResultProps {
  page: FoundPages['found'][number];
  query: string;
  kind: string;
  /** Of its kind. */
  isFirst: boolean;
}

function Result({ page, query, kind, isFirst }: ResultProps) {
  return (
    <li className={isFirst ? 'first-of-kind' : undefined}>
      <p className="search-kind">
        <span className={isFirst ? undefined : 'unseen'}>{kind}</span>
        {isFirst && <Picture name={drawings[page.kind]} alt="" sizes="88px" />}
      </p>
      <h3>
        <a href={page.path}>
          {markFound(page.title, searchWords(query)).map(({ at, text, isFound }) =>
            isFound ? <mark key={at}>{text}</mark> : text,
          )}
        </a>
      </h3>
      {page.description && <p>{page.description}</p>}
    </li>
  );
}
