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
import design from '../docs/design.md?raw';
import { foundationsIn } from './design-tables.ts';
import { exhibits, groups } from './exhibits.ts';
import { forceStates } from './force-states.ts';
import { foundations } from './foundations/foundations.tsx';
import { setTokens } from './set-tokens.ts';
import styles from './ui.css?url';

export const handle = { hydrate: true };

/** `/ui`: the design system, in development (app/routes.ts). From this machine only, else 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isLocal = keepsOutbox(worldOf(context).settings) && factsOf(context).isFromThisMachine;
  if (!isLocal) throw new Response(null, { status: 404 });
  return { frame: await siteFrame(context), design: foundationsIn(design) };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
}

export function links() {
  return [backstage, home, person, styles].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta() {
  return [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function DesignSystem({ loaderData: { frame, design } }: { loaderData: LoaderData }) {
  useEffect(() => {
    forceStates();
    setTokens();
  }, []);
  return (
    <SitePage frame={frame}>
      <PageHead
        headline="Every part"
        lead="The studio’s design system: foundations, when to use what, and every component in every state. Colours follow your system."
      >
        <TextSize />
      </PageHead>
      <nav className="wrap exhibit-index" aria-label="Design system">
        <IndexGroup name="Foundations" entries={foundations} />
        {groups.map((group) => (
          <IndexGroup
            name={group}
            entries={exhibits.filter((exhibit) => exhibit.group === group)}
            key={group}
          />
        ))}
      </nav>
      <div className="wrap exhibits">
        {foundations.map(({ id, Show }) => (
          <Show {...design} key={id} />
        ))}
        {shown}
      </div>
    </SitePage>
  );
}

/** Created once: an exhibit must not re-render before its hydration. */
const shown = exhibits.map(({ id, Show }) => <Show key={id} />);

interface IndexGroupProps {
  name: string;
  entries: ReadonlyArray<{ id: string; name: string }>;
}

function IndexGroup({ name, entries }: IndexGroupProps) {
  return (
    <section>
      <h2 className="ruled">{name}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
