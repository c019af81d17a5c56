import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SaveState } from '#app/web/autosave/autosave.ts';
import { LiveForm } from '#app/web/live-edit/live-form.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteOpened } from '../editor/last-opened.ts';
import type { StageRefs } from '../editor/page-stage.tsx';
import { openPreview } from '../editor/use-preview.ts';
import { useSending } from './use-sending.ts';

interface LiveFormProps {
  pageKey: string;
  at: number;
  address: string;
  language: Language;
  version: number;
  /** Of the form, which is rendered anew with another one. */
  formKey: string;
  stage: StageRefs;
}

export interface Live {
  form: RefObject<HTMLFormElement | null>;
  state: SaveState;
  shown: Language;
  show(language: Language): void;
  draw(): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Of another form of the page, which is sent with the version after the last save. */
  submitOther(event: FormEvent): void;
  /** Saves first; what cannot be saved is sent, so that the form says why. */
  leave(href: string): void;
}

/** From hydration on: saving while typing, and the preview. */
export function useLiveForm({
  pageKey,
  at,
  address,
  language,
  version,
  formKey,
  stage,
}: LiveFormProps): Live {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<LiveForm | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [shown, setShown] = useState(language);
  const { scroller, page, links } = stage;

  useEffect(() => {
    if (!form.current || !formKey) return;
    noteOpened(pageKey, at);
    const preview = openPreview({ scroller, page, links }, { key: pageKey, current: at });
    live.current = new LiveForm({
      form: form.current,
      preview,
      saveUrl: `${address}/save`,
      previewUrl: (each) => `${address}/preview/${each}`,
      language,
      version,
      onState: setState,
      onLanguage: setShown,
    });
    return () => {
      live.current?.close();
      live.current = null;
      preview?.close();
    };
  }, [pageKey, at, address, language, version, formKey, scroller, page, links]);

  const navigation = useNavigation();
  useEffect(() => {
    if (navigation.state === 'idle') live.current?.resume();
  }, [navigation.state]);

  return {
    form,
    state,
    shown,
    show: (each) => live.current?.showLanguage(each),
    draw: () => live.current?.draw(),
    ...useSending(form, live),
  };
}
