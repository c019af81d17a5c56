import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';

/**
 * A form of one button, on an order's page. In the room the page's script sends it, so that a line that is cut leaves the
 * page as it is; behind the secret link, where no page is hydrated, the browser does.
 */
export function SubmitOnce({
  action,
  busy,
  isGhost = false,
  children,
}: {
  action: string;
  /** What the button reads while it is at work. */
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
