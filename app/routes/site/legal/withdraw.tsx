import { Alert, ErrorSummary } from '#app/ui/feedback/alert.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { type WithdrawalField, withdrawalFields } from '#studio/goods/withdrawals/withdrawal-input.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { contentPageData } from '../content-page.data.ts';
import { Blocks } from '../parts/blocks.tsx';
import { DrawnFigure } from '../parts/form-sides.tsx';
import { SitePage } from '../parts/site-page.tsx';
import { seoOf } from '../seo.ts';
import type { Route } from './+types/withdraw';
import { withdrawMessages } from './withdraw.messages.ts';
import { checkedWithdrawal, type TypedWithdrawal, type WithdrawState } from './withdraw-steps.ts';

export const handle: PageHandle = { isIndexed: true };

/** `?order=B-1001` prefills the number; it grants nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const orderNumber = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 40);
  return { ...(await contentPageData(context, 'withdraw')), orderNumber };
}

export function action({ request, context }: Route.ActionArgs) {
  return checkedWithdrawal({ request, context });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
}

/** The statutory withdrawal function: form, confirmation, receipt; no sign-in, no script. */
export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const answer = useActionResult<WithdrawState>();
  const { frame, document, offers, title, orderNumber } = loaderData;
  const language = frame.language;
  const here = `${frame.prefix}/withdraw`;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const values = { orderNumber, email: '', name: '', part: '' };
  const state: WithdrawState = answer ?? { step: 'form', values, errors: {} };
  return (
    <SitePage frame={frame} document={document}>
      <PlainHead
        headline={headline?.text ?? title}
        {...(lead ? { lead: lead.text } : {})}
        figure={<DrawnFigure name="metronome" />}
      />
      <div className={state.step === 'form' ? 'wrap blocks withdraw-columns' : 'wrap blocks'}>
        <section id="form" className="withdraw-step">
          {state.step === 'form' && (
            <>
              <h2 className="ruled">{withdrawMessages[language].form}</h2>
              <WithdrawForm language={language} state={state} here={here} />
            </>
          )}
          {state.step === 'confirm' && <ConfirmWithdrawal language={language} state={state} here={here} />}
          {state.step === 'done' && <WithdrawalDone language={language} state={state} />}
        </section>
        {state.step === 'form' && (
          <div className="withdraw-rights">
            <Blocks
              blocks={document.blocks.filter((block) => block !== headline && block !== lead)}
              language={language}
              offers={offers}
            />
          </div>
        )}
      </div>
    </SitePage>
  );
}

const idPrefix = 'withdraw';

interface StepProps<S extends WithdrawState['step']> {
  language: Language;
  state: Extract<WithdrawState, { step: S }>;
}

interface FormProps<S extends WithdrawState['step']> extends StepProps<S> {
  /** This page, in its language. */
  here: string;
}

function WithdrawForm({ language, state: { values, errors }, here }: FormProps<'form'>) {
  const words = withdrawMessages[language];
  const wrong = withdrawalFields.filter((name) => errors[name]);
  const common = (name: WithdrawalField) => ({
    idPrefix,
    name,
    defaultValue: values[name],
    error: errors[name] ?? null,
    takesFocus: true,
    label: words[name],
  });
  return (
    <>
      {wrong.length > 0 && (
        <ErrorSummary
          title={words.errors}
          errors={wrong.map((name) => ({ control: `${idPrefix}-${name}`, label: words[name] }))}
        />
      )}
      <form className="form" method="post" action={here} noValidate>
        <div className="pair">
          <TextField {...common('orderNumber')} hint={words.orderHint} isRequired autoComplete="off" />
          <TextField
            {...common('email')}
            hint={words.emailHint}
            isRequired
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <TextField {...common('name')} optionalNote={words.optional} autoComplete="name" />
        <TextArea {...common('part')} rows={2} hint={words.partHint} optionalNote={words.optional} />
        <div className="actions">
          <button className="button" type="submit">
            {words.next}
          </button>
        </div>
      </form>
    </>
  );
}

function ConfirmWithdrawal({ language, state, here }: FormProps<'confirm'>) {
  const words = withdrawMessages[language];
  return (
    <>
      <h2 className="ruled">{words.confirmTitle}</h2>
      {state.message && (
        <Alert variant="wrong" title={words.failed} isNews>
          <p>{state.message}</p>
        </Alert>
      )}
      <p>{words.confirmLead}</p>
      <Declared language={language} values={state.values} />
      <form className="form" method="post" action={`${here}/declaration`} noValidate>
        {withdrawalFields.map((name) => (
          <input key={name} type="hidden" name={name} value={state.values[name]} />
        ))}
        <input type="hidden" name="submission" value={state.submission} />
        <div className="actions">
          <button className="button" type="submit">
            {words.confirm}
          </button>
          <button className="button ghost" type="submit" formAction={`${here}/correction`}>
            {words.change}
          </button>
        </div>
      </form>
    </>
  );
}

/** The same text as in the confirmation email, with date and time. */
function WithdrawalDone({ language, state }: StepProps<'done'>) {
  const words = withdrawMessages[language];
  return (
    <Alert variant="sunlit" title={words.doneTitle} isNews>
      <p>{words.doneLead(state.values.email)}</p>
      <Declared language={language} values={state.values} receivedAt={state.receivedAt} />
    </Alert>
  );
}

function Declared({
  language,
  values,
  receivedAt,
}: {
  language: Language;
  values: TypedWithdrawal;
  receivedAt?: string;
}) {
  const words = withdrawMessages[language];
  const rows = [
    { key: 'received', label: words.received, value: receivedAt ?? '' },
    { key: 'order', label: words.orderNumber, value: values.orderNumber },
    { key: 'email', label: words.email, value: values.email },
    { key: 'name', label: words.name, value: values.name },
    { key: 'part', label: words.part, value: values.part || words.whole },
  ];
  return <Leaders isFull isFacts rows={rows.filter((row) => row.value !== '')} />;
}
