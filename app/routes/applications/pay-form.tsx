import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import type { ProgrammeId } from '#studio/applications/application.ts';
import type { Language } from '#studio/shared/language.ts';
import { applicationFormMessages } from './application-form.messages.ts';

/** Wire call 3 by the island `buy-button`; without scripts and in the student area a POST. */
export function PayForm({
  action,
  token,
  programme,
  label,
  language,
  failure = null,
}: {
  action: string;
  /** Null: for the signed-in applicant. */
  token: string | null;
  programme: ProgrammeId;
  label: string;
  language: Language;
  /** The error of a submission without scripts. */
  failure?: string | null;
}) {
  const Sent = token === null ? Form : 'form';
  const isBusy = useNavigation().formAction === action;
  const { paying } = applicationFormMessages[language].thanks;
  return (
    <Sent method="post" action={action} {...(token === null ? {} : { 'data-island': 'buy-button' })}>
      {token !== null && (
        <>
          <input type="hidden" name="courseId" value={programme} />
          <input type="hidden" name="currency" value="dkk" />
          <input type="hidden" name="application" value={token} />
        </>
      )}
      <div className="actions">
        <button className="button" type="submit" data-busy-label={paying} {...(isBusy ? busyAttributes : {})}>
          {isBusy ? paying : label}
        </button>
      </div>
      <p className="error" role="alert" data-answer>
        {failure && <span>{failure}</span>}
      </p>
    </Sent>
  );
}
