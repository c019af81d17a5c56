import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';

/** Sent by script in the student area, so that a network error keeps the page; natively elsewhere. */
export function SubmitOnce({
  action,
  busy,
  isGhost = false,
  children,
}: {
  action: string;
  /** The busy label. */
  busy: string;
  isGhost?: boolean;
  children: ReactNode;
}) {
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      <button
        className={isGhost ? 'button ghost' : 'button'}
        type="submit"
        data-busy-label={busy}
        {...(isBusy ? busyAttributes : {})}
      >
        {isBusy ? busy : children}
      </button>
    </Form>
  );
}
