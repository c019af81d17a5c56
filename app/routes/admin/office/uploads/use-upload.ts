import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TeachingWords } from '../../teaching/courses/courses.messages.ts';
import { FileUnreadable, type Sending, sendInChunks, UploadRefused } from './send-in-chunks.ts';

export type UploadState =
  | { state: 'idle' }
  | ({ name: string; size: number } & (
      | Exclude<Sending, { state: 'limited' }>
      /** Retry time in milliseconds since 1970. */
      | { state: 'limited'; percent: number; goesOnMs: number }
      | { state: 'paused'; percent: number }
      | { state: 'refused'; message: string }
    ));

interface Sent {
  file: File;
  fields: Record<string, string>;
  /** Null until the server has answered. */
  id: string | null;
}

export function useUpload(lessonId: string, words: TeachingWords) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  const last = useRef<Sent | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => abort.current?.abort(), []);

  /** `known`: percent already uploaded. */
  const run = async (file: File, fields: Record<string, string>, known = 0) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const sent: Sent = { file, fields, id: null };
    last.current = sent;
    const about = { name: file.name, size: file.size };
    setUpload({ ...about, state: 'sending', percent: known });
    try {
      await sendInChunks({
        file,
        fields,
        known,
        beginAt: `/admin/lessons/${lessonId}/uploads`,
        signal: controller.signal,
        onStart: (id) => {
          sent.id = id;
        },
        onChange: (sending) => {
          if (!controller.signal.aborted) setUpload({ ...about, ...withRetryTime(sending) });
        },
        wait: untilOnline,
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      setUpload({ ...about, state: 'refused', message: refusalOf(error, words) });
    }
    await revalidate();
  };

  return {
    upload,
    send: run,
    pause: () => {
      abort.current?.abort();
      setUpload(paused);
    },
    resume: () =>
      last.current && run(last.current.file, last.current.fields, 'percent' in upload ? upload.percent : 0),
    giveUp: async () => {
      abort.current?.abort();
      setUpload({ state: 'idle' });
      if (!last.current?.id) return;
      await cancelUpload(last.current.id);
      await revalidate();
    },
  };
}

/** In the device's zone, not the studio's. */
function withRetryTime(sending: Sending) {
  if (sending.state !== 'limited') return sending;
  const { state, percent, seconds } = sending;
  return { state, percent, goesOnMs: performance.timeOrigin + performance.now() + 1000 * seconds };
}

function refusalOf(error: unknown, words: TeachingWords): string {
  if (error instanceof FileUnreadable) return words.upload.unreadable;
  if (error instanceof UploadRefused) return error.message;
  throw error;
}

function paused(now: UploadState): UploadState {
  const isSending = now.state !== 'idle' && 'percent' in now;
  return isSending ? { name: now.name, size: now.size, state: 'paused', percent: now.percent } : now;
}

/** If offline, a cleanup job removes it later. */
async function cancelUpload(id: string): Promise<void> {
  const init = { method: 'POST', body: new URLSearchParams() };
  await fetch(`/admin/uploads/${id}/cancellation`, init).catch(() => null);
}

/** Resolves early when the browser is online again. */
export function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}
