import type { FormEvent } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { Video } from '#app/ui/media/video.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { CaptionsFacts } from '#studio/shared/content/media/media-captions.queries.ts';
import type { MediaFile } from '#studio/shared/content/media/media-file.ts';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { CaptionsForms } from '../../../office/uploads/captions-forms.tsx';
import type { MediaWords } from './media.messages.ts';
import { mediaAccept } from './media-upload.tsx';
import type { UsageView } from './media-usages.ts';
import { useMediaUploads } from './use-media-uploads.ts';

export type ShownFile = Omit<MediaFile, 'createdAt'> & {
  href: string | null;
  size: string | null;
  day: string;
};

interface PartProps {
  file: ShownFile;
  words: MediaWords;
}

interface WithCaptions extends PartProps {
  captions: readonly CaptionsFacts[];
}

export function MediaPreview({ file, captions, words }: WithCaptions) {
  const { kind, href, name, seconds } = file;
  if (!href || kind === 'picture') return null;
  if (kind === 'audio') return <Player src={href} title={name} seconds={seconds} />;
  if (kind === 'video') {
    const tracks = captions.map(({ language }) => ({
      src: captionsHref(href, language),
      language,
      label: words.captionsIn[language],
    }));
    // A former track would stay in the player.
    return <Video key={tracks.length} src={href} title={name} seconds={seconds} captions={tracks} />;
  }
  return (
    <p>
      <a className="button ghost plain compact" href={href} target="_blank" rel="noreferrer">
        {words.open[kind]}
      </a>
    </p>
  );
}

const captionsHref = (film: string, language: Language) => film.replace(/mp4$/, `${language}.vtt`);

export function FilmCaptions({ file, captions, words }: WithCaptions) {
  const _language = useLanguage();
  return (
    <CaptionsForms
      hrefOf={(each) => captionsHref(file.href ?? '', each)}
      lead={words.captionsLead}
      yes={words.yes}
      words={words.uploads}
      captions={captions}
    />
  );
}

export function MediaFacts({ file, words }: PartProps) {
  const { picture, seconds } = file;
  const facts = [
    [words.facts.kind, words.kinds[file.kind]],
    [words.facts.size, file.size],
    [words.facts.pixels, picture && `${picture.width} × ${picture.height}`],
    [
      words.facts.length,
      seconds === null ? null : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    ],
    [words.facts.added, file.day],
  ].filter(([, value]) => value);
  return (
    <dl className="media-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function MediaUsages({ usages, words }: { usages: readonly UsageView[]; words: MediaWords }) {
  return (
    <section className="media-part">
      <h2>{words.usage}</h2>
      {usages.length === 0 ? (
        <p className="hint">{words.notUsed}</p>
      ) : (
        <ul>
          {usages.map(({ text, href }) => (
            <li key={href}>
              <TextLink href={href}>{text}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** With scripts the new file is sent in resumable chunks; without, as a form. */
export function MediaReplacement({ file, words }: PartProps) {
  const language = useLanguage();
  const isBusy = useIsSending('replacement');
  const fields = { replaces: file.id, version: String(file.version) };
  const { uploads, send, remove } = useMediaUploads(language, fields);
  if (file.kind === 'link') return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const chosen = new FormData(form).get('file');
    const isChosen = chosen instanceof File && chosen.name !== '';
    // Insecure contexts have no crypto.subtle: the form is submitted.
    if (!isChosen || globalThis.crypto?.subtle === undefined) return;
    event.preventDefault();
    form.reset();
    for (const { key } of uploads) remove(key);
    send([chosen]);
  };
  return (
    <details className="confirm-step media-part">
      <summary className="button ghost plain compact">{words.replace}</summary>
      <PostForm to="replacement" encType="multipart/form-data" className="form" onSubmit={submit} noValidate>
        <input type="hidden" name="version" value={file.version} />
        <Uploader
          idPrefix="replacement"
          name="file"
          label={words.newFile}
          hint={words.replaceHint}
          accept={mediaAccept}
          uploads={uploads}
          onRemove={remove}
          words={{ ...fileWords[language].one, ...words.uploads }}
        />
        <div className="actions">
          <Button type="submit" isPlain isCompact isBusy={isBusy}>
            {words.replace}
          </Button>
        </div>
        <p role="status" className="hint">
          {uploads.some(({ progress, error }) => progress === 100 && !error) ? words.flash.replaced : ''}
        </p>
      </PostForm>
    </details>
  );
}

export function MediaRemoval({ words, isUsed }: PartProps & { isUsed: boolean }) {
  return (
    <section className="media-part">
      {isUsed ? (
        <p className="hint">{words.removeUsed}</p>
      ) : (
        <ConfirmButton to="deletion" label={words.remove} question={words.removeSure} yes={words.yes} />
      )}
    </section>
  );
}
