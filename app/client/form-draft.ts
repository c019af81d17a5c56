/** What was typed stays on this device until it is sent. Consent and files are given anew each time. */
const keyOf = (name: string) => `belcanto-draft:${name}`;

function texts(form: HTMLFormElement): Array<HTMLInputElement | HTMLTextAreaElement> {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement &&
        !['checkbox', 'file', 'hidden', 'submit'].includes(control.type)),
  );
}

/** A device that keeps nothing (private mode, full) loses the draft and nothing else. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const draft = Object.fromEntries(texts(form).map((control) => [control.name, control.value]));
  try {
    if (Object.values(draft).some(Boolean)) localStorage.setItem(keyOf(name), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing to do: the form itself still holds it.
  }
}

/** Fills in only what is empty: the server, the browser's Back or the visitor may have been there first. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  let draft: Record<string, unknown> = {};
  try {
    draft = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
  } catch {
    return;
  }
  for (const control of texts(form)) {
    const value = draft[control.name];
    if (control.value === '' && typeof value === 'string') control.value = value;
  }
}

export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // It was never kept.
  }
}
