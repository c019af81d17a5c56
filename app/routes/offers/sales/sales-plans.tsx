import type { SalesPlan } from './read-sales.ts';
import type { salesMessages } from './sales.messages.ts';

type Words = (typeof salesMessages)['en'];

interface PlansProps {
  heading: string;
  plans: readonly SalesPlan[];
  words: Words;
  prefix: string;
  isBuyingOpen: boolean;
  promise: string | null;
}

export function SalesPlans({ heading, plans, words, prefix, isBuyingOpen, promise }: PlansProps) {
  return (
    <section className="plans-band" id="plans">
      <div className="wrap">
        <h2 className="ruled">{heading}</h2>
        <ul className="plans">
          {plans.map((plan) => (
            <Plan key={plan.offerId} plan={plan} words={words} prefix={prefix} isBuyingOpen={isBuyingOpen} />
          ))}
        </ul>
        <p className="plans-promise">
          <strong>{words.guarantee}</strong>
          {promise && <span>{promise}</span>}
        </p>
        <p className="caption">{words.prices}</p>
      </div>
    </section>
  );
}

function Plan({
  plan,
  words,
  prefix,
  isBuyingOpen,
}: {
  plan: SalesPlan;
  words: Words;
  prefix: string;
  isBuyingOpen: boolean;
}) {
  return (
    <li className={plan.note ? 'plan marked' : 'plan'}>
      <h3>
        {plan.name}
        {plan.note && <em>{plan.note}</em>}
      </h3>
      <p className="amount">{plan.price ?? words.notOffered}</p>
      <ul className="points">
        {plan.features.map((feature) => (
          <li key={feature}>
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {plan.price && <PaymentOptions plan={plan} words={words} prefix={prefix} isBuyingOpen={isBuyingOpen} />}
    </li>
  );
}

/** One payment or monthly; both lead to the checkout page. */
function PaymentOptions({
  plan,
  words,
  prefix,
  isBuyingOpen,
}: {
  plan: SalesPlan;
  words: Words;
  prefix: string;
  isBuyingOpen: boolean;
}) {
  if (!isBuyingOpen) return <p className="remark">{words.soon}</p>;
  const { monthly } = plan;
  return (
    <div className="plan-options">
      <a
        className={plan.note ? 'button' : 'button ghost'}
        href={`${prefix}/checkout/${plan.offerId}?currency=USD`}
      >
        {words.enroll}
        <span className="unseen"> {words.enrollIn(plan.name)}</span>
      </a>
      {monthly && (
        <p>
          {monthly.text}
          <a className="text-link" href={`${prefix}/checkout/${monthly.offerId}?currency=USD`}>
            {words.enrollMonthly}
            <span className="unseen"> {words.enrollIn(plan.name)}</span>
          </a>
        </p>
      )}
    </div>
  );
}
