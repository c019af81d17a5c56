import { Form, useNavigation } from 'react-router';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { PageCodes } from '../../money/checkout/codes/no-page-codes.ts';
import { PayForm } from './pay-form.tsx';
import type { readStatus } from './read-status.ts';
import { statusMessages } from './status.messages.ts';

export interface StatusPartsProps {
  status: Awaited<ReturnType<typeof readStatus>>;
  /** Why the last action failed. */
  problem: string | null;
  coded: PageCodes;
  /** The page's secret token for wire call 3; null for signed-in applicants. */
  token: string | null;
}

export function StatusParts({ status, problem, coded, token }: StatusPartsProps) {
  const words = statusMessages[status.language];
  const { pay, here, programme, language } = status;
  return (
    <>
      {problem && !pay && (
        <div className="notice wrong" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <div className="booking-bill">
        <Leaders
          isFull
          isFacts
          rows={status.rows.map((row) => ({ ...row, value: <Lines text={row.value} /> }))}
        />
      </div>
      {status.seatKept && (
        <div className="notice">
          <p>{status.seatKept}</p>
        </div>
      )}
      {status.instalments.length > 0 && (
        <section>
          <h2 className="ruled">{words.instalments}</h2>
          <Leaders isFull isFacts rows={status.instalments} />
        </section>
      )}
      {pay && (
        <section>
          {pay.lead && <p>{pay.lead}</p>}
          <PayForm
            action={`${here}/payment`}
            label={pay.label}
            failure={problem}
            codes={{ coded, here }}
            token={token}
            programme={programme}
            language={language}
          />
        </section>
      )}
      {status.canWithdraw && (
        <TakeBack action={`${here}/withdrawal`} isLinked={token !== null} words={words} />
      )}
      {status.state === 'withdrawn' && (
        <a className="button" href={status.applyAgain}>
          {words.again}
        </a>
      )}
    </>
  );
}

function TakeBack({
  action,
  isLinked,
  words,
}: {
  action: string;
  isLinked: boolean;
  words: (typeof statusMessages)['en'];
}) {
  const Sent = isLinked ? 'form' : Form;
  const isBusy = useNavigation().formAction === action;
  return (
    <details className="withdraw-details">
      <summary className="button ghost plain compact">{words.withdraw}</summary>
      <div className="notice wrong">
        <p>{words.withdrawSure}</p>
        <Sent method="post" action={action}>
          <button className="button compact" type="submit" {...(isBusy ? busyAttributes : {})}>
            {words.withdrawYes}
          </button>
        </Sent>
      </div>
    </details>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => <span key={line}>{line}</span>);
}
