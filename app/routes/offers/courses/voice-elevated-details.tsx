import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { RichBlocks, RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { plainParagraphs } from '#studio/shared/content/rich-text/rich-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/voice-elevated-details';
import { documentHref } from './document-names.ts';
import { DocumentCover, type DocumentName } from './parts/document-cover.tsx';
import { telephoneHref } from './parts/programme-end.tsx';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { programmePage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'voice-elevated-details'] } };

export function loader({ context }: Route.LoaderArgs) {
  return programmePage(context, 'voice-elevated-details', null);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Program Materials', loaderData?.frame);
}

export default function VoiceElevatedDetails({
  loaderData: { frame, document, title },
}: Route.ComponentProps) {
  const language = frame.language;
  const words = programmesMessages[language];
  const paper = (slot: string) => blockOf(document, 'prose', slot);
  const days = blockOf(document, 'steps', 'days');
  const day = blockOf(document, 'facts', 'day');
  const bring = blockOf(document, 'list', 'bring');
  const note = paper('note');
  const { phone } = frame.identity;
  const plan = paper('teaching-plan');
  const items: Array<Omit<DocumentItem, 'title' | 'text'>> = [
    { key: 'brochure', label: words.brochure, href: documentHref('voice-elevated', language) },
    { key: 'day-book', label: words.dayBook, href: documentHref('voice-elevated-days', language) },
  ];
  return (
    <SitePage frame={frame} document={document}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        stage="chairs"
        back={{ href: '/courses/voice-elevated', label: words.backToVoiceElevated }}
        action={
          <p className="actions">
            <a className="button" href="/voice-elevated-application">
              {words.applyNow}
            </a>
          </p>
        }
      />
      <div className="wrap blocks">
        <section className="unbound">
          <DocumentList
            items={items.map((item) => ({
              ...item,
              title: paper(item.key)?.heading ?? words.materials,
              text: plainParagraphs(paper(item.key)?.paragraphs ?? [])[0] ?? '',
            }))}
          />
          <div className="later-document">
            <div>
              <h2>{plan?.heading ?? words.materials}</h2>
              <RichBlocks value={plan?.paragraphs ?? []} />
              <button className="button compact plain" type="button" disabled>
                {words.comingSoon}
              </button>
            </div>
            <div>
              <RichBlocks value={note?.paragraphs ?? []} />
              {phone && (
                <p>
                  <a className="text-link" href={telephoneHref(phone)}>
                    {words.call}: {phone}
                  </a>
                </p>
              )}
            </div>
          </div>
        </section>
        <div className="two-columns">
          {days && <Days block={days} language={language} />}
          <div className="blocks inner">
            {day && <Schedule block={day} />}
            {bring && <Blocks blocks={[bring]} language={language} />}
          </div>
        </div>
      </div>
    </SitePage>
  );
}

interface DocumentItem {
  key: DocumentName;
  title: string;
  text: string;
  label: string;
  href: string;
}

function DocumentList({ items }: { items: readonly DocumentItem[] }) {
  return (
    <ul className="document-list">
      {items.map((item) => (
        <li key={item.key}>
          <DocumentCover name={item.key} />
          <div>
            <h2>{item.title}</h2>
            <p>{item.text}</p>
          </div>
          <a className="button ghost" href={item.href} download>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Days({ block, language }: { block: BlockOf<'steps'>; language: Language }) {
  const words = programmesMessages[language];
  return (
    <section>
      <h2 className="ruled">{block.heading}</h2>
      <Disclosures>
        {block.steps.map((day, index) => (
          <Disclosure
            key={day.title}
            isOpen={index === 0}
            summary={
              <>
                {words.day(index + 1)}: {day.title}
              </>
            }
          >
            <RichText value={day.text} />
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}

function Schedule({ block }: { block: BlockOf<'facts'> }) {
  return (
    <section>
      <h2 className="ruled">{block.heading}</h2>
      <dl className="schedule">
        {block.rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
