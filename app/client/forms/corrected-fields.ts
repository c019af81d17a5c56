/** As `clearFieldError` in field-errors.ts: the script of visitor pages imports no shared chunk. */
export function clearCorrectedFields(): void {
  addEventListener('input', ({ target }) => {
    const field = target instanceof Element && target.closest('.field.wrong');
    if (!field) return;
    field.classList.remove('wrong');
    for (const part of [field, ...field.querySelectorAll('[aria-invalid]')])
      part.removeAttribute('aria-invalid');
    const line = field.querySelector<HTMLElement>(':scope>.error');
    // Islands of React have to find it.
    if (line) Object.assign(line, { hidden: true, id: '' });
  });
}
