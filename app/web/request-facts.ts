import { createContext, type RouterContextProvider } from 'react-router';
import type { ProxyProblem } from '#platform/proxy-warnings.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import type { PageCaching, PageParams } from './page-handle.ts';

export interface RequestFacts {
  /** Also in the x-request-id header and in every log line of the request. */
  readonly id: string;
  /** The client IP, trusting proxies as far as TRUST_PROXY allows. */
  readonly address: string | null;
  readonly isFromThisMachine: boolean;
  /** How this request came, against TRUST_PROXY. */
  readonly proxyProblem: ProxyProblem | null;
  readonly language: Language;
  /** 'da' or 'en' when the URL has the prefix, else null. */
  readonly prefix: Language | null;
  readonly path: string;
  /** The token of the link, if the page is rendered from its draft. */
  readonly preview?: string;
  /** CSP nonce, new for every response. */
  readonly nonce: string;
  readonly answer: AnswerNotes;
}

export interface AnswerNotes {
  /** Requires the nonce and disables caching. */
  hydrated: boolean;
  caching: PageCaching | null;
  /** See `madeFrom`. */
  params: PageParams;
  /** See `changesAt`. */
  until: Temporal.Instant | null;
  isMissing: boolean;
  /** An error boundary shows a server error. */
  hasFailed: boolean;
  /** The page that says so has the form with what was sent. */
  isFormKept: boolean;
  /** The database, a disk or the place for files is unavailable: 503 instead of 500. */
  isOutage: boolean;
  /** No place for a costly task: 503 with a short Retry-After. */
  isOverloaded: boolean;
  /** Seconds after which the network may try again: 429. */
  tooManyFor: number | null;
  languages: readonly Language[];
  /** Origins for the CSP's frame-src. */
  frames: string[];
}

export const newAnswerNotes = (): AnswerNotes => ({
  hydrated: false,
  caching: null,
  params: {},
  until: null,
  isMissing: false,
  hasFailed: false,
  isFormKept: false,
  isOutage: false,
  isOverloaded: false,
  tooManyFor: null,
  languages,
  frames: [],
});

const requestFacts = createContext<RequestFacts>();

export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(requestFacts);
}

export function setFacts(context: Pick<RouterContextProvider, 'set'>, facts: RequestFacts): void {
  context.set(requestFacts, facts);
}

export function madeFrom(context: Readonly<RouterContextProvider>, params: PageParams): void {
  const { answer } = factsOf(context);
  answer.params = { ...answer.params, ...params };
}

/** The clock changes the page then, so that it is not stored for longer. Of several times the first counts. */
export function changesAt(context: Readonly<RouterContextProvider>, at: Temporal.Instant): void {
  const { answer } = factsOf(context);
  if (!answer.until || Temporal.Instant.compare(at, answer.until) < 0) answer.until = at;
}

export function allowFrame(context: Readonly<RouterContextProvider>, origin: string): void {
  factsOf(context).answer.frames.push(origin);
}

/** The shell answers 429 instead of the page. */
export function refuseTooMany(context: Readonly<RouterContextProvider>, retryAfterSeconds: number): never {
  factsOf(context).answer.tooManyFor = retryAfterSeconds;
  throw new Response(null, { status: 429 });
}
