/** Drafts stay in localStorage until submission. Consent and files are not stored. */
const keyOf = (name: string) => `belcanto-draft:${name}`;

function texts(form: HTMLFormElement): Array<HTMLInputElement | HTMLTextAreaElement> {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement &&
        !['checkbox', 'file', 'hidden', 'submit'].includes(control.type)),
  );
}

/** Without storage (private mode, quota) there is no draft. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const draft = Object.fromEntries(texts(form).map((control) => [control.name, control.value]));
  try {
    if (Object.values(draft).some(Boolean)) localStorage.setItem(keyOf(name), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(name));
  } catch {}
}

/** Fills empty fields only: the server, Back or the visitor may have filled others. */
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
  } catch {}
}
