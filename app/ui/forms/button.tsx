import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

export type ButtonVariant = 'ink' | 'ghost' | 'sun' | 'wrong';

interface Variant {
  variant?: ButtonVariant;
  /** Without the arrow: it does not navigate. */
  isPlain?: boolean;
  isCompact?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends Variant,
    Pick<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'type' | 'name' | 'value' | 'onClick' | 'disabled' | 'form' | 'formAction'
    > {
  /** Ignores presses and keeps the focus. */
  isBusy?: boolean;
}

export function Button({
  variant,
  isPlain,
  isCompact,
  isBusy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      className={classOf({ variant, isPlain, isCompact })}
      type={type}
      onClick={onClick}
      {...(isBusy ? busyAttributes : {})}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Not `disabled`, which would lose the focus. */
export const busyAttributes = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** `opensDocument`: a new document, for a page whose policy differs, such as one with a frame. */
export function ButtonLink({
  variant,
  isPlain,
  isCompact,
  href,
  opensDocument,
  children,
}: Variant & { href: string; opensDocument?: boolean }) {
  return (
    <a
      className={classOf({ variant, isPlain, isCompact })}
      href={href}
      {...(opensDocument ? { target: '_self' } : {})}
    >
      {children}
    </a>
  );
}

function classOf({ variant = 'ink', isPlain, isCompact }: Partial<Omit<Variant, 'children'>>): string {
  return ['button', variant === 'ink' ? '' : variant, isPlain ? 'plain' : '', isCompact ? 'compact' : '']
    .filter(Boolean)
    .join(' ');
}
