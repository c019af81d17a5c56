import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { AccountsWords } from '../calendar-accounts.messages.ts';
import { Account, type ShownAccount } from '../calendar-accounts.tsx';
import type { RetryProps } from '../retry.tsx';
import type { GoogleWords } from './google-accounts.messages.ts';

export interface GoogleAccountsProps {
  accounts: readonly ShownAccount[];
  /** What a technician must set; null: the OAuth client is set. */
  missing: { variables: readonly string[]; redirectUri: string } | null;
  /** Disconnected accounts whose access could not be ended at Google yet. */
  notRevoked: readonly string[];
  words: GoogleWords;
  accountWords: AccountsWords;
  retry: RetryProps['words'];
}

/** The owner's Google accounts, each with the calendars that make the owner busy. */
export function GoogleAccounts(props: GoogleAccountsProps) {
  const { accounts, missing, notRevoked, words, accountWords, retry } = props;
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      {accounts.map((account) => (
        <div key={account.id}>
          {account.isDisconnected && (
            <Alert variant="wrong" title={words.disconnected(account.name)} headingLevel={3}>
              <p>{words.disconnectedText}</p>
              {!missing && <Connect label={words.connectAgain} />}
            </Alert>
          )}
          <Account account={account} words={accountWords} retry={retry} />
        </div>
      ))}
      {notRevoked.map((name) => (
        <p key={name}>{words.notRevoked(name)}</p>
      ))}
      {missing ? <NotConfigured missing={missing} words={words} /> : <Connect label={words.connect} />}
    </section>
  );
}

function Connect({ label }: { label: string }) {
  const isBusy = useIsSending('google');
  return (
    <PostForm to="google" className="actions">
      <Button type="submit" isBusy={isBusy} isPlain>
        {label}
      </Button>
    </PostForm>
  );
}

function NotConfigured({
  missing: { variables, redirectUri },
  words,
}: {
  missing: NonNullable<GoogleAccountsProps['missing']>;
  words: GoogleWords;
}) {
  return (
    <>
      <p>{words.notConfigured}</p>
      <ul className="obstacle stack tight">
        <li>
          {words.variables}: <code>{variables.join(', ')}</code>
        </li>
        <li>
          {words.redirectUri}: <code>{redirectUri}</code>
        </li>
      </ul>
    </>
  );
}
