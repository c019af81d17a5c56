import type { World } from '#platform/world.ts';
import { ownSessions } from '#studio/offers/catalogue/offers.queries.ts';
import { type Language, languages, pageAddress } from '#studio/shared/language.ts';
import { bookPath } from '../../../../calendar/booking/read-widget.ts';
import { consultationPath } from '../../../../calendar/consultation/read-consultation.ts';
import { embedPageMessages } from './embed.messages.ts';

export interface EmbedSnippet {
  key: string;
  title: string;
  text: string;
  label: string;
  snippet: string;
  element: { tag: string; offer: string | null; href: string; link: string };
}

/** A snippet per offer in `inLanguage`, with the owner's words about it in `language`. */
export async function readEmbed(world: World, language: Language, inLanguage: Language) {
  const {
    builders,
    consultation,
    session,
    snippet,
    languages: names,
    ...words
  } = embedPageMessages[language];
  const linkOf = embedPageMessages[inLanguage];
  const sessions = await ownSessions(world);
  const made = (
    tag: string,
    about: { title: string; text: string },
    to: { path: string; link: string; offer?: string },
  ) => {
    const page = world.settings.siteUrl + pageAddress(to.path, inLanguage);
    const offer = to.offer ?? null;
    const href = offer ? `${page}?offer=${encodeURIComponent(offer)}` : page;
    const element = { tag, offer, href, link: to.link };
    return {
      key: `${tag}-${offer ?? 'usual'}`,
      ...about,
      label: snippet(about.title),
      snippet: snippetOf(world.settings.siteUrl, inLanguage, element),
      element,
    };
  };
  const all: EmbedSnippet[] = [
    made(
      'belcanto-consultation',
      { title: consultation.title, text: consultation.text },
      {
        path: consultationPath,
        link: linkOf.consultation.link,
      },
    ),
    made(
      'belcanto-session',
      { title: session.title, text: session.text },
      { path: bookPath, link: linkOf.session.link },
    ),
    ...sessions.map(({ id, name }) =>
      made(
        'belcanto-session',
        { title: name?.[language] ?? id, text: session.text },
        {
          path: bookPath,
          link: linkOf.session.link,
          offer: id,
        },
      ),
    ),
  ];
  return {
    ...words,
    all,
    inLanguage,
    choices: languages.map((each) => ({ language: each, name: names[each], isCurrent: each === inLanguage })),
    builders: Object.values(builders),
  };
}

function snippetOf(
  siteUrl: string,
  language: Language,
  { tag, offer, href, link }: EmbedSnippet['element'],
): string {
  const which = offer ? ` offer="${offer}"` : '';
  return [
    `<${tag} lang="${language}"${which}>`,
    `  <a href="${href}">${link}</a>`,
    `</${tag}>`,
    `<script type="module" src="${siteUrl}/embed/booking.js"></script>`,
  ].join('\n');
}
