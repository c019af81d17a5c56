import { Button } from '#app/ui/forms/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { AccountField, AccountRefusal } from '#studio/calendar/external-calendars/change-accounts.ts';
import type { AccountsWords } from './calendar-accounts.messages.ts';
import { Retry, type RetryProps } from './retry.tsx';

export interface ShownAccount {
  id: string;
  name: string;
  /** Access was withdrawn at the vendor. */
  isDisconnected: boolean;
  calendars: Array<{ id: string; name: string; state: string; isBusy: boolean; isFailing: boolean }>;
}

export interface AccountResult {
  typed: { server: string; user: string };
  fields: AccountField[];
  refusal: AccountRefusal | null;
}

/** The owner's CalDAV accounts, each with the calendars that make the owner busy. */
export function Accounts({
  accounts,
  words,
  retry,
  result,
}: {
  accounts: readonly ShownAccount[];
  words: AccountsWords;
  retry: RetryProps['words'];
  result: AccountResult | undefined;
}) {
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      {accounts.map((account) => (
        <Account key={account.id} account={account} words={words} retry={retry} />
      ))}
      <NewAccount key={accounts.length} words={words} result={result} />
    </section>
  );
}

interface AccountProps {
  account: ShownAccount;
  words: AccountsWords;
  retry: RetryProps['words'];
}

export function Account({ account, words, retry }: AccountProps) {
  const { id, name, calendars } = account;
  const choice = `accounts/${id}/choice`;
  const isBusy = useIsSending(choice);
  return (
    <section aria-labelledby={`account-${id}`}>
      <h3 id={`account-${id}`}>{name}</h3>
      <PostForm to={choice} className="admin-form">
        <CheckboxGroup
          name="busy"
          idPrefix={id}
          label={words.busy}
          isStacked
          options={calendars.map((one) => ({
            value: one.id,
            label: one.name,
            ...(one.isBusy ? { note: one.state } : {}),
          }))}
          chosen={calendars.filter((one) => one.isBusy).map((one) => one.id)}
        />
        <div className="actions">
          <Button type="submit" isBusy={isBusy} isPlain>
            {words.save}
          </Button>
        </div>
      </PostForm>
      <div className="actions">
        {calendars
          .filter((one) => one.isFailing)
          .map((one) => (
            <Retry key={one.id} id={one.id} name={one.name} words={retry} isNamed />
          ))}
        <PostForm to={`accounts/${id}/deletion`}>
          <Button type="submit" variant="ghost" isPlain isCompact aria-label={words.disconnectOf(name)}>
            {words.disconnect}
          </Button>
        </PostForm>
      </div>
    </section>
  );
}

function NewAccount({ words, result }: { words: AccountsWords; result: AccountResult | undefined }) {
  const isBusy = useIsSending('accounts');
  const field = (name: AccountField) => ({
    name,
    idPrefix: 'account',
    label: words.fields[name],
    hint: words.hints[name],
    isRequired: true,
    autoComplete: 'off',
    error: result?.fields.includes(name) ? words.faults[name] : null,
  });
  return (
    <PostForm to="accounts" className="admin-form" noValidate>
      <h3>{words.connectTitle}</h3>
      <TextField
        {...field('server')}
        inputMode="url"
        maxLength={2000}
        defaultValue={result?.typed.server ?? ''}
      />
      <TextField {...field('user')} maxLength={200} defaultValue={result?.typed.user ?? ''} />
      <TextField {...field('password')} type="password" autoComplete="new-password" maxLength={200} />
      <div className="actions">
        <Button type="submit" isBusy={isBusy} isPlain>
          {words.connect}
        </Button>
      </div>
    </PostForm>
  );
}
