import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SaveState } from '#app/web/autosave/autosave.ts';
import { LiveForm } from '#app/web/live-edit/live-form.ts';
import type { Language } from '#studio/shared/language.ts';

interface LiveFormProps {
  /** Of the section. */
  address: string;
  hasPreview: boolean;
  language: Language;
  version: number;
}

export interface Live {
  form: RefObject<HTMLFormElement | null>;
  panel: RefObject<HTMLDetailsElement | null>;
  page: RefObject<HTMLDivElement | null>;
  state: SaveState;
  submit(event: FormEvent<HTMLFormElement>): void;
  toggled(): void;
}

/** From hydration on: saving while typing, and the preview. */
export function useLiveForm({ address, hasPreview, language, version }: LiveFormProps): Live {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const live = useRef<LiveForm | null>(null);
  const isSettled = useRef(false);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  useEffect(() => {
    if (panel.current) panel.current.open = matchMedia('(min-width: 1100px)').matches;
    if (!form.current) return;
    live.current = new LiveForm({
      form: form.current,
      preview: hasPreview ? page.current : null,
      isPreviewOpen: () => panel.current?.open ?? false,
      saveUrl: `${address}/save`,
      previewUrl: (each) => `${address}/preview/${each}`,
      language,
      version,
      onState: setState,
    });
    return () => {
      live.current?.close();
      live.current = null;
    };
  }, [address, hasPreview, language, version]);

  const navigation = useNavigation();
  useEffect(() => {
    if (navigation.state === 'idle') live.current?.resume();
  }, [navigation.state]);

  /** A save on its way is awaited, so that the form is sent with the version it answers. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    const saving = live.current;
    if (!saving || isSettled.current) {
      isSettled.current = false;
      return;
    }
    event.preventDefault();
    const sent = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void saving.settle().then(() =>
      // A form does not send itself again while this event is still on its way.
      setTimeout(() => {
        isSettled.current = true;
        sent.requestSubmit(submitter);
      }),
    );
  }

  return { form, panel, page, state, submit, toggled: () => live.current?.draw() };
}
