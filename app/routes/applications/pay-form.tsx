import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import type { ProgrammeId } from '#studio/applications/application.ts';
import type { Language } from '#studio/shared/language.ts';
import { applicationFormMessages } from './application-form.messages.ts';

/**
 * The pay button of an application: wire call 3 with the programme's id and dkk, by the island `buy-button`; without
 * scripts, and in the room, a post to the application's own page. The session is made on the click.
 */
export function PayForm({
  action,
  token,
  programme,
  label,
  language,
  failure = null,
}: {
  action: string;
  /** Null: the page pays by its own post. */
  token: string | null;
  programme: ProgrammeId;
  label: string;
  language: Language;
  /** Why it did not work, from a post without scripts. */
  failure?: string | null;
}) {
  const Sent = token === null ? Form : 'form';
  const { formAction, formData } = useNavigation();
  const isBusy = formAction === action && formData?.get('intent') === 'pay';
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
        <button
          className="button"
          type="submit"
          name="intent"
          value="pay"
          data-busy-label={paying}
          {...(isBusy ? busyAttributes : {})}
        >
          {isBusy ? paying : label}
        </button>
      </div>
      <p className="error" role="alert" data-answer>
        {failure && <span>{failure}</span>}
      </p>
    </Sent>
  );
}
