import { data, Form, redirect } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import type { GoogleRefusal } from '#studio/calendar/external-calendars/connect-google.ts';
import type { Language } from '#studio/shared/language.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Done, Refused } from '../../../refused.tsx';
import { backToSettings } from '../back-to-settings.tsx';
import { settingsMessages } from '../settings.messages.ts';
import type { Route } from './+types/calendars';
import { accountsMessages } from './calendar-accounts.messages.ts';
import { type AccountResult, Accounts } from './calendar-accounts.tsx';
import { writingMessages } from './calendar-writing.messages.ts';
import { EventChanges, TargetChoice } from './calendar-writing.tsx';
import { type CalendarsWords, calendarsMessages } from './calendars.messages.ts';
import { googleMessages } from './google/google-accounts.messages.ts';
import { GoogleAccounts } from './google/google-accounts.tsx';
import { type AddressesResult, OwnAddresses } from './own-addresses.tsx';
import { calendarsPage, googleRefusalIn, readCalendarsPage } from './read-calendars.ts';
import { Retry, type RetryProps } from './retry.tsx';

const flashes = [
  'added',
  'removed',
  'revoked',
  'connected',
  'chosen',
  'disconnected',
  'retried',
  'rescheduled',
  'restored',
  'addresses',
] as const;

/** `/admin/settings/calendars`: the owner's other calendars, and the feed of this one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context }, calendarsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    ...(await readCalendarsPage(world, language)),
    flash: flashes.find((one) => one === flash) ?? null,
    googleRefusal: googleRefusalIn(flash),
  };
}

/** `feed`: the new address. `fields`, `refusal`, `typed`: a calendar that was not added. `account`: one not connected. */
export interface CalendarsResult {
  account?: AccountResult;
  /** Email addresses that were not saved. */
  addresses?: AddressesResult;
  /** A change of an event that was not applied. */
  event?: 'no-change' | 'not-free';
  feed?: string;
  /** A Google account that was not connected. */
  google?: GoogleRefusal;
  refusal?: 'no-secret' | 'too-many' | 'insecure' | null;
  fields?: Array<'name' | 'address'>;
  typed?: { name: string; address: string };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, calendarsPage);
  const form = await readForm(request);
  const typed = { name: textOf(form, 'name'), address: textOf(form, 'address') };
  const outcome = await addCalendar(worldOf(context), who, typed);
  if (outcome.ok) throw redirect(`${calendarsPage}?flash=added`, 303);
  const isInput = outcome.refusal === 'invalid';
  const result: CalendarsResult = {
    typed,
    fields: isInput ? outcome.fields : [],
    refusal: isInput ? null : outcome.refusal,
  };
  return data(result, { status: isInput ? 400 : 409 });
}

