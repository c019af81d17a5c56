import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '#studio/shared/language.ts';

/** Known without a loader, so that error pages have the reader's language. */
export interface Requested {
  language: Language;
  /** A translated URL: noindex until the language is published. */
  isPrefixed: boolean;
  /** Shown on the error page only; never in a cached page. */
  requestId: string;
  /** Version of the built scripts. */
  build: string;
}

const RequestReactContext = createContext<Requested | null>(null);

export const RequestContextProvider = RequestReactContext.Provider;

/** From the root loader; if it failed, from the server's context, which is null in the browser. */
export function useRequestContext(): Requested | null {
  const frame = useRouteLoaderData('root') as Requested | undefined;
  const known = useContext(RequestReactContext);
  return frame ?? known;
}
