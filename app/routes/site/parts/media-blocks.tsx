import { Disclosure } from '#app/ui/disclosure.tsx';
import type { CaptionsFile } from '#app/ui/media/caption-tracks.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { type FilmFile, useFilm, usePdf } from '#app/ui/media/library-files.tsx';
import { Photograph } from '#app/ui/media/photograph.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { Video } from '#app/ui/media/video.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { sizeText } from '#app/web/files/size-text.ts';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import { RecordingWithTranscript } from '../magazine/recording-with-transcript.tsx';
import { blocksMessages } from './blocks.messages.ts';
import stylesheet from './media-blocks.css?url';

function MediaStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="parts" />;
}

interface PictureFigureProps {
  name: string;
  /** Of a photograph that belongs to the page; a drawing's place has its own. */
  alt: string;
  caption?: string | undefined;
  sizes?: string;
  className?: string;
  isFirst?: boolean;
}

/** A drawing, or the owner's photograph in its place or on this page alone. */
export function PictureFigure(props: PictureFigureProps) {
  const { name, alt, caption, sizes = '(min-width: 900px) 50vw, 100vw', className = '', isFirst } = props;
  const photograph = usePhotograph(name);
  const isDrawn = hasPicture(name);
  if (!isDrawn && !photograph) return null;
  return (
    <figure className={`plate ${className}`.trim()} data-plate>
      {isDrawn || !photograph ? (
        <Picture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />
      ) : (
        <Photograph files={photograph} alt={alt} sizes={sizes} isFirst={isFirst} isGrey />
      )}
      <HearIt name={name} title={caption} isTitleUnseen={caption !== undefined} />
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}

/** The photograph that leads an article or a page of the owner's own. */
export function LeadPicture(props: Pick<PictureFigureProps, 'name' | 'alt' | 'caption'>) {
  return (
    <>
      <MediaStyles />
      <PictureFigure {...props} sizes="(min-width: 1000px) 42vw, 100vw" className="article-lead" isFirst />
    </>
  );
}

interface RecordingBlockProps {
  block: BlockOf<'recording'>;
  language: Language;
  /** Of what is said, where it is not the page's. */
  spokenIn?: Language;
}

export function RecordingBlock({ block, language, spokenIn = language }: RecordingBlockProps) {
  const { recording, title, caption, transcript } = block;
  return (
    <div className="heard">
      <MediaStyles />
      <RecordingWithTranscript name={recording} title={title} language={language} spokenIn={spokenIn} />
      {caption && <p className="caption">{caption}</p>}
      <Transcript texts={transcript} language={language} />
    </div>
  );
}

export function FilmBlock({ block, language }: { block: BlockOf<'film'>; language: Language }) {
  const { title, caption, picture = '', transcript } = block;
  const film = useFilm(block.film);
  const still = usePhotograph(picture);
  if (!film) return null;
  const poster = still && `${still.address}/${still.widths.at(-1)}.webp`;
  return (
    <div className="heard">
      <MediaStyles />
      <Video
        src={film.address}
        seconds={film.seconds}
        captions={captionsOf(film, language)}
        title={title}
        {...(caption ? { caption } : {})}
        {...(poster ? { poster } : {})}
        isIsland
      />
      <Transcript texts={transcript} language={language} />
    </div>
  );
}

function captionsOf({ address, captions }: FilmFile, language: Language): CaptionsFile[] {
  const labels = blocksMessages[language].captions;
  const found = captions.toSorted((one, other) => Number(other === language) - Number(one === language));
  return found.map((each) => ({
    src: address.replace(/mp4$/, `${each}.vtt`),
    language: each,
    label: labels[each],
  }));
}

function Transcript({ texts = [], language }: { texts: readonly string[] | undefined; language: Language }) {
  if (texts.length === 0) return null;
  return (
    <Disclosure summary={blocksMessages[language].transcript}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Disclosure>
  );
}

/** A still that leads to the film: nothing of the other site is loaded before. */
export function FilmLink({ block, language }: { block: BlockOf<'video'>; language: Language }) {
  const { href, title, caption, picture, alt } = block;
  const photograph = usePhotograph(picture ?? '');
  const words = blocksMessages[language];
  return (
    <figure className="film-link">
      <MediaStyles />
      <a href={href} rel="noreferrer">
        {photograph && (
          <Photograph files={photograph} alt={alt} sizes="(min-width: 900px) 50vw, 100vw" isGrey />
        )}
        <span className="film-title">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3.5v17l14-8.5z" />
          </svg>
          <span>
            {title}
            <small>{words.opens(new URL(href).hostname.replace(/^www\./, ''))}</small>
          </span>
        </span>
      </a>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}

/** With its content as text: a PDF may be unreadable on a phone or by a screen reader. */
export function PdfLink({ block, language }: { block: BlockOf<'pdf'>; language: Language }) {
  const { title, description } = block;
  const pdf = usePdf(block.pdf);
  if (!pdf) return null;
  const words = pdfTextMessages[language];
  const text = pageAddress(`${pdf.address.replace(/\.pdf$/, '')}/text`, language);
  return (
    <div className="pdf-link">
      <MediaStyles />
      <a className="pdf-file" href={pdf.address}>
        <strong>{title}</strong>
        <small>PDF, {sizeText(pdf.bytes, language)}</small>
      </a>
      {description && <p className="caption">{description}</p>}
      <TextLink href={text}>{words.linkTo(title)}</TextLink>
    </div>
  );
}

export function QuoteFigure({ block: { text, name } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="pull-quote">
      <MediaStyles />
      <blockquote>
        <RichText value={text} isBare />
      </blockquote>
      {name && <figcaption>{name}</figcaption>}
    </figure>
  );
}
