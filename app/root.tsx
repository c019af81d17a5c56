import { enhance, islands } from 'virtual:page-scripts';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import stylesheet from '#app/styles/app.css?url';
import type { Language } from '#studio/shared/language.ts';
import type { Route } from './+types/root';
import { asksToHydrate } from './web/page-handle.ts';
import { factsOf } from './web/request-facts.ts';

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

interface Frame {
  language: Language;
}

export function loader({ context }: Route.LoaderArgs): Frame {
  return { language: factsOf(context).language };
}

/** The HTML around every page, error pages included. Only pages that ask for it load React in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData('root') as Frame | undefined;
  const hydrate = asksToHydrate(useMatches().map((match) => match.handle));
  return (
    <html lang={frame?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
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
      {/* React islands need Vite's preamble in development, which <Scripts/> would have brought. */}
      {import.meta.env.DEV ? (
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      ) : null}
      <script type="module" src={enhance} data-islands={islands} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
