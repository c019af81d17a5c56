/** Drafts stay in localStorage until submission. Consent and files are not stored. */
const keyOf = (name: string) => `belcanto-draft:${name}`;

function texts(form: HTMLFormElement): Array<HTMLInputElement | HTMLTextAreaElement> {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement &&
        !['checkbox', 'file', 'hidden', 'radio', 'submit'].includes(control.type)),
  );
}

/** Answers by choice; a single checkbox is a consent. */
function choices(form: HTMLFormElement): HTMLInputElement[] {
  const groups = form.querySelectorAll<HTMLInputElement>('fieldset.field .choice input');
  return [...groups].filter(({ value }) => value !== '');
}

/** Without storage (private mode, quota) there is no draft. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const draft: Record<string, string | string[]> = Object.fromEntries(
    texts(form).map((control) => [control.name, control.value]),
  );
  for (const control of choices(form).filter(({ checked }) => checked))
    draft[control.name] = [...(draft[control.name] ?? []), control.value];
  try {
    if (Object.values(draft).some(({ length }) => length > 0))
      localStorage.setItem(keyOf(name), JSON.stringify(draft));
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
  restoreChoices(choices(form), draft);
}

function restoreChoices(controls: readonly HTMLInputElement[], draft: Record<string, unknown>): void {
  const answered = new Set(controls.filter(({ checked }) => checked).map(({ name }) => name));
  for (const control of controls.filter(({ name }) => !answered.has(name))) {
    const values = draft[control.name];
    if (Array.isArray(values) && values.includes(control.value)) control.checked = true;
  }
}

export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}
