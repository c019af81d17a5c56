import type { RouterContextProvider } from 'react-router';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { factsOf } from '../request-facts.ts';
import { worldOf } from '../world.ts';

export interface DocumentAnswer {
  fileName: string;
  /** The document's language, where its URL does not give it. */
  language?: Language;
  keys: readonly string[];
  /** Takes about a second, so concurrent requests share one call. */
  print: () => Promise<Uint8Array<ArrayBuffer>>;
}

const inPrint = new WeakMap<World, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** A public PDF, cached like a page. */
export async function answerDocument(
  context: Readonly<RouterContextProvider>,
  { fileName, keys, print, language }: DocumentAnswer,
): Promise<Response> {
  const facts = factsOf(context);
  facts.answer.caching = { keys, params: {}, seconds: 600 };
  const pdf = await together(worldOf(context), `${facts.language} ${facts.path}`, print);
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-language': language ?? facts.language,
      'cache-control': 'no-cache',
    },
  });
}

function together(
  world: World,
  key: string,
  print: DocumentAnswer['print'],
): Promise<Uint8Array<ArrayBuffer>> {
  const documents = inPrint.get(world) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  inPrint.set(world, documents);
  const started = documents.get(key);
  if (started) return started;
  const printing = print().finally(() => documents.delete(key));
  documents.set(key, printing);
  return printing;
}
