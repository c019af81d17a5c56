import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showHiddenErrors } from '#app/client/forms/field-errors.ts';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { acceptedFilms, acceptedPdfs, acceptedSounds } from '#studio/shared/media/accepted-files.ts';
import type { TeachingWords } from '../../teaching/courses/courses.messages.ts';
import { continuesText } from './retry-time.ts';
import { type UploadState, useUpload } from './use-upload.ts';
import { waitingUpload } from './waiting-upload.messages.ts';

export interface UploadFormProps {
  lessonId: string;
  role: 'media' | 'resource';
  /** The current recordings, one of which is replaced. Null: an additional file. */
  seen: string | null;
  words: TeachingWords;
}

const accept = [acceptedFilms, acceptedSounds, acceptedPdfs].join();

/** With scripts in resumable chunks; without, as one form. */
export function UploadForm({ lessonId, role, seen, words }: UploadFormProps) {
  const { upload, send, pause, resume, giveUp } = useUpload(lessonId, words);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused element is gone: move the focus to the result.
    if (upload.state === 'arrived') news.current?.focus();
    if (upload.state === 'refused') focusFile(form);
  }, [upload.state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Insecure contexts have no crypto.subtle: submit natively.
    if (globalThis.crypto?.subtle === undefined) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const file = data.get('file');
    const isChosen = file instanceof File && file.name !== '';
    setProblem(isChosen ? null : words.upload.unreadable);
    if (!isChosen) {
      showHiddenErrors();
      return focusFile(form);
    }
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
      <PostForm
        ref={form}
        to="files"
        encType="multipart/form-data"
        className="form upload-form"
        onSubmit={submit}
        hidden={isUnderWay}
        reloadDocument
        noValidate
      >
        <input type="hidden" name="role" value={role} />
        {seen !== null && <input type="hidden" name="seen" value={seen} />}
        <FileField
          role={role}
          words={words}
          error={problem ?? (upload.state === 'refused' ? upload.message : null)}
        />
        <LanguageField role={role} words={words} />
        <Button type="submit" isPlain>
          {words.upload.send}
        </Button>
      </PostForm>
      {isUnderWay && (
        <UploadProgress
          upload={upload}
          role={role}
          words={words}
          pause={pause}
          resume={resume}
          giveUp={giveUp}
        />
      )}
      <p role="status" className="hint" tabIndex={-1} ref={news}>
        {upload.state === 'arrived' ? words.upload.arrived : ''}
      </p>
    </div>
  );
}

function FileField({
  role,
  words,
  error,
}: Pick<UploadFormProps, 'role' | 'words'> & { error: string | null }) {
  const isAwake = useIsHydrated();
  return (
    <Uploader
      idPrefix={role}
      name="file"
      label={role === 'media' ? words.upload.media : words.upload.resource}
      hint={isAwake ? words.upload.hint : words.upload.plainHint}
      error={error}
      accept={accept}
      words={{ ...useWords(fileWords).one, ...words.upload }}
    />
  );
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}

function focusFile(form: RefObject<HTMLFormElement | null>): void {
  form.current?.querySelector<HTMLInputElement>('[type=file]')?.focus();
}

function LanguageField({ role, words }: Pick<UploadFormProps, 'role' | 'words'>) {
  const { languages } = words.upload;
  return (
    <SelectField
      idPrefix={role}
      name="language"
      label={words.upload.language}
      chosen=""
      options={[
        { value: '', label: languages.all },
        { value: 'en', label: languages.en },
        { value: 'da', label: languages.da },
      ]}
    />
  );
}

type ActiveUpload = Exclude<UploadState, { state: 'idle' }>;

interface UploadProgressProps {
  upload: ActiveUpload;
  role: 'media' | 'resource';
  words: TeachingWords;
  pause: () => void;
  resume: () => void;
  giveUp: () => void;
}

function UploadProgress(props: UploadProgressProps) {
  const language = useLanguage();
  const { upload, role, words } = props;
  const percent = 'percent' in upload ? upload.percent : 100;
  const { note, wrong } = describeUpload(upload, words, language);
  return (
    <div className="sending">
      <p className="sending-head cluster apart">
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
      {note && <p className="hint">{note}</p>}
      {wrong && <FieldError id={null} text={wrong} />}
      <Actions {...props} />
    </div>
  );
}

function Actions({ upload, words, pause, resume, giveUp }: UploadProgressProps) {
  const language = useLanguage();
  const hasFault = upload.state === 'fault';
  const first = useFocusOnReplacement(hasFault);
  return (
    <div className="actions" ref={first}>
      {upload.state === 'paused' ? (
        <Button isPlain isCompact onClick={resume}>
          {words.upload.resume}
        </Button>
      ) : (
        <Button isPlain isCompact variant="ghost" onClick={pause}>
          {words.upload.pause}
        </Button>
      )}
      {hasFault && (
        <button type="button" className="text-link" onClick={resume}>
          {waitingUpload[language].tryNow}
        </button>
      )}
      <button type="button" className="text-link" onClick={giveUp}>
        {words.upload.giveUp}
      </button>
    </div>
  );
}

/** The pressed button is gone: moves the focus to its replacement. */
function useFocusOnReplacement(hasFault: boolean) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    // The retry button disappears as well.
    const isLost = document.activeElement === document.body;
    if (!hasFault && isLost) first.current?.querySelector('button')?.focus();
  }, [hasFault]);
  return first;
}

/** `wrong` marks an error. */
function describeUpload(
  upload: ActiveUpload,
  words: TeachingWords,
  language: 'en' | 'da',
): { note: string | null; wrong: string | null } {
  const percent = 'percent' in upload ? upload.percent : 100;
  const waiting = waitingUpload[language];
  switch (upload.state) {
    case 'sending':
      return { note: words.upload.sending(percent), wrong: null };
    case 'paused':
      return { note: words.upload.paused(percent), wrong: null };
    case 'checking':
      return { note: words.upload.checking, wrong: null };
    case 'limited':
      return { note: waiting.limited(percent, continuesText(upload.goesOnMs, language)), wrong: null };
    case 'offline':
    case 'fault':
    case 'damaged':
      return { note: null, wrong: waiting[upload.state](percent) };
    default:
      return { note: null, wrong: null };
  }
}
