import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '#studio/shared/language.ts';

/** What the shell found out about a request before a route sees it. */
export interface RequestFacts {
  /** Also in the answer's x-request-id and in every log line of the request. */
  id: string;
  /** The visitor's network address, believed only as far as TRUST_PROXY goes. */
  address: string | null;
  /** Language of the page: the prefix's, else the address's own. */
  language: Language;
  /** 'da' or 'en' when the address carries the prefix, else null. */
  prefix: Language | null;
  /** The path without language prefix. */
  path: string;
  /** For the scripts of a hydrated page; new for every answer. */
  nonce: string;
}

const requestFacts = createContext<RequestFacts>();

export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(requestFacts);
}

export function setFacts(context: RouterContextProvider, facts: RequestFacts): void {
  context.set(requestFacts, facts);
}