export default function Calendars({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { calendars, conflicts, flash } = loaderData;
  const result = useActionResult<CalendarsResult>();
  const all = settingsMessages[language];
  const words = useWords(calendarsMessages);
  const notice = noticeOf(result, loaderData.googleRefusal, language);
  return (
    <AdminFrame page="settings" title={all.groups.calendars.name} lead={words.lead} back={backToSettings}>
      {notice ? <Refused {...notice} /> : <Done text={flash && words.flash[flash]} />}
      <section className="admin-section">
        <Table
          caption={words.caption}
          columns={(['name', 'state', 'read', 'remove'] as const).map((key) => ({
            key,
            name: words.columns[key],
          }))}
          rows={calendars.map(({ id, name, state, read, isFailing }) => ({
            key: id,
            cells: {
              name,
              state: isFailing ? <Failing id={id} name={name} state={state} words={words} /> : state,
              read,
              remove: <Removal id={id} name={name} words={words} />,
            },
          }))}
          empty={words.none}
        />
      </section>
      <EventChanges changes={loaderData.changes} words={writingMessages[language]} />
      <Conflicts conflicts={conflicts} words={words} />
      <NewCalendar key={`new ${calendars.length}`} words={words} result={result} />
      <Accounts
        accounts={loaderData.accounts}
        words={accountsMessages[language]}
        retry={words}
        result={result?.account}
      />
      <GoogleAccounts
        {...loaderData.google}
        words={googleMessages[language]}
        accountWords={accountsMessages[language]}
        retry={words}
      />
      {loaderData.writing.calendars.length > 0 && (
        <TargetChoice {...loaderData.writing} words={writingMessages[language]} />
      )}
      <OwnAddresses
        key={`addresses ${loaderData.ownAddresses.version}`}
        {...loaderData.ownAddresses}
        words={words.addresses}
        result={result?.addresses}
      />
      <Feed words={words} result={result} hasFeed={loaderData.hasFeed} />
    </AdminFrame>
  );
}

function noticeOf(
  result: CalendarsResult | undefined,
  returned: GoogleRefusal | null,
  language: Language,
): { title: string; text: string } | null {
  const all = settingsMessages[language];
  const google = result ? result.google : returned;
  if (google) {
    const words = googleMessages[language];
    return { title: words.notConnected, text: words.refusals[google] };
  }
  if (!result?.typed && !result?.account && !result?.event && !result?.addresses) return null;
  const text = result.addresses?.refusal === 'changed' ? all.changedMeanwhile : all.lookAgain;
  return { title: all.notSaved, text: refusalText(result, language) ?? text };
}

function refusalText({ refusal, account, event }: CalendarsResult, language: Language): string | null {
  if (event) return writingMessages[language].refusals[event];
  if (account) return account.refusal && accountsMessages[language].refusals[account.refusal];
  return refusal ? calendarsMessages[language].refusals[refusal] : null;
}

function Failing({ state, ...calendar }: RetryProps & { state: string }) {
  return (
    <div>
      <p>{state}</p>
      <Retry {...calendar} />
    </div>
  );
}

function Removal({ id, name, words }: { id: string; name: string; words: CalendarsWords }) {
  return (
    <PostForm to={`${id}/deletion`}>
      <Button type="submit" variant="ghost" isPlain isCompact aria-label={words.removeOf(name)}>
        {words.remove}
      </Button>
    </PostForm>
  );
}

type Page = Route.ComponentProps['loaderData'];

function Conflicts({ conflicts, words }: { conflicts: Page['conflicts']; words: CalendarsWords }) {
  if (conflicts.length === 0) return null;
  return (
    <section className="admin-section">
      <h2>{words.conflicts}</h2>
      <ul className="obstacle stack tight">
        {conflicts.map(({ key, text, href }) => (
          <li key={key}>{href ? <TextLink href={href}>{text}</TextLink> : text}</li>
        ))}
      </ul>
    </section>
  );
}

interface FormProps {
  words: CalendarsWords;
  result: CalendarsResult | undefined;
}

function NewCalendar({ words, result }: FormProps) {
  const field = (name: 'name' | 'address') => ({
    name,
    idPrefix: 'calendar',
    label: words[name],
    hint: words[`${name}Hint`],
    isRequired: true,
    autoComplete: 'off',
    defaultValue: result?.typed?.[name] ?? '',
    error: result?.fields?.includes(name) ? words.faults[name] : null,
  });
  return (
    <section className="admin-section">
      <h2>{words.addTitle}</h2>
      <p className="hint">{words.addLead}</p>
      <Form method="post" className="admin-form" noValidate>
        <TextField {...field('name')} maxLength={80} />
        <TextField {...field('address')} type="url" inputMode="url" maxLength={2000} />
        <div className="actions">
          <SubmitButton isPlain label={words.add} />
        </div>
      </Form>
    </section>
  );
}

function Feed({ words: { feed: words }, result, hasFeed }: FormProps & { hasFeed: boolean }) {
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      {result?.feed ? (
        <TextField
          name="feed"
          idPrefix="calendar"
          label={words.address}
          hint={words.once}
          defaultValue={result.feed}
          readOnly
        />
      ) : (
        hasFeed && <p>{words.on}</p>
      )}
      <div className="actions">
        <PostForm to="feed">
          <SubmitButton isPlain label={hasFeed ? words.replace : words.create} />
        </PostForm>
        {hasFeed && (
          <PostForm to="feed-revocation">
            <SubmitButton variant="ghost" isPlain label={words.revoke} />
          </PostForm>
        )}
      </div>
    </section>
  );
}
