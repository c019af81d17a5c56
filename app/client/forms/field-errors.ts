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
  clearCorrectedFields();
  clearFieldError(control);
  const field = control.closest('.field');
  if (!field) return;
  const id = `${describedOf(control).id}-error`;
  const line = document.getElementById(id) ?? addLine(field, id);
  line.hidden = false;
  (line.firstElementChild ?? line).textContent = sentence;
  markField(field, control);
}

function addLine(field: Element, id: string): HTMLElement {
  const line = field.appendChild(document.createElement('p'));
  line.className = 'error';
  line.id = id;
  line.appendChild(document.createElement('span'));
  line.dataset.added = '';
  return line;
}

/** An error ends with the correction of its field. React has to find the line, so that it is only hidden. */
export function clearFieldError(control: Element): void {
  const field = control.closest('.field.wrong');
  if (!field) return;
  field.classList.remove('wrong');
  for (const line of field.querySelectorAll<HTMLElement>(':scope>.error')) line.hidden = true;
  for (const part of [field, ...field.querySelectorAll('[aria-invalid],[aria-describedby]')]) {
    part.removeAttribute('aria-invalid');
    const ids = (part.getAttribute('aria-describedby') ?? '').split(' ');
    const hint = ids.filter((id) => !id.endsWith('-error')).join(' ');
    if (hint) part.setAttribute('aria-describedby', hint);
    else part.removeAttribute('aria-describedby');
  }
}

const clear = ({ target }: Event) => {
  if (target instanceof Element) clearFieldError(target);
};

/** Adding the same listener again changes nothing. */
export function clearCorrectedFields(): void {
  addEventListener('input', clear);
}

/** Of an error that the server has rendered. */
export { clearCorrectedFields as wake };

/** React renders an error once: an answer with the same one leaves it as the correction has hidden it. */
export function showHiddenErrors(): void {
  for (const line of document.querySelectorAll<HTMLElement>('.field > .error[hidden]:not([data-added])')) {
    const field = line.parentElement as HTMLElement;
    const control = field.querySelector<HTMLElement>('input, textarea, select');
    line.hidden = false;
    if (control) markField(field, control);
  }
}

/** The description consists of the hint and the error that are there. */
function markField(field: Element, control: HTMLElement): void {
  field.classList.add('wrong');
  for (const one of controlsOf(control)) markInvalid(one, true);
  const described = describedOf(control);
  const ids = ['hint', 'error'].map((part) => `${described.id}-${part}`);
  described.setAttribute('aria-describedby', ids.filter((id) => document.getElementById(id)).join(' '));
}

/** Not a fieldset around fields with errors of their own. */
function groupOf(control: HTMLElement): HTMLElement | null {
  const field = control.closest<HTMLElement>('.field');
  return field?.matches('fieldset') ? field : null;
}

/** The fieldset of a group of choices has the ids of the field. */
function describedOf(control: HTMLElement): HTMLElement {
  return groupOf(control) ?? control;
}

/** A radio group is one control; checkboxes are one each. */
function controlsOf(control: HTMLElement): Iterable<Element> {
  const group = groupOf(control);
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
