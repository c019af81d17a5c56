import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { clearCorrectedFields, showHiddenErrors } from '#app/client/forms/field-errors.ts';
import { checkRequiredFields } from '#app/client/forms/required-fields.ts';

/** WCAG 2.2, 3.3.1. Forms with `data-check-required` are not sent while a required field is empty. */
export function FormErrors() {
  useFocusAfterRefusal();
  useEffect(() => {
    const check = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.checkRequired === undefined) return;
      if (checkRequiredFields(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // On the window, to run before React's handler.
    window.addEventListener('submit', check, true);
    clearCorrectedFields();
    return () => window.removeEventListener('submit', check, true);
  }, []);
  return null;
}

function useFocusAfterRefusal(): void {
  const { state, formMethod } = useNavigation();
  const hasSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod && formMethod !== 'GET') hasSent.current = true;
      return;
    }
    if (!hasSent.current) return;
    hasSent.current = false;
    showHiddenErrors();
    const invalid = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
    control?.focus();
  }, [state, formMethod]);
}
