import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '#studio/shared/language.ts';

/** Known without a loader, so that error pages have the reader's language. */
export interface Requested {
  language: Language;
  /** Shown on the error page only; never in a cached page. */
  requestId: string;
  /** Version of the built scripts. */
  build: string;
}

/** Where a page is, of which the parameters that change it are part. */
export interface PagePlace {
  address: string;
  siteUrl: string;
  languages: readonly Language[];
  /** Search engines may list it. */
  isIndexed: boolean;
}

/** A hydrated page has no place: it is behind the sign-in, in the account's language. */
const RequestReactContext = createContext<(Requested & { place: PagePlace | null }) | null>(null);

export const RequestContextProvider = RequestReactContext.Provider;

/** On the server; null in the browser. */
export function usePagePlace(): PagePlace | null {
  return useContext(RequestReactContext)?.place ?? null;
}

/** From the root loader; if it failed, from the server's context, which is null in the browser. */
export function useRequestContext(): Requested | null {
  const frame = useRouteLoaderData('root') as Requested | undefined;
  const known = useContext(RequestReactContext);
  return frame ?? known;
}
