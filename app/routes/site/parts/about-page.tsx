import { hasPicture } from '#app/ui/media/picture.tsx';
import { WholeNote } from '#app/ui/media/whole-note.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { BlockOf } from '#studio/content/blocks.ts';
import { blockOf } from '#studio/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { programmesMessages } from '../../courses/programmes.messages.ts';
import type { ContentPageData } from '../content-page.data.ts';
import { Blocks } from './blocks.tsx';
import { isDrawnPerson } from './person-picture.ts';
import { SitePage } from './site-page.tsx';

export function AboutPage({ data: { frame, document, title } }: { data: ContentPageData }) {
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  const portrait = blockOf(document, 'picture', 'portrait');
  const philosophy = blockOf(document, 'statement', 'philosophy');
  const beliefs = blockOf(document, 'steps', 'beliefs');
  const invite = blockOf(document, 'prose', 'invite');
  const sample = blockOf(document, 'lead', 'sample');
  return (
    <SitePage frame={frame}>
      <PageHead
        headline={headline?.text ?? `${title} ${frame.identity.coachName}`}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
      />
      <Portrait portrait={portrait} philosophy={philosophy} />
      {beliefs && <Beliefs block={beliefs} />}
      <div className="wrap blocks">
        <div className="two-columns">
          <div className="blocks inner">
            <Blocks
              blocks={[
                blockOf(document, 'prose', 'work') ?? [],
                blockOf(document, 'prose', 'besides') ?? [],
              ].flat()}
              language={frame.language}
            />
            {sample && <p className="caption">{sample.text}</p>}
          </div>
          <Blocks blocks={[blockOf(document, 'facts', 'life') ?? []].flat()} language={frame.language} />
        </div>
        <Invitation block={invite} language={frame.language} />
      </div>
    </SitePage>
  );
}

function Portrait({
  portrait,
  philosophy,
}: {
  portrait: BlockOf<'picture'> | null;
  philosophy: BlockOf<'statement'> | null;
}) {
  return (
    <section className="portrait">
      {portrait && hasPicture(portrait.picture) && (
        <figure>
          <WholeNote
            name={portrait.picture}
            isWhole={isDrawnPerson(portrait.picture)}
            alt={portrait.alt}
            sizes="(min-width: 900px) 34vw, 76vw"
            className="first"
          />
          {portrait.caption && <figcaption className="caption">{portrait.caption}</figcaption>}
        </figure>
      )}
      {philosophy && <blockquote className="statement">{philosophy.text}</blockquote>}
    </section>
  );
}

function Beliefs({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="wrap highlights">
      <h2 className="held">{block.heading}</h2>
      <ul>
        {block.steps.map((belief, index) => (
          <li className={`reveal delay-${Math.min(9, index)}`} key={belief.title}>
            <h3>{belief.title}</h3>
            <p>{belief.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ block: invite, language }: { block: BlockOf<'prose'> | null; language: Language }) {
  const words = programmesMessages[language];
  return (
    <section>
      {invite && (
        <>
          <h2 className="ruled">{invite.heading}</h2>
          {invite.paragraphs.map((text) => (
            <p className="lead" key={text}>
              {text}
            </p>
          ))}
        </>
      )}
      <p className="actions spaced">
        <a className="button" href="/voice-elevated">
          {words.toVoiceElevated}
        </a>
        <a className="button ghost" href="/courses/private-coaching">
          {words.bookHour}
        </a>
      </p>
    </section>
  );
}
