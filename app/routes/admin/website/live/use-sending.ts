import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { LiveForm } from '#app/web/live-edit/live-form.ts';

/** The forms of the editor are sent one after another, each with the version that the one before was answered with. */
export function useSending(form: RefObject<HTMLFormElement | null>, live: RefObject<LiveForm | null>) {
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
