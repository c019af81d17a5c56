import type { RouterContextProvider } from 'react-router';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { factsOf } from '../request-facts.ts';
import { worldOf } from '../world.ts';

export interface DocumentAnswer {
  /** As the file is called where it is saved. */
  fileName: string;
  /** The paper's own, where its address does not say it. */
  language?: Language;
  /** Content keys whose change makes the paper anew. */
  keys: readonly string[];
  /** Sets and prints it: a second of work, so it is done once for all who ask at the same time. */
  print: () => Promise<Uint8Array<ArrayBuffer>>;
}

const inPrint = new WeakMap<World, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** A paper to take home, the same for everybody: kept like a page, and made anew when what it says has changed. */
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

/** Many who ask while it is in print wait for the same sheets. */
function together(
  world: World,
  key: string,
  print: DocumentAnswer['print'],
): Promise<Uint8Array<ArrayBuffer>> {
  const papers = inPrint.get(world) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  inPrint.set(world, papers);
  const begun = papers.get(key);
  if (begun) return begun;
  const printing = print().finally(() => papers.delete(key));
  papers.set(key, printing);
  return printing;
}
