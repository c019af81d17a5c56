import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  press: string;
  label: string;
}

export function PressButton({ press, label, ...rest }: Props) {
  return (
    <button type="button" data-press={press} {...rest}>
      {label}
    </button>
  );
}
