import { enhance, islands, loadFonts, player, visitorTimes } from 'virtual:page-scripts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { useKeptEntries } from '#app/client/keep-entered.ts';
import { keepTranslated } from '#app/client/keep-translated.ts';
import { useReloadWhenFrozen } from '#app/client/use-reload-when-frozen.ts';
import { pageFaces } from '#app/fonts/page-faces.ts';
import stylesheet from '#app/styles/app.css?url';
import { PhotographsProvider, type PlacedPhotographs } from '#app/ui/media/photographs.tsx';
import { SoundsProvider } from '#app/ui/media/sounds.tsx';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { type PlacedRecording, placedRecordings } from '#studio/shared/content/recordings.queries.ts';
import { pageOfPlace } from '#studio/site/pages/own-page.ts';
import { isPlaceOfTake } from '#studio/site/takes/take-pair.ts';
import type { Route } from './+types/root';
import { buildVersionOf } from './web/build-version.ts';
import { leadToOneSpelling } from './web/canonical-path.ts';
import { keepPageOnFailure } from './web/forms/failed-form.ts';
import { FormErrors } from './web/forms/form-errors.tsx';
import { keepForm } from './web/forms/kept-form.tsx';
import { keepPageOnNetworkError } from './web/forms/network-error.ts';
import { FailedFormNotice } from './web/forms/notices/failed-form-notice.tsx';
import { NetworkErrorNotice } from './web/forms/notices/network-error-notice.tsx';
import { SignedOutNotice } from './web/forms/notices/signed-out-notice.tsx';
import { revalidateOnConflict } from './web/forms/revalidate-on-conflict.ts';
import { keepPageWhenSignedOut } from './web/forms/signed-out.ts';
import { LanguageLinks } from './web/language-links.tsx';
import { soundMessages } from './web/media/sound.messages.ts';
import { ClientNavigation } from './web/navigation/client-navigation.tsx';
import { loadDocument } from './web/navigation/load-document.ts';
import { usePageVisit } from './web/navigation/page-visit.ts';
import { asksToHydrate } from './web/page-handle.ts';
import { type Requested, useRequestContext } from './web/request-context.ts';
import { factsOf } from './web/request-facts.ts';
import { RouteError } from './web/route-error.tsx';
import { worldOf } from './web/world.ts';

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'stylesheet', href: stylesheet },
    ...(import.meta.env.SSR ? fontPreloads() : []),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ];
}

export const middleware = [leadToOneSpelling, keepForm];

export const clientMiddleware = [
  keepPageOnFailure,
  keepPageOnNetworkError,
  keepPageWhenSignedOut,
  revalidateOnConflict,
  loadDocument,
];

export interface Frame extends Requested {
  photographs: PlacedPhotographs;
  recordings: Readonly<Record<string, PlacedRecording>>;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Frame> {
  const { language, id } = factsOf(context);
  const world = worldOf(context);
  const [photographs, recordings] = await Promise.all([
    placedPhotographs(world, language),
    placedRecordings(world, language),
  ]);
  const build = buildVersionOf(context);
  return {
    language,
    requestId: id,
    build,
    photographs: ofEveryPage(photographs),
    recordings: ofEveryPage(recordings),
  };
}

/** Sections and takes bring their own files: every page would have those of all pages, and takes that are not shown. */
function ofEveryPage<File>(files: Readonly<Record<string, File>>): Record<string, File> {
  const isOfEveryPage = (place: string) => pageOfPlace(place) === null && !isPlaceOfTake(place);
  return Object.fromEntries(Object.entries(files).filter(([place]) => isOfEveryPage(place)));
}

/** The document of every page, error pages included. Only hydrated pages load React in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const requested = useRequestContext();
  const matches = useMatches();
  const hydrate = asksToHydrate(matches);
  const isAdmin = matches.some(({ id }) => id === 'admin');
  return (
    <html
      lang={requested?.language ?? 'en'}
      data-build={hydrate ? requested?.build : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* Attributes that the browser's bundle does without. */}
        <script {...(import.meta.env.SSR ? fontScript() : {})} suppressHydrationWarning />
        <link rel="manifest" href={isAdmin ? '/admin.webmanifest' : '/manifest.webmanifest'} />
        {hydrate || !import.meta.env.SSR ? null : <VisitorHead />}
      </head>
      <body>
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

function fontPreloads() {
  return pageFaces.map(({ href }) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }));
}

/** After the style sheets, for which a classic script waits: from then on the browser could paint. */
function fontScript() {
  return { src: loadFonts, 'data-faces': JSON.stringify(pageFaces.map(({ face }) => face)) };
}

/** Of pages that only the server renders. */
function VisitorHead() {
  return (
    <>
      <LanguageLinks />
      {/* React islands need Vite's preamble in development, which <Scripts/> would include. */}
      {import.meta.env.DEV ? (
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      ) : null}
      <script
        type="module"
        src={enhance}
        data-islands={islands}
        data-player={player}
        data-visitor-times={visitorTimes}
      />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const visit = usePageVisit();
  const isHydrated = asksToHydrate(useMatches());
  useKeptEntries(() => document);
  useEffect(keepTranslated, []);
  useReloadWhenFrozen();
  return (
    <PhotographsProvider value={loaderData.photographs}>
      <SoundsProvider
        value={{ recordings: loaderData.recordings, words: soundMessages[loaderData.language] }}
      >
        <Outlet key={visit} />
      </SoundsProvider>
      {isHydrated && <ClientNavigation language={loaderData.language} />}
      <FormErrors />
      <NetworkErrorNotice language={loaderData.language} />
      <SignedOutNotice language={loaderData.language} />
      <FailedFormNotice language={loaderData.language} />
    </PhotographsProvider>
  );
}

export function ErrorBoundary() {
  return <RouteError />;
}
