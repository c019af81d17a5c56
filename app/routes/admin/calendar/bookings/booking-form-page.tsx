import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { Refused } from '../../refused.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import type { ConflictView } from './describe-conflict.ts';

export interface BookingFormPageProps<Refusal extends string> {
  words: { title: string; lead: string; submit: string; refusals: Readonly<Record<Refusal, string>> };
  /** The refusal and the conflicting bookings. */
  refused: { refusal: Refusal; clashes: readonly ConflictView[] } | undefined;
  above?: ReactNode;
  children: ReactNode;
}

export function BookingFormPage<Refusal extends string>(props: BookingFormPageProps<Refusal>) {
  const { words, refused, above, children } = props;
  const common = useWords(bookingsMessages);
  return (
    <AdminFrame
      page="bookings"
      title={words.title}
      lead={words.lead}
      back={{ href: '/admin/bookings', label: common.back }}
    >
      {refused && (
        <Refused
          title={common.problem}
          text={words.refusals[refused.refusal]}
          before={common.inTheWay}
          items={refused.clashes}
        />
      )}
      {above}
      <Form method="post" className="admin-form" noValidate>
        {children}
        <div className="actions">
          <SubmitButton label={words.submit} />
        </div>
      </Form>
    </AdminFrame>
  );
}
