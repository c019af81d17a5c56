import { useEffect, useRef } from 'react';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { useLanguage } from '#app/web/words.ts';
import type { TeachingWords } from '../courses/courses.messages.ts';
import { continuesText } from './retry-time.ts';
import type { UploadState } from './use-upload.ts';
import { waitingUpload } from './waiting-upload.messages.ts';

type ActiveUpload = Exclude<UploadState, { state: 'idle' }>;

interface UploadProgressProps {
  upload: ActiveUpload;
  role: 'media' | 'resource';
  words: TeachingWords;
  pause: () => void;
  resume: () => void;
  giveUp: () => void;
}

export function UploadProgress(props: UploadProgressProps) {
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
