import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ProgrammeId } from '#studio/teaching/applications/application.ts';
import { checkoutPageMessages } from '../../money/checkout/checkout.messages.ts';
import { CodeField, PageCodeSums } from '../../money/checkout/codes/checkout-code-parts.tsx';
import type { PageCodes } from '../../money/checkout/codes/no-page-codes.ts';
import { applicationFormMessages } from './application-form.messages.ts';

/** Wire call 3 by the island `buy-button`; without scripts and in the student area a POST. */
export function PayForm({
  action,
  token,
  programme,
  label,
  language,
  failure = null,
  codes = null,
}: {
  action: string;
  /** Null: for the signed-in applicant. */
  token: string | null;
  programme: ProgrammeId;
  label: string;
  language: Language;
  /** The error of a submission without scripts. */
  failure?: string | null;
  /** Null: entered on the page of the application. */
  codes?: { coded: PageCodes; here: string } | null;
}) {
  const Sent = token === null ? Form : 'form';
  const isBusy = useNavigation().formAction === action;
  const checkout = checkoutPageMessages[language];
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
      {codes && <PageCodeSums coded={codes.coded} words={checkout} />}
      <div className="actions">
        <button className="button" type="submit" data-busy-label={paying} {...(isBusy ? busyAttributes : {})}>
          {isBusy
            ? paying
            : codes?.coded.due && codes.coded.codes.rows.length > 0
              ? checkout.codes.pay(codes.coded.due.text)
              : label}
        </button>
      </div>
      <p className="error" role="alert" data-answer>
        {failure && <span>{failure}</span>}
      </p>
      {codes && <CodeField view={codes.coded} words={checkout} here={codes.here} error={codes.coded.error} />}
    </Sent>
  );
}
