import { Leaders } from '#app/ui/leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { browserStorageTexts } from '#app/web/session/browser-storage.messages.ts';
import { browserStorage } from '#app/web/session/browser-storage.ts';
import { contentPageData } from '../content-page.data.ts';
import { DocumentPage } from '../parts/document-page.tsx';
import { seoOf } from '../seo.ts';
import type { Route } from './+types/cookie-policy';
import stylesheet from './cookie-policy.css?url';
import { legalMessages } from './legal.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'cookie-policy'] } };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: Route.LoaderArgs) {
  return contentPageData(context, 'cookie-policy');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
}

/** The owner's text and the list of app/web/session/browser-storage.ts. */
export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  const language = loaderData.frame.language;
  const words = legalMessages[language].cookies;
  const placeOf = (item: (typeof browserStorage)[number]) =>
    'isHttpOnly' in item ? words.secret : words.places[item.place];
  return (
    <DocumentPage
      data={loaderData}
      isInColumns
      after={
        <div className="unbound kept-by-place">
          <h2 className="ruled">{words.caption}</h2>
          {[...Map.groupBy(browserStorage, placeOf)].map(([place, items]) => (
            <section key={place}>
              <h3>{place}</h3>
              <Leaders
                isFull
                isFacts
                rows={items.map(({ name }) => ({
                  key: name,
                  label: <code>{name}</code>,
                  value: (
                    <>
                      <span>{browserStorageTexts[language][name].purpose}</span>
                      <span className="hint">
                        <span className="unseen">{words.lasts}: </span>
                        {browserStorageTexts[language][name].lasts}
                      </span>
                    </>
                  ),
                }))}
              />
            </section>
          ))}
        </div>
      }
    />
  );
}
