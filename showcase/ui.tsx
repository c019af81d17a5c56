import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { siteFrame } from '#app/routes/site/frame.ts';
import home from '#app/routes/site/home-page.css?url';
import { SitePage } from '#app/routes/site/parts/site-page.tsx';
import person from '#app/routes/site/person-pages.css?url';
import backstage from '#app/styles/backstage.css?url';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { keepsOutbox } from '#platform/mail/open-mail.ts';
import { exhibits } from './exhibits.ts';
import { forceStates } from './force-states.ts';
import styles from './ui.css?url';

export const handle = { hydrate: true };

/** `/ui`: every component in every state, in development (app/routes.ts). From this machine only, else 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isLocal = keepsOutbox(worldOf(context).settings) && factsOf(context).isFromThisMachine;
  if (!isLocal) throw new Response(null, { status: 404 });
  return { frame: await siteFrame(context) };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
}

export function links() {
  return [backstage, home, person, styles].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta() {
  return [{ title: 'Parts' }, { name: 'robots', content: 'noindex' }];
}

export default function Parts({ loaderData: { frame } }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  useEffect(forceStates, []);
  return (
    <SitePage frame={frame}>
      <PageHead
        headline="Every part"
        lead="What pages are made of, in all its states. Colours follow your system; docs/design.md says why."
      >
        <TextSize />
      </PageHead>
      <nav className="wrap exhibit-index" aria-label="Parts">
        <ul>
          {exhibits.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap exhibits">{shown}</div>
    </SitePage>
  );
}

/** Created once: an exhibit must not re-render before its hydration. */
const shown = exhibits.map(({ id, Show }) => <Show key={id} />);

/** Simulates 200 % text size (WCAG 2.2, 1.4.4). */
function TextSize() {
  const [isDoubled, setIsDoubled] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle('text-doubled', isDoubled);
  }, [isDoubled]);
  return (
    <Button variant="ghost" isPlain isCompact onClick={() => setIsDoubled(!isDoubled)}>
      {isDoubled ? 'Text at 100 %' : 'Text at 200 %'}
    </Button>
  );
}
