import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '#studio/shared/language.ts';
import type { PageCaching, PageParams } from './page-handle.ts';

/** What the shell found out about a request before a route sees it. */
export interface RequestFacts {
  /** Also in the answer's x-request-id and in every log line of the request. */
  readonly id: string;
  /** The visitor's network address, believed only as far as TRUST_PROXY goes. */
  readonly address: string | null;
  /** Language of the page: the prefix's, else the address's own. */
  readonly language: Language;
  /** 'da' or 'en' when the address carries the prefix, else null. */
  readonly prefix: Language | null;
  /** The path without language prefix. */
  readonly path: string;
  /** For the scripts of a hydrated page; new for every answer. */
  readonly nonce: string;
  /** What the page tells the shell about its answer. */
  readonly answer: AnswerNotes;
}

export interface AnswerNotes {
  /** React runs in the browser: the policy needs the nonce, and the answer is never kept. */
  hydrated: boolean;
  caching: PageCaching | null;
  /** See `madeFrom`. */
  params: PageParams;
  /** A loader has thrown 'not there': the 404 page is wanted instead of an error page. */
  isMissing: boolean;
  /** A route failed because the database or a disk is not there for now: 503 instead of 500. */
  isOutage: boolean;
  /** Origins of players or schedulers that the page frames. */
  frames: string[];
}

const requestFacts = createContext<RequestFacts>();

export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(requestFacts);
}

export function setFacts(context: Pick<RouterContextProvider, 'set'>, facts: RequestFacts): void {
  context.set(requestFacts, facts);
}

/** A loader says from which validated parameters its page is made: the key under which the page may be kept. */
export function madeFrom(context: Readonly<RouterContextProvider>, params: PageParams): void {
  const { answer } = factsOf(context);
  answer.params = { ...answer.params, ...params };
}

/** Lets this one page frame a player or scheduler, by origin. */
export function allowFrame(context: Readonly<RouterContextProvider>, origin: string): void {
  factsOf(context).answer.frames.push(origin);
}
