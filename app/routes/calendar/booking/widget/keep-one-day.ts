/** A slot of a hidden day is cleared; a chosen slot opens its day, for a window that becomes narrow. */
export function keepOneDay(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const bar = changed.closest('.bar');
  if (changed.name === 'slot_start') {
    const day = bar?.querySelector<HTMLInputElement>('[name=day]');
    if (day) day.checked = true;
  }
  const chosen = form.querySelector<HTMLInputElement>('[name=slot_start]:checked');
  if (changed.name === 'day' && chosen && !bar?.contains(chosen)) chosen.checked = false;
}
