import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

export type ButtonLook = 'ink' | 'ghost' | 'sun' | 'wrong';

interface Look {
  look?: ButtonLook;
  /** Without the hairpin: it closes, cancels or changes something here, and leads nowhere. */
  isPlain?: boolean;
  isCompact?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Pick<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'type' | 'name' | 'value' | 'onClick' | 'disabled' | 'form'
    > {
  /** At work: pressing again does nothing, the words say what is under way. */
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

/** Of a button at work: pressing it does nothing, and it is not `disabled`, because that would take the focus from it. */
export const busyAttributes = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** A link that looks like what it is: the next step. */
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
