import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Upload } from '#app/ui/forms/uploader.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { continuesText } from '../../../office/uploads/retry-time.ts';
import {
  FileUnreadable,
  type Sending,
  sendInChunks,
  UploadRefused,
} from '../../../office/uploads/send-in-chunks.ts';
import { untilOnline } from '../../../office/uploads/use-upload.ts';
import { waitingUpload } from '../../../office/uploads/waiting-upload.messages.ts';
import { mediaRefusals } from './media.messages.ts';
import { mediaPath } from './media-path.ts';

const uploadsAt = `${mediaPath}/uploads`;

interface Sent {
  file: File;
  abort: AbortController;
  /** Null until the server has answered. */
  uploadId: string | null;
}

/** One file after the other. A lost connection is waited for; the same file chosen again after a reload continues. */
export function useMediaUploads(language: Language, fields: Readonly<Record<string, string>> = {}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sent = useRef(new Map<string, Sent>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const all = sent.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  const run = async (key: string) => {
    const one = sent.current.get(key);
    if (!one || one.abort.signal.aborted) return;
    const { abort } = one;
    try {
      await sendOne(one, fields, (sending) => change(key, viewOf(sending, language)));
    } catch (error) {
      if (abort.signal.aborted) return;
      change(key, { progress: 0, error: refusalOf(error, language) });
      return;
    }
    await revalidate();
  };

  const send = (files: Iterable<File>) => {
    for (const file of files) {
      count.current += 1;
      const key = String(count.current);
      sent.current.set(key, { file, abort: new AbortController(), uploadId: null });
      const size = sizeText(file.size, language);
      setUploads((now) => [...now, { key, name: file.name, size, progress: null }]);
      queue.current = queue.current.then(() => run(key));
    }
  };

  const remove = (key: string) => {
    const one = sent.current.get(key);
    one?.abort.abort();
    sent.current.delete(key);
    const isArrived = uploads.some(
      (upload) => upload.key === key && upload.progress === 100 && !upload.error,
    );
    setUploads((now) => now.filter((upload) => upload.key !== key));
    if (one?.uploadId && !isArrived) void cancelUpload(one.uploadId);
  };

  return { uploads, send, remove };
}

function sendOne(
  one: Sent,
  fields: Readonly<Record<string, string>>,
  onChange: (sending: Sending) => void,
): Promise<void> {
  const { signal } = one.abort;
  return sendInChunks({
    file: one.file,
    fields: { ...fields },
    beginAt: uploadsAt,
    uploadsAt,
    signal,
    onStart: (id) => {
      one.uploadId = id;
    },
    onChange: (sending) => {
      if (!signal.aborted) onChange(sending);
    },
    wait: untilOnline,
  });
}

function viewOf(sending: Sending, language: Language): Partial<Upload> {
  const waiting = waitingUpload[language];
  switch (sending.state) {
    case 'arrived':
      return { progress: 100, error: null };
    case 'checking':
      return { progress: 99, error: null };
    case 'sending':
      return { progress: Math.min(sending.percent, 99), error: null };
    case 'limited': {
      const goesOnMs = performance.timeOrigin + performance.now() + 1000 * sending.seconds;
      return { error: waiting.limited(sending.percent, continuesText(goesOnMs, language)) };
    }
    default:
      return { error: waiting[sending.state](sending.percent) };
  }
}

function refusalOf(error: unknown, language: Language): string {
  if (error instanceof FileUnreadable) return mediaRefusals[language]['wrong-size'];
  if (error instanceof UploadRefused) return error.message;
  throw error;
}

/** If offline, a cleanup job removes it later. */
async function cancelUpload(id: string): Promise<void> {
  const init = { method: 'POST', body: new URLSearchParams() };
  await fetch(`${uploadsAt}/${id}/cancellation`, init).catch(() => null);
}
