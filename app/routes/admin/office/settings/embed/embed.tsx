import { createElement, useEffect } from 'react';
import { CopyField } from '#app/ui/forms/copy-field.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { languages } from '#studio/shared/language.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { backToSettings } from '../back-to-settings.tsx';
import type { Route } from './+types/embed';
import { type EmbedSnippet, readEmbed } from './read-embed.ts';

/** `/admin/settings/embed`: snippets that show the free times on other websites. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context });
  const { language } = factsOf(context);
  const requested = new URL(request.url).searchParams.get('language');
  const inLanguage = languages.find((one) => one === requested) ?? language;
  return readEmbed(worldOf(context), language, inLanguage);
}

const script = '/embed/booking.js';

export default function Embed({ loaderData: page }: Route.ComponentProps) {
  useEffect(() => {
    import(/* @vite-ignore */ script).catch(() => {});
  }, []);
  return (
    <AdminFrame page="settings" title={page.title} lead={page.lead} back={backToSettings}>
      <nav aria-label={page.language}>
        <ul className="embed-languages">
          {page.choices.map(({ language, name, isCurrent }) => (
            <li key={language}>
              <a href={`?language=${language}`} aria-current={isCurrent ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.all.map((one) => (
        <section key={`${page.inLanguage} ${one.key}`} className="admin-section">
          <h2>{one.title}</h2>
          <p className="hint">{one.text}</p>
          <CopyField
            name={`snippet-${one.key}`}
            label={one.label}
            text={one.snippet}
            rows={4}
            words={{ copy: page.copy, copied: page.copied }}
          />
          <h3>{page.preview}</h3>
          <p className="hint">{page.previewHint}</p>
          <Preview element={one.element} language={page.inLanguage} />
        </section>
      ))}
      <section className="admin-section">
        <h2>{page.how}</h2>
        <ul className="stack tight">
          {page.builders.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="hint">{page.withoutScripts}</p>
      </section>
    </AdminFrame>
  );
}

/** The element itself: a frame would be refused by our own policy. */
function Preview({ element, language }: { element: EmbedSnippet['element']; language: string }) {
  const { tag, offer, href, link } = element;
  return createElement(tag, { lang: language, ...(offer ? { offer } : {}) }, <a href={href}>{link}</a>);
}
