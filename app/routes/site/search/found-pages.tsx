import { Disclosure } from '#app/ui/disclosure.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, isNightPicture, Picture } from '#app/ui/media/picture.tsx';
import { markFound, type SitePage, searchWords } from '#studio/site/search/site-page.ts';
import { ProductPicture } from '../../goods/shop/product-picture.tsx';
import type { HitPicture } from './hit-pictures.data.ts';
import type { searchMessages } from './search.messages.ts';

type Hit = Omit<SitePage, 'changedAt'>;

interface FoundPagesProps {
  found: readonly Hit[];
  pictures: Readonly<Record<string, HitPicture>>;
  query: string;
  words: (typeof searchMessages)['en'];
}

/** Of each kind, before the rest is folded. */
const firstShown = 3;

/** The kind of the best result first; within a kind the best first. */
export function FoundPages({ found, pictures, query, words }: FoundPagesProps) {
  const list = (pages: readonly Hit[]) => (
    <ol className="search-results">
      {pages.map((page) => (
        <Result key={page.path} page={page} picture={pictures[page.path]} query={query} />
      ))}
    </ol>
  );
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, pages]) => (
    <section key={kind} className="search-kind" aria-labelledby={`found-${kind}`}>
      <h3 className="ruled" id={`found-${kind}`}>
        {words.kinds[kind]}
      </h3>
      {list(pages.slice(0, firstShown))}
      {pages.length > firstShown && (
        <Disclosure summary={words.more(pages.length - firstShown)} isQuiet>
          {list(pages.slice(firstShown))}
        </Disclosure>
      )}
    </section>
  ));
}

interface ResultProps {
  page: Hit;
  picture: HitPicture | undefined;
  query: string;
}

function Result({ page, picture, query }: ResultProps) {
  return (
    <li>
      <div>
        <h4>
          <a href={page.path}>
            {markFound(page.title, searchWords(query)).map(({ at, text, isFound }) =>
              isFound ? <mark key={at}>{text}</mark> : text,
            )}
          </a>
        </h4>
        {page.description && <p>{page.description}</p>}
      </div>
      {picture && <ShownPicture picture={picture} />}
    </li>
  );
}

const sizes = '(min-width: 900px) 128px, 88px';

function ShownPicture({ picture }: { picture: HitPicture }) {
  switch (picture.kind) {
    case 'sheet':
      return (
        <span className="hit-picture as-sheet">
          <img src={picture.src} alt="" loading="lazy" decoding="async" />
        </span>
      );
    case 'product':
      return (
        <span className="hit-picture">
          <ProductPicture picture={picture.picture} sizes={sizes} isDecoration />
        </span>
      );
    case 'drawing':
      return <Drawing name={picture.name} />;
  }
}

function Drawing({ name }: { name: string }) {
  const photograph = usePhotograph(name);
  if (!photograph && !hasPicture(name)) return null;
  const isOnNight = hasPicture(name) && isNightPicture(name);
  return (
    <span className={isOnNight ? 'hit-picture on-night' : 'hit-picture'}>
      <Picture name={name} alt="" sizes={sizes} />
    </span>
  );
}
