import type { StoredAnswer } from './shared-pages/stored-answer.ts';

/** An answer with all its headers, not yet compressed. */
export interface Rendered {
  status: number;
  headers: Headers;
  /** A stream for files, which are sent as they are. */
  body: Uint8Array<ArrayBuffer> | ReadableStream | null;
}

/** `page`: the same for every visitor. Null: only for the request that it was rendered for. */
export interface SharedRendered extends Rendered {
  id: string;
  page: StoredAnswer | null;
}
