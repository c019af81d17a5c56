/** Shows errors as the server renders them, and focuses the first invalid field. */
export function showFieldErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  let first: HTMLElement | null = null;
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !('name' in control)) continue;
    const sentence = errors[String(control.name)];
    if (sentence) {
      showFieldError(control, sentence);
      first ??= control;
    } else clearFieldError(control);
  }
  first?.focus();
}

export function showFieldError(control: HTMLElement, sentence: string): void {
  clearFieldError(control);
  const field = control.closest('.field');
  if (!field) return;
  field.classList.add('wrong');
  markInvalid(control, true);
  const line = document.createElement('p');
  line.className = 'error';
  line.id = `${control.id}-error`;
  const words = document.createElement('span');
  words.textContent = sentence;
  line.append(words);
  field.append(line);
  const hint = document.getElementById(`${control.id}-hint`);
  control.setAttribute('aria-describedby', hint ? `${hint.id} ${line.id}` : line.id);
}

export function clearFieldError(control: HTMLElement): void {
  const field = control.closest('.field.wrong');
  if (!field) return;
  field.classList.remove('wrong');
  markInvalid(control, false);
  document.getElementById(`${control.id}-error`)?.remove();
  const hint = document.getElementById(`${control.id}-hint`);
  if (hint) control.setAttribute('aria-describedby', hint.id);
  else control.removeAttribute('aria-describedby');
}

/** An empty aria-invalid attribute means 'false'. */
export function markInvalid(control: Element, isInvalid: boolean): void {
  if (isInvalid) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** `reset()` would restore the values that a refused page was rendered with. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement)) continue;
    clearFieldError(control);
    const isWritten = control instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(control.type);
    if (isWritten || control instanceof HTMLTextAreaElement) control.value = '';
  }
  form.parentElement?.querySelector(':scope > .toast.in-place')?.remove();
}
