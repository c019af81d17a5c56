import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

export type ButtonLook = 'ink' | 'ghost' | 'sun' | 'wrong';

interface Look {
  look?: ButtonLook;
  /** Without the arrow: it does not navigate. */
  isPlain?: boolean;
  isCompact?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Pick<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'type' | 'name' | 'value' | 'onClick' | 'disabled' | 'form' | 'formAction'
    > {
  /** Ignores presses and keeps the focus. */
  isBusy?: boolean;
}

export function Button({
  look,
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
      className={classOf({ look, isPlain, isCompact })}
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

export function ButtonLink({ look, isPlain, isCompact, href, children }: Look & { href: string }) {
  return (
    <a className={classOf({ look, isPlain, isCompact })} href={href}>
      {children}
    </a>
  );
}

function classOf({ look = 'ink', isPlain, isCompact }: Partial<Omit<Look, 'children'>>): string {
  return ['button', look === 'ink' ? '' : look, isPlain ? 'plain' : '', isCompact ? 'compact' : '']
    .filter(Boolean)
    .join(' ');
}
