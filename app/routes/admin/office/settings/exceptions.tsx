import type { ReactNode } from 'react';
import { data, Form, redirect } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { FieldProps } from '#app/ui/forms/field-frame.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { addException } from '#studio/calendar/change-exceptions.ts';
import type { ExceptionInput } from '#studio/calendar/exception-input.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/exceptions';
import { backToSettings } from './back-to-settings.tsx';
import { type ExceptionsWords, exceptionsMessages } from './exceptions.messages.ts';
import { HoursTabs } from './hours/hours-tabs.tsx';
import { OutsideHours } from './hours/outside-hours.tsx';
import { readOutsideHours } from './hours/read-outside-hours.ts';
import { exceptionsPage, readExceptions } from './read-exceptions.ts';
import { settingsMessages } from './settings.messages.ts';

const flashes = ['added', 'removed'] as const;
const names = ['kind', 'firstDay', 'lastDay', 'firstStart', 'lastStart', 'everyMinutes', 'note'] as const;

/** `/admin/settings/exceptions`: closed days and extra hours. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('settings', { request, context }, exceptionsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const flash = flashes.find((one) => one === new URL(request.url).searchParams.get('flash'));
  return {
    ...(await readExceptions(world, language)),
    outside: await readOutsideHours(world, { ...who, language }, 'closed days'),
    flash: flash ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, exceptionsPage);
  const form = await readForm(request);
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<
    keyof ExceptionInput,
    string
  >;
  const outcome = await addException(worldOf(context), who, typed);
  if (outcome.ok) throw redirect(`${exceptionsPage}?flash=added`);
  return data({ fields: outcome.fields, typed }, { status: 400 });
}

type Refusal = Route.ComponentProps['actionData'];

export default function Exceptions({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { today, exceptions, holidays, flash } = loaderData;
  const all = settingsMessages[language];
  const words = useWords(exceptionsMessages);
  const refusedOf = (kind: string): Refusal => (actionData?.typed.kind === kind ? actionData : undefined);
  const key = exceptions.map(({ id }) => id).join();
  return (
    <AdminFrame page="settings" title={all.groups.exceptions.name} lead={words.lead} back={backToSettings}>
      <HoursTabs current="exceptions" words={all} />
      {actionData ? (
        <Refused title={all.notSaved} text={all.lookAgain} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <section className="admin-section">
        <Table
          caption={words.caption}
          columns={[
            { key: 'when', name: words.when },
            { key: 'what', name: words.what },
            { key: 'note', name: words.noteColumn },
            { key: 'remove', name: words.remove },
          ]}
          rows={exceptions.map(({ id, ...cells }) => ({
            key: id,
            cells: { ...cells, remove: <Removal id={id} when={cells.when} words={words} /> },
          }))}
          empty={words.none}
        />
      </section>
      <OutsideHours {...loaderData.outside} />
      <ClosedDays key={`closed ${key}`} words={words} today={today} refused={refusedOf('closed')} />
      <ExtraHours key={`open ${key}`} words={words} today={today} refused={refusedOf('open')} />
      <Holidays key={`holidays ${key}`} words={words} holidays={holidays} />
    </AdminFrame>
  );
}

function Removal({ id, when, words }: { id: string; when: string; words: ExceptionsWords }) {
  return (
    <PostForm to={`${id}/deletion`}>
      <Button type="submit" variant="ghost" isPlain isCompact aria-label={words.removeOf(when)}>
        {words.remove}
      </Button>
    </PostForm>
  );
}

type FieldOf = (
  name: Exclude<keyof ExceptionInput, 'kind'>,
  label: string,
  otherwise?: string,
) => FieldProps & { defaultValue: string };

interface NewExceptionProps {
  words: ExceptionsWords;
  refused: Refusal;
}

/** A form for one kind of exception; `children` are its days and times. */
function NewException({
  kind,
  title,
  lead,
  submit,
  words,
  refused,
  children,
}: NewExceptionProps & {
  kind: 'closed' | 'open';
  title: string;
  lead?: string;
  submit: string;
  children: (field: FieldOf) => ReactNode;
}) {
  const field: FieldOf = (name, label, otherwise = '') => ({
    name,
    idPrefix: kind,
    label,
    error: refused?.fields.includes(name) ? words.faults[name] : null,
    defaultValue: refused?.typed[name] ?? otherwise,
  });
  return (
    <section className="admin-section">
      <h2>{title}</h2>
      {lead && <p className="hint">{lead}</p>}
      <Form method="post" className="admin-form" noValidate>
        <input type="hidden" name="kind" value={kind} />
        <div className="pair">{children(field)}</div>
        <TextField {...field('note', words.fields.note)} maxLength={200} />
        <div className="actions">
          <SubmitButton isPlain label={submit} />
        </div>
      </Form>
    </section>
  );
}

function ClosedDays({ today, ...props }: NewExceptionProps & { today: string }) {
  const { closeTitle, close, lastDayHint, fields } = props.words;
  return (
    <NewException kind="closed" title={closeTitle} submit={close} {...props}>
      {(field) => (
        <>
          <TextField {...field('firstDay', fields.firstDay, today)} isRequired type="date" />
          <TextField {...field('lastDay', fields.lastDay)} hint={lastDayHint} type="date" />
        </>
      )}
    </NewException>
  );
}

function ExtraHours({ today, ...props }: NewExceptionProps & { today: string }) {
  const { openTitle, openLead, open, fields } = props.words;
  return (
    <NewException kind="open" title={openTitle} lead={openLead} submit={open} {...props}>
      {(field) => {
        const { defaultValue: chosen, ...rhythm } = field('everyMinutes', fields.everyMinutes, '60');
        return (
          <>
            <TextField {...field('firstDay', fields.day, today)} isRequired type="date" />
            <TextField {...field('firstStart', fields.firstStart)} isRequired type="time" />
            <TextField {...field('lastStart', fields.lastStart)} isRequired type="time" />
            <SelectField
              {...rhythm}
              chosen={chosen}
              options={['15', '30', '60'].map((value) => ({ value, label: value }))}
            />
          </>
        );
      }}
    </NewException>
  );
}

interface HolidaysProps {
  words: ExceptionsWords;
  holidays: ReadonlyArray<{ day: string; label: string }>;
}

function Holidays({ words, holidays }: HolidaysProps) {
  return (
    <section className="admin-section">
      <h2>{words.holidaysTitle}</h2>
      {holidays.length === 0 ? (
        <p className="hint">{words.holidaysDone}</p>
      ) : (
        <PostForm to="holidays" className="admin-form">
          <CheckboxGroup
            name="day"
            idPrefix="holiday"
            label={words.holidays}
            hint={words.holidaysLead}
            isStacked
            options={holidays.map(({ day, label }) => ({ value: day, label }))}
          />
          <div className="actions">
            <SubmitButton isPlain label={words.closeChosen} />
          </div>
        </PostForm>
      )}
    </section>
  );
}
