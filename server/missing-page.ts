import { isOfLink } from '#app/web/emailed-link.ts';
import { newAnswerNotes, type RequestFacts } from '#app/web/request-facts.ts';
import { areaBehindSignIn } from '#app/web/session/behind-sign-in.ts';
import { DatabaseUnavailable } from '#platform/db/database-unavailable.ts';
import type { World } from '#platform/world.ts';
import { navigationKey } from '#studio/site/pages/page-draft.ts';
import type { Answerer } from './json-api.ts';

interface Rendering {
  request: Request;
  world: World;
  facts: RequestFacts;
}

const unmatchedPath = 'no/such/page/anywhere';

/** The page of every missing address: rendered once for each language, area or emailed link, and content. */
export async function missingPage(rendering: Rendering, render: Answerer): Promise<Response> {
  const { request, world, facts } = rendering;
  const { pathname, search } = new URL(request.url);
  const top = facts.prefix ? `/${facts.prefix}/` : '/';
  const begins = areaBehindSignIn(pathname)?.begins ?? (isOfLink(pathname) ? `${top}bookings/` : top);
  const load = () => renderForAll(begins, rendering, render);
  const html =
    world.draft || import.meta.env.DEV
      ? await load()
      : await world.reference.read({
          name: `missing page ${begins}`,
          keys: ['studio', 'photographs', 'recordings', navigationKey],
          load,
        });
  const address = escaped(facts.path.slice(1) + search);
  return new Response(
    html.replaceAll(unmatchedPath, () => address),
    { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

async function renderForAll(begins: string, { world, facts }: Rendering, render: Answerer): Promise<string> {
  const answer = { ...newAnswerNotes(), isMissing: true };
  const url = new URL(begins + unmatchedPath, world.settings.siteUrl);
  const withoutCookies = new Request(url, { headers: { host: url.host } });
  const page = await render(withoutCookies, {
    world,
    facts: { ...facts, path: `/${unmatchedPath}`, answer },
  });
  if (page.status === 404) return page.text();
  const failed = 'The page for missing addresses was not rendered.';
  throw answer.isOutage ? new DatabaseUnavailable(failed) : new Error(failed);
}

function escaped(address: string): string {
  return address
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
