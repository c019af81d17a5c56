import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import type { TeachingWords } from '../courses/courses.messages.ts';
import { continuesText } from '../goes-on-text.ts';
import { sizeText } from './size-text.ts';
import { type UploadState, useUpload } from './use-upload.ts';
import { waitingUpload } from './waiting-upload.messages.ts';

export interface UploadFormProps {
  lessonId: string;
  role: 'media' | 'resource';
  /** The current recordings, one of which is replaced. Null: an additional file. */
  seen: string | null;
  words: TeachingWords;
  language: 'en' | 'da';
}

const accept = '.mp4,.mov,.m4a,.mp3,.pdf,video/mp4,video/quicktime,audio/mp4,audio/mpeg,application/pdf';

/** With scripts in resumable chunks; without, as one form. */
export function UploadForm({ lessonId, role, seen, words, language }: UploadFormProps) {
  const { upload, send, pause, resume, giveUp } = useUpload(lessonId, words);
  const [isAwake, setIsAwake] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => setIsAwake(true), []);
  useEffect(() => {
    // The focused element is gone: move the focus to the result.
    if (upload.state === 'arrived') news.current?.focus();
    if (upload.state === 'refused') form.current?.querySelector<HTMLInputElement>('[type=file]')?.focus();
  }, [upload.state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const file = data.get('file');
    const canDigest = globalThis.crypto?.subtle !== undefined;
    // Insecure contexts have no crypto.subtle: submit natively.
    if (!canDigest) return;
    event.preventDefault();
    if (!(file instanceof File) || file.name === '') {
      setProblem(words.upload.unreadable);
      event.currentTarget.querySelector<HTMLInputElement>('[type=file]')?.focus();
      return;
    }
    setProblem(null);
    form.current?.reset();
    void send(file, {
      role,
      language: String(data.get('language') ?? ''),
      ...(seen === null ? {} : { seen }),
    });
  };
  const isUnderWay = upload.state !== 'idle' && upload.state !== 'arrived' && upload.state !== 'refused';
  return (
    <div>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="form upload-form"
        onSubmit={submit}
        hidden={isUnderWay}
        reloadDocument
        noValidate
      >
        <input type="hidden" name="role" value={role} />
        {seen !== null && <input type="hidden" name="seen" value={seen} />}
        <Uploader
          idPrefix={role}
          name="file"
          label={role === 'media' ? words.upload.media : words.upload.resource}
          hint={isAwake ? words.upload.hint : words.upload.plainHint}
          error={problem ?? (upload.state === 'refused' ? upload.message : null)}
          accept={accept}
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <SelectField
          idPrefix={role}
          name="language"
          label={words.upload.language}
          chosen=""
          options={[
            { value: '', label: words.upload.languages.all },
            { value: 'en', label: words.upload.languages.en },
            { value: 'da', label: words.upload.languages.da },
          ]}
        />
        <Button type="submit" isPlain>
          {words.upload.send}
        </Button>
      </Form>
      {isUnderWay && <UnderWay {...{ upload, role, words, language, pause, resume, giveUp }} />}
      <p role="status" className="hint" tabIndex={-1} ref={news}>
        {upload.state === 'arrived' ? words.upload.arrived : ''}
      </p>
    </div>
  );
}

/** `wrong` marks an error. */
function describedOf(
  upload: Exclude<UploadState, { state: 'idle' }>,
  percent: number,
  words: TeachingWords,
  language: 'en' | 'da',
): { said: string | null; wrong: string | null } {
  const waiting = waitingUpload[language];
  switch (upload.state) {
    case 'sending':
      return { said: words.upload.sending(percent), wrong: null };
    case 'paused':
      return { said: words.upload.paused(percent), wrong: null };
    case 'checking':
      return { said: words.upload.checking, wrong: null };
    case 'limited':
      return { said: waiting.limited(percent, continuesText(upload.goesOnMs, language)), wrong: null };
    case 'offline':
    case 'fault':
    case 'damaged':
      return { said: null, wrong: waiting[upload.state](percent) };
    default:
      return { said: null, wrong: null };
  }
}

function UnderWay({
  upload,
  role,
  words,
  language,
  pause,
  resume,
  giveUp,
}: Omit<UploadFormProps, 'lessonId' | 'seen'> & {
  upload: Exclude<UploadState, { state: 'idle' }>;
  pause: () => void;
  resume: () => void;
  giveUp: () => void;
}) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: move the focus to its replacement.
    first.current?.querySelector('button')?.focus();
  }, []);
  const hasFault = upload.state === 'fault';
  useEffect(() => {
    // The retry button disappears as well.
    const isLost = document.activeElement === document.body;
    if (!hasFault && isLost) first.current?.querySelector('button')?.focus();
  }, [hasFault]);
  const percent = 'percent' in upload ? upload.percent : 100;
  const waiting = waitingUpload[language];
  const { said, wrong } = describedOf(upload, percent, words, language);
  return (
    <div className="sending">
      <p className="sending-head">
        <strong>{upload.name}</strong>
        <span className="hint">{sizeText(upload.size, language)}</span>
      </p>
      <ProgressBar
        id={`sending-${role}`}
        label={words.upload.progress(upload.name)}
        isLabelUnseen
        value={percent}
        valueText={`${percent} %`}
      />
      {said && <p className="hint">{said}</p>}
      {wrong && <FieldError id={null} text={wrong} />}
      <div className="actions" ref={first}>
        {upload.state === 'paused' ? (
          <Button isPlain isCompact onClick={resume}>
            {words.upload.resume}
          </Button>
        ) : (
          <Button isPlain isCompact look="ghost" onClick={pause}>
            {words.upload.pause}
          </Button>
        )}
        {hasFault && (
          <button type="button" className="word-act" onClick={resume}>
            {waiting.tryNow}
          </button>
        )}
        <button type="button" className="word-act" onClick={giveUp}>
          {words.upload.giveUp}
        </button>
      </div>
    </div>
  );
}
