import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { Photograph } from '#app/ui/media/photograph.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { defaultPicture, hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { magazineMessages } from './magazine.messages.ts';
import { RecordingWithTranscript } from './recording-with-transcript.tsx';

export interface MagazineItemProps {
  item: ItemCard;
  language: Language;
  headingLevel?: 2 | 3;
}

export function MagazineItem({ item, language, headingLevel = 2 }: MagazineItemProps) {
  const words = magazineMessages[language];
  const length = lengthOf(item, words);
  const photograph = usePhotograph(item.image ?? '');
  const picture = item.image && hasPicture(item.image) ? item.image : defaultPicture;
  const isPhotographed = photograph !== null && picture !== item.image;
  const Heading = `h${headingLevel}` as const;
  const isForeign = item.language !== language;
  return (
    <li className={`piece ${item.type}`} data-kind={item.contentType}>
      {isPhotographed ? (
        <div className="piece-bar photographed">
          <Photograph files={photograph} alt="" sizes="(min-width: 900px) 22vw, 100vw" isGrey />
        </div>
      ) : (
        <div className="piece-bar" data-plate>
          <Picture name={picture} alt="" />
          <HearIt name={picture} title={item.title} isCompact />
        </div>
      )}
      <div className="piece-text" {...(isForeign ? { lang: item.language } : {})}>
        {item.tag && <p className="piece-tag">{item.tag}</p>}
        <Heading>
          <a href={item.link} {...(item.external ? { rel: 'noreferrer' } : {})}>
            {item.title}
          </a>
        </Heading>
        <p className="piece-excerpt">{item.excerpt}</p>
        {item.media && (
          <RecordingWithTranscript
            name={item.media}
            title={item.title}
            language={language}
            spokenIn={item.language}
          />
        )}
      </div>
      <div className="piece-facts">
        <p>
          <Badge variant={item.contentType === 'link' ? 'quiet' : 'plain'}>
            {words.kinds[item.contentType]}
          </Badge>
          {item.isSample && <DraftBadge>{words.sample}</DraftBadge>}
        </p>
        {length && (
          <p>
            <span className="unseen">{words.length} </span>
            <span className="piece-length">{length}</span>
          </p>
        )}
        {item.author && <p>{words.by(item.author)}</p>}
        {item.external && <p>{words.outside(new URL(item.link).hostname)}</p>}
      </div>
    </li>
  );
}

/** Of its recording, or how long it takes to read. */
export function lengthOf(
  { audioLength, readingMinutes }: Pick<ItemCard, 'audioLength' | 'readingMinutes'>,
  words: (typeof magazineMessages)['en'],
): string | null {
  return audioLength ?? (readingMinutes === null ? null : words.minutes(readingMinutes));
}
