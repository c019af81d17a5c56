import { applicationMessages } from '#studio/applications/application.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { applicationFormMessages } from './application-form.messages.ts';
import { PayForm } from './pay-form.tsx';

/** What is known once an application has arrived; an island fills in the same places. */
export interface ThankYouFacts {
  /** '' until it is known. */
  answerBy: string;
  statusHref: string;
  token: string;
  /** 'offered': the whole price may be reserved now; 'reserved': it is; null: this programme is paid after the answer. */
  payment: 'offered' | 'reserved' | null;
}

/** Instead of the form, once it is sent. */
export function ThankYou({
  facts,
  price,
  language,
}: {
  facts: ThankYouFacts;
  /** 'DKK 68,500'; null: not sold in that currency just now. */
  price: string | null;
  language: Language;
}) {
  const { sent } = applicationMessages[language];
  const words = applicationFormMessages[language].thanks;
  return (
    <div className="application-thanks" data-thanks-screen>
      <div className="notice sunlit" role="status">
        <h2 tabIndex={-1}>{sent.title}</h2>
        <p>{sent.text}</p>
        <p>
          {words.answerBy} <strong data-fill="answerBy">{facts.answerBy}</strong>.
        </p>
      </div>
      <p>{words.next}</p>
      <p>
        <a className="text-link" href={facts.statusHref} data-fill="statusHref">
          {words.status}
        </a>
      </p>
      {facts.payment !== null && price && (
        <section data-when="offered" hidden={facts.payment !== 'offered'}>
          <h3 className="ruled">{words.payHeading}</h3>
          <p>{words.payLead(price)}</p>
          <PayForm
            action={facts.statusHref}
            token={facts.token}
            programme="celebrity-vocal-experience"
            label={words.pay(price)}
            language={language}
          />
        </section>
      )}
      {facts.payment !== null && (
        <p data-when="reserved" hidden={facts.payment !== 'reserved'}>
          {words.reserved}
        </p>
      )}
    </div>
  );
}
