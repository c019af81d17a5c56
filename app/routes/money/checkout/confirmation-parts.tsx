import type { ReactNode } from 'react';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { ConfirmationWords } from './confirmation.messages.ts';
import type { FindingView, SentTo, VisitView } from './read-confirmation.ts';
import { StudioMap } from './studio-map.tsx';

/** A refused correction of the address. */
export interface EmailProblem {
  problem: keyof ConfirmationWords['problems'];
  email: string;
}

interface ConfirmationProps {
  words: ConfirmationWords;
  sent: SentTo;
  problem: EmailProblem | null;
  visit?: VisitView | null;
}

export function Confirmation({ words, sent, problem, visit = null }: ConfirmationProps) {
  return (
    <dl className="confirmation">
      <Fact term={words.confirmation}>
        <Address words={words} sent={sent} problem={problem} />
      </Fact>
      {visit && visit.bring.length > 0 && (
        <Fact term={words.bring}>
          <Paragraphs texts={visit.bring} />
        </Fact>
      )}
      {visit && (
        <Fact term={words.beforeFirst}>
          <p>
            <a className="text-link" href={visit.rangeHref}>
              {words.findRange}
            </a>
          </p>
        </Fact>
      )}
      {visit && (
        <Fact term={words.changes}>
          <p>{visit.changes}</p>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Address({ words, sent, problem }: Omit<ConfirmationProps, 'visit'>) {
  return (
    <>
      {sent.email ? (
        <p>
          {words.sentTo}{' '}
          <strong>
            <EmailAddress of={sent.email} />
          </strong>
          . {sent.isCorrected ? words.corrected : words.spam}
        </p>
      ) : (
        <p>{sent.isMasked ? words.noAddressElsewhere : words.noAddress}</p>
      )}
      {sent.isMasked && sent.email && <p>{words.elsewhere}</p>}
      {problem && problem.problem !== 'bad-email' && (
        <p className="error" role="alert">
          <span>{words.problems[problem.problem]}</span>
        </p>
      )}
      {sent.correctHref && (
        <details open={problem !== null || !sent.email}>
          <summary>{words.wrongAddress}</summary>
          <form className="form" method="post" action={sent.correctHref} noValidate>
            <TextField
              name="email"
              idPrefix="confirmation"
              type="email"
              autoComplete="email"
              label={words.email}
              hint={words.emailHint}
              isRequired
              defaultValue={problem?.email ?? sent.email}
              error={problem?.problem === 'bad-email' ? words.problems['bad-email'] : null}
              takesFocus
            />
            <button className="button compact" type="submit">
              {words.sendAgain}
            </button>
          </form>
        </details>
      )}
    </>
  );
}

export function Finding({ words, finding }: { words: ConfirmationWords; finding: FindingView }) {
  return (
    <section className="confirmation-finding stack">
      <h2 className="ruled">{words.finding}</h2>
      <StudioMap words={words} street={finding.street} />
      <p>
        <strong>{finding.address}</strong>
      </p>
      <Paragraphs texts={finding.directions} />
      <p>
        <a className="text-link" href={finding.mapHref} rel="noreferrer">
          {words.maps}
        </a>
      </p>
    </section>
  );
}

export function NextStep({ words, visit }: { words: ConfirmationWords; visit: VisitView }) {
  const { account } = visit;
  return (
    <section className="confirmation-next stack">
      <h2 className="ruled">{words.next}</h2>
      <div>
        <p>{words.nextSong(visit.coach)}</p>
        <a className="text-link" href={visit.songHref}>
          {words.writeToUs}
        </a>
      </div>
      <div>
        <p>{account.isSignedIn ? words.nextSignedIn : words.nextSignUp}</p>
        <a className="text-link" href={account.href}>
          {account.isSignedIn ? words.openArea : words.createAccount}
        </a>
      </div>
    </section>
  );
}
