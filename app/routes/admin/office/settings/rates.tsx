import { data, Form, redirect } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { ListLinks } from '#app/ui/list-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
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
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/rates';
import { backToSettings } from './back-to-settings.tsx';
import { ratesPage, rateText } from './rates.data.ts';
import { settingsMessages } from './settings.messages.ts';

const flashes = ['added', 'withdrawn', 'used'] as const;
const shape: ListShape<RateSort, never> = { path: ratesPage, sorts: { day: 'descending' }, filters: {} };

/** `/admin/settings/rates`: exchange rates to DKK. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const listQuery = readList(shape, url);
  await ownerOnly('settings', { request, context }, listHref(shape, listQuery, { at: listQuery.at }));
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { rows: rates, ...page } = await ratesSet(world.db.query, listQuery);
  return {
    today: studioDay(world.clock.now()).toString(),
    rates: rates.map(({ id, currency, rate, from, isUsed }) => ({
      id: String(id),
      isUsed,
      currency,
      rate: rateText(rate, language),
      from: formats[language].day(from),
    })),
    ways: waysOf(shape, listQuery, page),
    flash: flashes.find((one) => one === url.searchParams.get('flash')) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, ratesPage);
  const form = await readForm(request);
  const typed = { currency: textOf(form, 'currency'), rate: textOf(form, 'rate'), day: textOf(form, 'day') };
  const isSure = textOf(form, 'sure') === 'yes';
  const outcome = await setRate(worldOf(context), who, { ...typed, isSure });
  if (outcome.ok) throw redirect(`${ratesPage}?flash=added`);
  const last = outcome.refusal === 'unlikely' ? rateText(outcome.last, factsOf(context).language) : null;
  return data({ fields: outcome.fields, last, typed }, { status: 400 });
}

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { today, rates, ways, flash } = loaderData;
  const all = settingsMessages[language];
  const words = all.rates;
  return (
    <AdminFrame page="settings" title={all.groups.rates.name} lead={words.lead} back={backToSettings}>
      {actionData ? (
        <Refused title={all.notSaved} text={all.lookAgain} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <NewRate key={rates[0]?.id ?? 'none'} words={words} today={today} refused={actionData} />
      <section className="admin-section rates-so-far">
        <Table
          caption={words.caption}
          columns={[
            { key: 'currency', name: words.currency },
            { key: 'rate', name: words.rate, isNumber: true },
            { key: 'from', name: words.day },
            { key: 'withdraw', name: words.withdraw },
          ]}
          rows={rates.map(({ id, isUsed, ...cells }) => ({
            key: id,
            cells: {
              ...cells,
              withdraw: isUsed ? '–' : <Withdrawal id={id} rate={cells.rate} words={words} />,
            },
          }))}
          empty={words.none}
        />
        <ListLinks {...ways} words={listMessages[language]} />
      </section>
    </AdminFrame>
  );
}

type RatesWords = (typeof settingsMessages)['en']['rates'];

function Withdrawal({ id, rate, words }: { id: string; rate: string; words: RatesWords }) {
  return (
    <PostForm to={`${id}/withdrawal`}>
      <Button type="submit" variant="ghost" isPlain isCompact aria-label={words.withdrawOf(rate)}>
        {words.withdraw}
      </Button>
    </PostForm>
  );
}

interface NewRateProps {
  words: RatesWords;
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
          error={refused?.last ? words.unlikely(refused.last) : about('rate').error}
          inputMode="decimal"
          defaultValue={refused?.typed.rate ?? ''}
        />
        <TextField {...about('day')} type="date" defaultValue={refused?.typed.day ?? today} />
      </div>
      <div className="actions">
        <SubmitButton isPlain label={words.add} />
        {refused?.last && (
          <SubmitButton name="sure" value="yes" variant="ghost" isPlain label={words.addAnyway} />
        )}
      </div>
    </Form>
  );
}
