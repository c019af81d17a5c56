import type { RouterContextProvider } from 'react-router';
import type { Language } from '#studio/shared/language.ts';
import { factsOf } from '../request-facts.ts';
import { worldOf } from '../world.ts';
import { generatedFile } from './generated-file.ts';

export interface DocumentAnswer {
  fileName: string;
  /** The document's language, where its URL does not give it. */
  language?: Language;
  keys: readonly string[];
  print: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** While there is no capacity, so that visitors do not ask for it again and again. */
const lastSeconds = 20;

/** A public PDF, cached like a page. */
export async function answerDocument(
  context: Readonly<RouterContextProvider>,
  { fileName, keys, print, language }: DocumentAnswer,
): Promise<Response> {
  const facts = factsOf(context);
  const { bytes, isLast } = await generatedFile(worldOf(context), `${facts.language} ${facts.path}`, print);
  facts.answer.caching = { keys, params: {}, seconds: isLast ? lastSeconds : 600 };
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-language': language ?? facts.language,
      'cache-control': 'no-cache',
    },
  });
}
