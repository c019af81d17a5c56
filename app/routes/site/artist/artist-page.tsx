import { FigureHead } from '#app/ui/figure-head.tsx';
import { FileTray } from '#app/ui/forms/file-tray.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, isNightPicture, Picture } from '#app/ui/media/picture.tsx';
import { staveLines } from '#app/ui/media/stave-fan.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { isAdded } from '#studio/shared/content/added-block.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { meMessages } from '../../office/machines/me.messages.ts';
import { RecordingWithTranscript } from '../magazine/recording-with-transcript.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { PersonFigure } from '../parts/form-sides.tsx';
import { SitePage } from '../parts/site-page.tsx';
import type { ArtistData } from './artist.data.ts';
import { artistMessages } from './artist.messages.ts';
import type { OwnLinks } from './artist-action.ts';
import { Concerts } from './concerts.tsx';
import { Records } from './records.tsx';
import { FilmNote, OwnVideos, SavedVideos } from './video-list.tsx';

export function ArtistPage({ data, own, removing }: { data: ArtistData } & OwnLinks) {
  const { frame, document, offers, title, videos, concerts } = data;
  const { language, prefix, path } = frame;
  const { coachName, isOwnStudio } = frame.identity;
  const words = artistMessages[language];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const film = blockOf(document, 'recording');
  const music = blockOf(document, 'links', 'music');
  const gallery = document.blocks.filter(
    (block) => block.type === 'picture' && block.slot === 'gallery' && hasPicture(block.picture),
  ) as BlockOf<'picture'>[];
  const rest = document.blocks.filter(
    (block) => !isAdded(block) && ![headline, lead, film, music, ...gallery].some((own) => own === block),
  );
  const list = { language, action: `${prefix}${path}` };
  return (
    <SitePage frame={frame} document={document}>
      <ArtistHead
        headline={headline?.text ?? title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead: lead.text } : {})}
        alt={isOwnStudio ? words.drawnSinger : words.atMicrophone(coachName)}
      />
      <div className="wrap artist">
        {(film || videos.length > 0) && (
          <section aria-labelledby="films">
            <h2 className="ruled" id="films">
              {words.films}
            </h2>
            {film && <RecordingWithTranscript name={film.recording} title={film.title} language={language} />}
            <SavedVideos videos={videos} removing={removing} {...list} />
          </section>
        )}
        {(concerts.length > 0 || !isOwnStudio) && (
          <section aria-labelledby="concerts">
            <h2 className="ruled" id="concerts">
              {words.concerts}
            </h2>
            {concerts.length > 0 ? <Concerts concerts={concerts} /> : <p>{words.noConcerts}</p>}
          </section>
        )}
        {music && music.items.length > 0 && <Records block={music} heading={words.music} />}
        {gallery.length > 0 && (
          <section aria-labelledby="pictures">
            <h2 className="ruled" id="pictures">
              {words.gallery}
            </h2>
            <Gallery pictures={gallery} />
          </section>
        )}
        <section className="artist-own" aria-labelledby="yours">
          <h2 className="ruled" id="yours">
            {words.ownTitle}
          </h2>
          <div>
            <FilmsLead language={language} />
            <OwnVideos own={own} {...list} />
            <PicturePreview language={language} />
          </div>
        </section>
        <section className="artist-booking" aria-label={words.booking}>
          <Blocks blocks={rest} language={language} offers={offers} />
          <PersonFigure name="coach-singing" />
        </section>
      </div>
    </SitePage>
  );
}

/** In the units of artist-head.css: from her mouth into the microphone, and from it along the name. */
const fan = {
  wide: {
    size: [1280, 720],
    shapes: [
      {
        mouth: [1010, 288],
        pitch: 1.5,
        lines: [190, 206, 222, 238, 254, 270, 286],
        join: 840,
        end: 840,
      },
      { mouth: [720, 242], pitch: 11, lines: staveLines([150, 318], 28), join: 520, end: 0 },
    ],
  },
  phone: {
    size: [390, 384],
    shapes: [
      {
        mouth: [233, 244],
        pitch: 1.2,
        lines: [135, 146, 157, 168, 179, 190, 201],
        join: 128,
        end: 128,
      },
      {
        mouth: [54, 164],
        pitch: 11,
        lines: [122, 136, 150, 164, 178, 192, 206],
        join: 0,
        end: 0,
      },
    ],
  },
} as const;

interface ArtistHeadProps {
  headline: string;
  melody?: readonly number[];
  lead?: string;
  alt: string;
}

function ArtistHead({ alt, ...head }: ArtistHeadProps) {
  return (
    <FigureHead
      {...head}
      picture={{ name: 'coach-microphone', alt }}
      fan={fan}
      room={5}
      className="artist-head"
      object={
        <div className="microphone">
          <Picture name="stage-microphone" alt="" isFirst />
        </div>
      }
    />
  );
}

function FilmsLead({ language }: { language: Language }) {
  const words = artistMessages[language];
  return (
    <div>
      <p className="lead">
        {words.filmsLead} <span data-me="filmKept">{meMessages[language].filmKept.visitor}</span>{' '}
        <noscript>{words.withoutScripts}</noscript>
      </p>
      <FilmNote language={language} />
    </div>
  );
}

function Gallery({ pictures }: { pictures: readonly BlockOf<'picture'>[] }) {
  return (
    <ul className="gallery">
      {pictures.map(({ picture, alt, caption }) => (
        <li key={picture}>
          <figure className={isNightPicture(picture) ? 'on-night' : undefined} data-plate>
            <Picture name={picture} alt={alt} sizes="(min-width: 900px) 22vw, 46vw" />
            <HearIt name={picture} title={caption} isTitleUnseen={caption !== undefined} />
            {caption && <figcaption className="caption">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Beside the page's pictures, on this device only. */
function PicturePreview({ language }: { language: Language }) {
  const words = artistMessages[language];
  return (
    <div data-island="gallery-preview" data-yours={words.yours('{name}')} data-error={words.notAPicture}>
      <div className="field gallery-try">
        <label htmlFor="gallery-picture">{words.preview}</label>
        <p className="hint" id="gallery-picture-hint">
          {words.previewHint} <noscript>{words.previewNoScript}</noscript>
        </p>
        <FileTray
          id="gallery-picture"
          accept="image/*"
          multiple
          aria-describedby="gallery-picture-hint"
          words={fileWords[language].many}
        />
        <p className="error" role="alert" hidden />
      </div>
      <ul className="gallery" />
      <template data-card="picture">
        <li className="own">
          <figure />
          <button type="button" className="film-remove" data-remove>
            {words.remove}
          </button>
        </li>
      </template>
    </div>
  );
}
