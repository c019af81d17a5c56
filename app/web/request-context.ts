import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '#studio/shared/language.ts';

/** What is known of a request without any loader's help: a page that fails is still told in the reader's language. */
export interface Asked {
  language: Language;
  /** A second reading of a page that stands elsewhere: not for search engines until the language is opened. */
  isPrefixed: boolean;
  /** Shown on the error page only; never in a page that is kept. */
  requestId: string;
}

const RequestReactContext = createContext<Asked | null>(null);

/** On the server around every page. */
export const RequestContextProvider = RequestReactContext.Provider;

/** As the root's loader says; when it has failed itself, as the server knew before. In the browser null, then. */
export function useRequestContext(): Asked | null {
  const frame = useRouteLoaderData('root') as Asked | undefined;
  const known = useContext(RequestReactContext);
  return frame ?? known;
}
