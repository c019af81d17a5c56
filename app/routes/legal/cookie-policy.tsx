import { Table } from '#app/ui/table.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { browserStorageTexts } from '#app/web/session/browser-storage.messages.ts';
import { browserStorage } from '#app/web/session/browser-storage.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { DocumentPage } from '../site/parts/document-page.tsx';
import { seoOf } from '../site/seo.ts';
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
  const rows = browserStorage.map((item) => ({
    key: item.name,
    cells: {
      name: <code>{item.name}</code>,
      purpose: browserStorageTexts[language][item.name].purpose,
      lasts: browserStorageTexts[language][item.name].lasts,
      place: 'isHttpOnly' in item ? words.secret : words.places[item.place],
    },
  }));
  return (
    <DocumentPage
      data={loaderData}
      isInColumns
      after={
        <div className="unbound">
          <Table
            caption={words.caption}
            columns={[
              { key: 'name', name: words.name },
              { key: 'purpose', name: words.purpose },
              { key: 'lasts', name: words.lasts },
              { key: 'place', name: words.place },
            ]}
            rows={rows}
            empty={words.none}
          />
        </div>
      }
    />
  );
}
