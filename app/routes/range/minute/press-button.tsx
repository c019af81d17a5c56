import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  press: string;
  label: string;
}

/** Handled by the script of this page, by the name of its `press` (app/client/range/). */
export function PressButton({ press, label, ...rest }: Props) {
  return (
    <button type="button" data-press={press} {...rest}>
      {label}
    </button>
  );
}
