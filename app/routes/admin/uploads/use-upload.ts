import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TeachingWords } from '../courses/courses.messages.ts';
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

export function useUpload(lessonId: string, words: TeachingWords) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  const last = useRef<{ file: File; fields: Record<string, string>; id: string | null } | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => abort.current?.abort(), []);

  /** `known`: percent already uploaded. */
  const run = async (file: File, fields: Record<string, string>, known = 0) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    last.current = { file, fields, id: null };
    const about = { name: file.name, size: file.size };
    setUpload({ ...about, state: 'sending', percent: known });
    try {
      await sendInChunks({
        file,
        fields,
        known,
        beginAt: `/admin/lessons/${lessonId}/uploads`,
        signal: controller.signal,
        onBegun: (id) => {
          if (last.current) last.current.id = id;
        },
        onChange: (sending) => {
          if (controller.signal.aborted) return;
          if (sending.state !== 'limited') return setUpload({ ...about, ...sending });
          const { state, percent, seconds } = sending;
          // In the device's zone, not the studio's.
          setUpload({
            ...about,
            state,
            percent,
            goesOnMs: performance.timeOrigin + performance.now() + 1000 * seconds,
          });
        },
        wait: untilOnline,
      });
      await revalidate();
    } catch (error) {
      if (controller.signal.aborted) return;
      const isUnreadable = error instanceof FileUnreadable;
      if (!isUnreadable && !(error instanceof UploadRefused)) throw error;
      setUpload({
        ...about,
        state: 'refused',
        message: isUnreadable ? words.upload.unreadable : (error as Error).message,
      });
      await revalidate();
    }
  };

  return {
    upload,
    send: run,
    pause: () => {
      abort.current?.abort();
      setUpload((now) =>
        now.state !== 'idle' && 'percent' in now
          ? { name: now.name, size: now.size, state: 'paused', percent: now.percent }
          : now,
      );
    },
    resume: () =>
      last.current && run(last.current.file, last.current.fields, 'percent' in upload ? upload.percent : 0),
    giveUp: async () => {
      abort.current?.abort();
      const id = last.current?.id;
      setUpload({ state: 'idle' });
      if (!id) return;
      const body = new URLSearchParams({ act: 'give-up' });
      // If offline, a cleanup job removes it later.
      await fetch(`/admin/uploads/${id}`, { method: 'POST', body }).catch(() => null);
      await revalidate();
    },
  };
}

/** Resolves early when the browser is online again. */
function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
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
