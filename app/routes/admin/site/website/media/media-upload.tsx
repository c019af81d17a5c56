import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import {
  acceptedFilms,
  acceptedPdfs,
  acceptedPictures,
  acceptedSounds,
} from '#studio/shared/media/accepted-files.ts';
import type { MediaWords } from './media.messages.ts';
import { useMediaUploads } from './use-media-uploads.ts';

export const mediaAccept = [acceptedPictures, acceptedSounds, acceptedFilms, acceptedPdfs].join();

interface MediaUploadProps {
  words: Pick<MediaWords, 'upload' | 'uploadHint' | 'uploads' | 'added' | 'send'>;
  /** Takes the form without scripts. */
  to?: string;
  accept?: string;
}

/** With scripts chosen or dropped files are sent at once, in resumable chunks; without, as one form. */
export function MediaUpload({ words, to = '.', accept = mediaAccept }: MediaUploadProps) {
  const language = useLanguage();
  const { uploads, send, remove } = useMediaUploads(language);
  const [isOver, setIsOver] = useState(false);
  const [canSend, setCanSend] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Insecure contexts have no crypto.subtle: the form is submitted.
  useEffect(() => setCanSend(globalThis.crypto?.subtle !== undefined), []);
  const sendAll = (files: FileList) => {
    const chosen = [...files];
    form.current?.reset();
    send(chosen);
  };
  const drag = (event: DragEvent) => {
    if (!canSend || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') sendAll(event.dataTransfer.files);
  };
  return (
    <PostForm
      ref={form}
      to={to}
      encType="multipart/form-data"
      className="form media-upload"
      onSubmit={(event: FormEvent) => canSend && event.preventDefault()}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drag}
      reloadDocument
      noValidate
    >
      <Uploader
        idPrefix="media"
        name="files"
        label={words.upload}
        hint={words.uploadHint}
        accept={accept}
        isMultiple
        isOver={isOver}
        uploads={uploads}
        onPick={(files) => canSend && sendAll(files)}
        onRemove={remove}
        words={{ ...fileWords[language].many, ...words.uploads }}
      />
      <p role="status" className="unseen">
        {uploads.some(({ progress, error }) => progress === 100 && !error) ? words.added : ''}
      </p>
      {canSend ? null : (
        <div className="actions">
          <Button type="submit" isPlain isCompact>
            {words.send}
          </Button>
        </div>
      )}
    </PostForm>
  );
}
