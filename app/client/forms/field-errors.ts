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
  const line = field.appendChild(document.createElement('p'));
  line.className = 'error';
  line.id = `${describedOf(control).id}-error`;
  line.appendChild(document.createElement('span')).textContent = sentence;
  markField(field, control, true);
}

export function clearFieldError(control: HTMLElement): void {
  const field = control.closest('.field.wrong');
  if (!field) return;
  document.getElementById(`${describedOf(control).id}-error`)?.remove();
  markField(field, control, false);
}

/** The description consists of the hint and the error that are there. */
function markField(field: Element, control: HTMLElement, isWrong: boolean): void {
  field.classList.toggle('wrong', isWrong);
  for (const one of controlsOf(control)) markInvalid(one, isWrong);
  const described = describedOf(control);
  const ids = ['hint', 'error'].map((part) => `${described.id}-${part}`);
  const found = ids.filter((id) => document.getElementById(id));
  if (found.length > 0) described.setAttribute('aria-describedby', found.join(' '));
  else described.removeAttribute('aria-describedby');
}

/** The fieldset of a group of choices has the ids of the field. */
function describedOf(control: HTMLElement): HTMLElement {
  return control.closest<HTMLElement>('fieldset.field') ?? control;
}

/** A radio group is one control; checkboxes are one each. */
function controlsOf(control: HTMLElement): Iterable<Element> {
  const group = control.closest('fieldset.field');
  if (!group) return [control];
  return group.matches('[role="radiogroup"]') ? [group] : group.querySelectorAll('input');
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
