import type { Language } from '#studio/shared/language.ts';
import { applicationMessages } from '#studio/teaching/applications/application.messages.ts';
import { applicationFormMessages } from './application-form.messages.ts';
import { PayForm } from './pay-form.tsx';

/** Rendered by the server or filled in by the island. */
export interface ThankYouFacts {
  /** '' until known. */
  answerBy: string;
  statusHref: string;
  token: string;
  /** 'offered': the full price can be authorised; 'reserved': it is; null: paid after the decision. */
  payment: 'offered' | 'reserved' | null;
}

export function ThankYou({
  facts,
  price,
  language,
}: {
  facts: ThankYouFacts;
  /** 'DKK 68,500'; null: no price in this currency. */
  price: string | null;
  language: Language;
}) {
  const { sent } = applicationMessages[language];
  const words = applicationFormMessages[language].thanks;
  return (
    <div className="application-thanks stack wide" data-thanks-screen>
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
            action={`${facts.statusHref}/payment`}
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
