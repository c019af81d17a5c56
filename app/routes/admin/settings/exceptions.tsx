import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/exceptions';
import { BackToSettings } from './back-to-settings.tsx';
import { type ExceptionsWords, exceptionsMessages } from './exceptions.messages.ts';
import { exceptionsPage, readExceptions } from './read-exceptions.ts';
import { settingsMessages } from './settings.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const flashes = ['added', 'removed'] as const;
const names = ['kind', 'firstDay', 'lastDay', 'firstStart', 'lastStart', 'everyMinutes', 'note'] as const;
type Typed = Record<(typeof names)[number], string>;

/** `/admin/settings/exceptions`: closed days and extra hours. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, exceptionsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const flash = flashes.find((one) => one === new URL(request.url).searchParams.get('flash'));
  return {
    language,
    studioName,
    ...(await readExceptions(world, language)),
    flash: flash ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, exceptionsPage);
  const form = await readForm(request);
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Typed;
  const outcome = await addException(worldOf(context), who, typed);
  if (outcome.ok) throw redirect(`${exceptionsPage}?flash=added`);
  return data({ fields: outcome.fields, typed }, { status: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData && settingsMessages[loaderData.language].groups.exceptions.name;
  return adminMeta(name ?? null, loaderData?.studioName);
}

type Refusal = Route.ComponentProps['actionData'];

export default function Exceptions({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, today, exceptions, holidays, flash } = loaderData;
  const all = settingsMessages[language];
  const words = exceptionsMessages[language];
  const refusedOf = (kind: string): Refusal => (actionData?.typed.kind === kind ? actionData : undefined);
  const key = exceptions.map(({ id }) => id).join();
  return (
    <AdminFrame
      page="settings"
      title={all.groups.exceptions.name}
      lead={words.lead}
      back={<BackToSettings language={language} />}
      {...{ language, studioName }}
    >
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
            cells: { ...cells, remove: <Removal {...{ id, when: cells.when, words }} /> },
          }))}
          empty={words.none}
        />
      </section>
      <ClosedDays key={`closed ${key}`} {...{ words, today }} refused={refusedOf('closed')} />
      <ExtraHours key={`open ${key}`} {...{ words, today }} refused={refusedOf('open')} />
      <Holidays key={`holidays ${key}`} {...{ words, holidays }} />
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

interface NewExceptionProps {
  words: ExceptionsWords;
  today: string;
  refused: Refusal;
}

function fieldsOf(kind: 'closed' | 'open', { words, refused }: Omit<NewExceptionProps, 'today'>) {
  return (name: Exclude<keyof Typed, 'kind'>, label: string) => ({
    name,
    idPrefix: kind,
    label,
    error: refused?.fields.includes(name) ? words.faults[name] : null,
  });
}

function ClosedDays({ words, today, refused }: NewExceptionProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const about = fieldsOf('closed', { words, refused });
  const typed = refused?.typed;
  return (
    <section className="admin-section">
      <h2>{words.closeTitle}</h2>
      <Form method="post" className="admin-form" noValidate>
        <input type="hidden" name="kind" value="closed" />
        <div className="two">
          <TextField
            {...about('firstDay', words.fields.firstDay)}
            isRequired
            type="date"
            defaultValue={typed?.firstDay ?? today}
          />
          <TextField
            {...about('lastDay', words.fields.lastDay)}
            hint={words.lastDayHint}
            type="date"
            defaultValue={typed?.lastDay ?? ''}
          />
        </div>
        <TextField {...about('note', words.fields.note)} maxLength={200} defaultValue={typed?.note ?? ''} />
        <div className="actions">
          <Button type="submit" isBusy={isBusy} isPlain>
            {words.close}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function ExtraHours({ words, today, refused }: NewExceptionProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const about = fieldsOf('open', { words, refused });
  const typed = refused?.typed;
  const clocks = ['firstStart', 'lastStart'] as const;
  return (
    <section className="admin-section">
      <h2>{words.openTitle}</h2>
      <p className="hint">{words.openLead}</p>
      <Form method="post" className="admin-form" noValidate>
        <input type="hidden" name="kind" value="open" />
        <div className="two">
          <TextField
            {...about('firstDay', words.fields.day)}
            isRequired
            type="date"
            defaultValue={typed?.firstDay ?? today}
          />
          {clocks.map((name) => (
            <TextField
              key={name}
              {...about(name, words.fields[name])}
              isRequired
              type="time"
              defaultValue={typed?.[name] ?? ''}
            />
          ))}
          <SelectField
            {...about('everyMinutes', words.fields.everyMinutes)}
            chosen={typed?.everyMinutes ?? '60'}
            options={['15', '30', '60'].map((value) => ({ value, label: value }))}
          />
        </div>
        <TextField {...about('note', words.fields.note)} maxLength={200} defaultValue={typed?.note ?? ''} />
        <div className="actions">
          <Button type="submit" isBusy={isBusy} isPlain>
            {words.open}
          </Button>
        </div>
      </Form>
    </section>
  );
}

interface HolidaysProps {
  words: ExceptionsWords;
  holidays: ReadonlyArray<{ day: string; label: string }>;
}

function Holidays({ words, holidays }: HolidaysProps) {
  const isBusy = useNavigation().formMethod === 'POST';
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
            <Button type="submit" isBusy={isBusy} isPlain>
              {words.closeChosen}
            </Button>
          </div>
        </PostForm>
      )}
    </section>
  );
}
