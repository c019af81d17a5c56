import { readAddress } from '#app/web/language.ts';
import { newAnswerNotes, type RequestFacts } from '#app/web/request-facts.ts';
import type { VisitorPage } from '#app/web/visitor-page.ts';
import type { World } from '#platform/world.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { draftOf, previewedPage } from '#studio/site/previews/previews.queries.ts';
import { addressOfPage } from '#studio/site/search/page-address.queries.ts';

interface Asked {
  request: Request;
  world: World;
  facts: RequestFacts;
}

/** `/preview/<token>`: the page itself, rendered from its draft. Null: another address, or an invalid link. */
export async function previewOf({ request, world, facts }: Asked): Promise<Asked | null> {
  const [, token] = /^\/preview\/([^/]+)$/.exec(facts.path) ?? [];
  if (!token) return null;
  const key = await previewedPage(world, token);
  const path = key && (await addressOfPage(world, key));
  if (!path) return null;
  const draft = await draftOf(world, key);
  const asked = askedFor({ path, language: facts.language, draft }, { request, world, facts });
  return { ...asked, facts: { ...asked.facts, answer: facts.answer, preview: token } };
}

/** A request for the page as visitors would see it with this draft. */
export function askedFor(page: VisitorPage, { request, world, facts }: Asked): Asked {
  const url = new URL(pageAddress(page.path, page.language), request.url);
  const { prefix, path, language } = readAddress(url.pathname);
  return {
    // Without cookies: nobody's own data is in a preview.
    request: new Request(url),
    world: { ...world, draft: page.draft },
    facts: { ...facts, prefix, path, language, answer: newAnswerNotes() },
  };
}
