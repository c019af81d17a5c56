import { enhance, islands, player } from 'virtual:page-scripts';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import { useKeptEntries } from '#app/client/keep-entered.ts';
import { keepTranslated } from '#app/client/keep-translated.ts';
import serif from '#app/fonts/bodoni-moda-11.woff2?url';
import italic from '#app/fonts/bodoni-moda-11-italic.woff2?url';
import sans from '#app/fonts/schibsted-grotesk.woff2?url';
import stylesheet from '#app/styles/app.css?url';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PhotographsProvider, type PlacedPhotographs } from '#app/ui/media/photographs.tsx';
import { SoundsProvider } from '#app/ui/media/sounds.tsx';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { type PlacedRecording, placedRecordings } from '#studio/shared/content/recordings.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { pageOfPlace } from '#studio/site/pages/own-page.ts';
import type { Route } from './+types/root';
import { buildVersionOf } from './web/build-version.ts';
import { leadToOneSpelling } from './web/canonical-path.ts';
import { isConnectionError } from './web/forms/catch-network-error.ts';
import { FormErrors } from './web/forms/form-errors.tsx';
import { networkErrorMessages } from './web/forms/network-error.messages.ts';
import { keepPageOnNetworkError } from './web/forms/network-error.ts';
import { NetworkErrorNotice } from './web/forms/network-error-notice.tsx';
import { revalidateOnConflict } from './web/forms/revalidate-on-conflict.ts';
import { keepPageWhenSignedOut } from './web/forms/signed-out.ts';
import { SignedOutNotice } from './web/forms/signed-out-notice.tsx';
import { keepFormWhenSignedOut } from './web/forms/signed-out-page.tsx';
import { LanguageLinks } from './web/language-links.tsx';
import { soundMessages } from './web/media/sound.messages.ts';
import { MissingPage } from './web/missing-page.tsx';
import { ClientNavigation } from './web/navigation/client-navigation.tsx';
import { loadDocument } from './web/navigation/load-document.ts';
import { usePageVisit } from './web/navigation/page-visit.ts';
import { asksToHydrate } from './web/page-handle.ts';
import { type Requested, useRequestContext } from './web/request-context.ts';
import { factsOf } from './web/request-facts.ts';
import { worldOf } from './web/world.ts';

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'stylesheet', href: stylesheet },
    // Preloaded because of font-display: optional, which ignores late fonts. Every page uses all three.
    ...[serif, italic, sans].map((href) => ({
      rel: 'preload',
      href,
      as: 'font' as const,
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ];
}

export const middleware = [leadToOneSpelling, keepFormWhenSignedOut];

export const clientMiddleware = [
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

/** Sections bring their own files: the admin would load those of all pages. */
function ofEveryPage<File>(files: Readonly<Record<string, File>>): Record<string, File> {
  return Object.fromEntries(Object.entries(files).filter(([place]) => pageOfPlace(place) === null));
}

/** The document of every page, error pages included. Only hydrated pages load React in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const requested = useRequestContext();
  const matches = useMatches();
  const hydrate = asksToHydrate(matches);
  const isAdmin = matches.some(({ id }) => id === 'admin');
  return (
    <html lang={requested?.language ?? 'en'} data-build={hydrate ? requested?.build : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <LanguageLinks />
        <Links />
        <link rel="manifest" href={isAdmin ? '/admin.webmanifest' : '/manifest.webmanifest'} />
        {hydrate ? null : <PageScripts />}
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

function PageScripts() {
  return (
    <>
      {/* React islands need Vite's preamble in development, which <Scripts/> would include. */}
      {import.meta.env.DEV ? (
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      ) : null}
      <script type="module" src={enhance} data-islands={islands} data-player={player} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const visit = usePageVisit();
  const isHydrated = asksToHydrate(useMatches());
  useKeptEntries(() => document);
  useEffect(keepTranslated, []);
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
    </PhotographsProvider>
  );
}

/** A network error during client navigation, which is in no log. */
function NoLine({ language }: { language: Language }) {
  const { title, sentence, again } = networkErrorMessages[language];
  return (
    <main id="main">
      <title>{title}</title>
      <ErrorPage
        headline={title}
        drawing="metronome"
        sentence={sentence}
        actions={<ButtonLink href="">{again}</ButtonLink>}
      />
    </main>
  );
}

/** Bugs and outages show the request id of the log entry; a 404 does not. */
export function ErrorBoundary() {
  const requested = useRequestContext();
  const language = requested?.language ?? 'en';
  const words = errorWords[language];
  const error = useRouteError();
  if (isConnectionError(error)) return <NoLine language={language} />;
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410))
    return <MissingPage language={language} />;
  return (
    <main id="main">
      <title>Unexpected Application Error!</title>
      <ErrorPage
        headline="Unexpected Application Error!"
        melody={[5, 2, 0]}
        sentence={words.sentence}
        actions={<ButtonLink href="/">{words.home}</ButtonLink>}
        reference={requested ? { label: words.idLabel, number: requested.requestId } : null}
      />
    </main>
  );
}

const errorWords = {
  en: {
    sentence: 'Something went wrong on our side. We have noted it. Please try again in a moment.',
    home: 'Back to the home page',
    idLabel: 'If you write to us about it, please name this number:',
  },
  da: {
    sentence: 'Noget gik galt hos os. Vi har noteret det. Prøv igen om et øjeblik.',
    home: 'Tilbage til forsiden',
    idLabel: 'Skriver du til os om fejlen, så oplys dette nummer:',
  },
};
