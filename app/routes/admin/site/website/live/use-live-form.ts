import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { SaveState } from '#app/web/autosave/autosave.ts';
import { LiveForm } from '#app/web/live-edit/live-form.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteOpened } from '../editor/last-opened.ts';
import type { StageRefs } from '../editor/page-stage.tsx';
import { openPreview } from '../editor/use-preview.ts';

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

/** The forms of the editor are sent one after another, each with the version that the one before was answered with. */
function useSending(form: RefObject<HTMLFormElement | null>, live: RefObject<LiveForm | null>) {
  const isSettled = useRef(false);
  const turns = useOneAtATime();
  const { isSending, next } = turns;

  /** A form does not send itself again while its event is still on its way. */
  const send = useCallback(
    (sent: HTMLFormElement, submitter?: HTMLElement | null) => {
      setTimeout(() => {
        isSettled.current = isSending.current = sent.isConnected;
        if (sent.isConnected) sent.requestSubmit(submitter);
      });
    },
    [isSending],
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    const saving = live.current;
    if (!saving || isSettled.current) {
      isSettled.current = false;
      return;
    }
    event.preventDefault();
    const sent = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isSending.current) {
      // The places of the entries may change, so that a button of theirs would mean another one.
      if (!submitter?.hasAttribute('formaction')) next.current = () => form.current?.requestSubmit();
      return;
    }
    isSending.current = true;
    void saving.settle().then(() => send(sent, submitter));
  }

  function submitOther(event: FormEvent): void {
    const saving = live.current;
    const other = event.target;
    if (!saving || isSettled.current || !(other instanceof HTMLFormElement)) {
      isSettled.current = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void saving.flush().then((isSaved) => {
      if (!isSaved && form.current) return send(form.current);
      const field = other.elements.namedItem('version');
      if (field instanceof HTMLInputElement) field.value = saving.version;
      send(other, submitter);
    });
  }

  return { submit, submitOther, leave: useLeaving({ form, live, send, ...turns }) };
}

interface Leaving extends ReturnType<typeof useOneAtATime> {
  form: RefObject<HTMLFormElement | null>;
  live: RefObject<LiveForm | null>;
  send(form: HTMLFormElement): void;
}

function useLeaving({ form, live, send, isSending, next }: Leaving) {
  const navigate = useNavigate();
  const leave = useCallback(
    (href: string) => {
      if (isSending.current) {
        next.current = () => leave(href);
        return;
      }
      const saving = live.current;
      const isSaved = saving ? saving.flush() : Promise.resolve(true);
      void isSaved.then((mayLeave) => {
        if (mayLeave || !form.current) return void navigate(href);
        saving?.resume();
        send(form.current);
      });
    },
    [live, form, isSending, next, navigate, send],
  );

  return leave;
}

/** From the press to the answer that is shown, `isSending`; then `next` is done. */
function useOneAtATime() {
  const isSending = useRef(false);
  const next = useRef<(() => void) | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return;
    isSending.current = false;
    const waiting = next.current;
    next.current = null;
    waiting?.();
  }, [state]);
  return { isSending, next };
}
