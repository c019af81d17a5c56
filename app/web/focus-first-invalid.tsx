import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** After a refused form the focus moves to its first invalid field (WCAG 2.2, 3.3.1). Only hydrated pages run it. */
export function FocusFirstInvalid() {
  const { state, formMethod } = useNavigation();
  const hasSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod && formMethod !== 'GET') hasSent.current = true;
      return;
    }
    if (!hasSent.current) return;
    hasSent.current = false;
    const invalid = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
    control?.focus();
  }, [state, formMethod]);
  return null;
}
