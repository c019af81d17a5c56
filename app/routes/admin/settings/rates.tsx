import { data, Form, redirect } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { ListLinks } from '#app/ui/list-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { listMessages } from '#app/web/lists/list.messages.ts';
import { type ListShape, listHref } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { waysOf } from '#app/web/lists/list-view.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { type RateSort, ratesSet } from '#studio/office/settings/rates.queries.ts';
import { setRate } from '#studio/office/settings/set-rate.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/rates';
import { backToSettings } from './back-to-settings.tsx';
import { settingsMessages } from './settings.messages.ts';

const path = '/admin/settings/rates';
const shape: ListShape<RateSort, never> = { path, sorts: { day: 'descending' }, filters: {} };

/** `/admin/settings/rates`: exchange rates to DKK, append-only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const listQuery = readList(shape, url);
  await ownerOnly('settings', { request, context }, listHref(shape, listQuery, { at: listQuery.at }));
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { rows: rates, ...page } = await ratesSet(world.db.query, listQuery);
  return {
    today: studioDay(world.clock.now()).toString(),
    rates: rates.map(({ id, currency, rate, from }) => ({
      id: String(id),
      currency,
      rate: language === 'da' ? trimmed(rate).replace('.', ',') : trimmed(rate),
      from: formats[language].day(from),
    })),
    ways: waysOf(shape, listQuery, page),
    isAdded: url.searchParams.get('flash') === 'added',
  };
}

/** '7.460000' → '7.46'. */
function trimmed(rate: string): string {
  return rate.replace(/(?<!0)0+$/, '').replace(/\.$/, '');
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, path);
  const form = await readForm(request);
  const typed = { currency: textOf(form, 'currency'), rate: textOf(form, 'rate'), day: textOf(form, 'day') };
  const outcome = await setRate(worldOf(context), who, typed);
  if (outcome.ok) throw redirect(`${path}?flash=added`);
  return data({ fields: outcome.fields, typed }, { status: 400 });
}

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { today, rates, ways, isAdded } = loaderData;
  const all = settingsMessages[language];
  const words = all.rates;
  return (
    <AdminFrame page="settings" title={all.groups.rates.name} lead={words.lead} back={backToSettings}>
      {actionData ? (
        <Refused title={all.notSaved} text={all.lookAgain} />
      ) : (
        <Done text={isAdded ? words.added : null} />
      )}
      <NewRate key={rates[0]?.id ?? 'none'} words={words} today={today} refused={actionData} />
      <section className="admin-section rates-so-far">
        <Table
          caption={words.caption}
          columns={[
            { key: 'currency', name: words.currency },
            { key: 'rate', name: words.rate, isNumber: true },
            { key: 'from', name: words.day },
          ]}
          rows={rates.map(({ id, ...cells }) => ({ key: id, cells }))}
          empty={words.none}
        />
        <ListLinks {...ways} words={listMessages[language]} />
      </section>
    </AdminFrame>
  );
}

interface NewRateProps {
  words: (typeof settingsMessages)['en']['rates'];
  today: string;
  refused: Route.ComponentProps['actionData'];
}

function NewRate({ words, today, refused }: NewRateProps) {
  const about = (name: 'currency' | 'rate' | 'day') => ({
    name,
    idPrefix: 'rate',
    label: words[name],
    error: refused?.fields.includes(name) ? words.fields[name] : null,
    isRequired: true,
  });
  return (
    <Form method="post" className="admin-form" noValidate>
      <div className="pair">
        <SelectField
          {...about('currency')}
          chosen={refused?.typed.currency ?? 'EUR'}
          options={['EUR', 'USD'].map((value) => ({ value, label: value }))}
        />
        <TextField
          {...about('rate')}
          hint={words.rateHint}
          inputMode="decimal"
          defaultValue={refused?.typed.rate ?? ''}
        />
        <TextField {...about('day')} type="date" defaultValue={refused?.typed.day ?? today} />
      </div>
      <div className="actions">
        <SubmitButton isPlain label={words.add} />
      </div>
    </Form>
  );
}
