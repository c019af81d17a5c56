import { TextField } from '#app/ui/forms/field.tsx';
import type { Language } from '#studio/shared/language.ts';
import { readVideoLink, watchAddress } from '#studio/site/artist/video-link.ts';
import type { ArtistVideo } from '#studio/site/artist/videos.queries.ts';
import { meMessages } from '../../office/machines/me.messages.ts';
import { artistMessages } from './artist.messages.ts';

type Words = (typeof artistMessages)['en'];

interface ListProps {
  language: Language;
  /** Form action: this page. */
  action: string;
}

/** localStorage: links that a visitor added in this browser, newest first. */
export const ownVideosKey = 'belcanto_videos';

/** The owner's, for everyone. A video plays in place once clicked; until then it is a link. */
export function SavedVideos({
  videos,
  removing,
  language,
  action,
}: ListProps & {
  videos: readonly ArtistVideo[];
  /** Removal awaiting confirmation, for one response. */
  removing: string | null;
}) {
  const words = artistMessages[language];
  if (videos.length === 0) return null;
  return (
    <div data-island="artist-videos" data-player-label={words.player}>
      <ul className="films">
        {videos.map((video) => (
          <li className="film" key={video.id} data-saved={video.id}>
            <VideoPoster
              href={watchAddress(video)}
              words={words}
              poster={video.hasPoster ? `/posters/${video.id}/poster.webp` : null}
            />
            <RemoveForAll video={video} action={action} words={words} isRequested={video.id === removing} />
          </li>
        ))}
      </ul>
      <FilmNote language={language} />
    </div>
  );
}

/** A visitor's: without scripts `own` is for one response. */
export function OwnVideos({ own, language, action }: ListProps & { own: readonly string[] }) {
  const words = artistMessages[language];
  return (
    <div data-island="artist-videos" data-wake-if={ownVideosKey} data-player-label={words.player}>
      <form method="post" action={action} noValidate className="add-video">
        {own.map((link) => (
          <input type="hidden" name="own" value={link} key={link} />
        ))}
        <TextField
          idPrefix="artist"
          name="video"
          label={words.linkLabel}
          hint={words.linkHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <button className="button ghost plain" type="submit" data-me="addFilm">
          {meMessages[language].addFilm.visitor}
        </button>
      </form>
      {own.length > 0 && <p className="hint">{words.onlyNow}</p>}
      <ul className="films" aria-live="polite">
        {own.map((link) => (
          <OwnCard key={link} link={link} words={words} />
        ))}
      </ul>
      <template data-card="film">
        <li className="film own">
          <VideoPoster href="" words={words} poster={null} />
          <RemoveButton words={words} />
        </li>
      </template>
      <template data-card="invalid">
        <li className="film own invalid">
          <InvalidVideo typed="" words={words} />
          <RemoveButton words={words} />
        </li>
      </template>
    </div>
  );
}

function OwnCard({ link, words }: { link: string; words: Words }) {
  const video = readVideoLink(link);
  return (
    <li className={video ? 'film own' : 'film own invalid'}>
      {video ? (
        <VideoPoster href={watchAddress(video)} words={words} poster={null} />
      ) : (
        <InvalidVideo typed={link} words={words} />
      )}
    </li>
  );
}

function VideoPoster({ href, words, poster }: { href: string; words: Words; poster: string | null }) {
  return (
    <>
      <a className="film-face" href={href} rel="noreferrer" data-film>
        {poster ? (
          <img src={poster} alt="" width={640} height={360} loading="lazy" decoding="async" />
        ) : (
          <span className="film-blank" />
        )}
        <span className="film-play">{words.play}</span>
      </a>
      <p className="film-text">
        <a className="text-link" href={href} rel="noreferrer">
          {words.watch}
        </a>
      </p>
    </>
  );
}

/** Hidden on the cached page; the page script shows it to the owner (`/me`). Asks for confirmation. */
function RemoveForAll({
  video,
  action,
  words,
  isRequested,
}: {
  video: ArtistVideo;
  action: string;
  words: Words;
  isRequested: boolean;
}) {
  return (
    <form method="post" action={action} id={isRequested ? 'sure' : undefined}>
      <input type="hidden" name="remove" value={video.id} />
      {isRequested ? (
        <div className="notice wrong" role="alert">
          <p>{words.sure(video.videoId)}</p>
          <button type="submit" name="sure" value="yes" className="button compact plain">
            {words.sureYes}
          </button>
        </div>
      ) : (
        <button type="submit" className="film-remove" data-me="removeFilm" hidden />
      )}
    </form>
  );
}

function InvalidVideo({ typed, words }: { typed: string; words: Words }) {
  return (
    <>
      <p className="film-face">
        <span className="film-invalid">{words.invalid}</span>
      </p>
      <p className="film-text" data-typed>
        {typed}
      </p>
    </>
  );
}

function RemoveButton({ words }: { words: Words }) {
  return (
    <button type="button" className="film-remove" data-remove>
      {words.remove}
    </button>
  );
}

/** Third-party content loads on click only. */
export function FilmNote({ language }: { language: Language }) {
  return <p className="hint">{artistMessages[language].note}</p>;
}
