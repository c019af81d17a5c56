import type { ComponentProps } from 'react';
import { data, Form, redirect } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { CheckboxGroup, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { type CodeSort, discountableOffers, listCodes } from '#studio/offers/discounts/code-list.queries.ts';
import { type CodeField, createCode } from '#studio/offers/discounts/create-code.ts';
import { currencies, readCurrency, readPrice } from '#studio/shared/money.ts';
import { AdminList } from '../../admin-list.tsx';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersForm } from '../../owners-form.ts';
import { ownersList } from '../../owners-list.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/codes';
import { codeView } from './code-view.ts';
import { type CodesWords, codesMessages } from './codes.messages.ts';
import { codeVariants } from './voucher-looks.ts';

const path = '/admin/codes';
const shape: ListShape<CodeSort, never> = { path, sorts: { created: 'descending' }, filters: {} };

interface TypedCode {
  code: string;
  value: string;
  percent: string;
  amount: string;
  currency: string;
  fromDay: string;
  untilDay: string;
  maxUses: string;
  maxUsesPerPerson: string;
  offerIds: string[];
}

const emptyCode: TypedCode = {
  code: '',
  value: 'percent',
  percent: '10',
  amount: '',
  currency: 'DKK',
  fromDay: '',
  untilDay: '',
  maxUses: '',
  maxUsesPerPerson: '1',
  offerIds: [],
};

interface CodeResult {
  typed: TypedCode;
  fields: CodeField[];
  exists: boolean;
}

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, listQuery } = await ownersList('catalogue', args, shape);
  const { rows, ...page } = await listCodes(world.db.query, who, listQuery);
  const offerIds = await discountableOffers(world.db.query);
  const titles = await offerTitles(world.db.query, offerIds, language);
  const now = world.clock.now();
  return {
    listQuery,
    page,
    idempotencyKey: newIdempotencyKey(),
    offers: offerIds.map((id) => ({ id, title: titles.get(id) ?? id })),
    rows: rows.map((row) => codeView(row, { language, now })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('catalogue', args, path);
  const typed = typedCode(form);
  const outcome = await createCode(world, who, { ...codeInput(typed), once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${path}/${outcome.codeId}?flash=created`, 303);
  const result: CodeResult = { typed, fields: outcome.fields, exists: outcome.refusal === 'exists' };
  return data(result, { status: outcome.refusal === 'exists' ? 409 : 400 });
}

const texts = ['code', 'percent', 'amount', 'fromDay', 'untilDay', 'maxUses', 'maxUsesPerPerson'] as const;

function typedCode(form: FormData): TypedCode {
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(form, name).trim().slice(0, 60)]));
  return {
    ...emptyCode,
    ...typed,
    value: textOf(form, 'value') === 'amount' ? 'amount' : 'percent',
    currency: textOf(form, 'currency') || 'DKK',
    offerIds: form.getAll('offerIds').map(String),
  };
}

function codeInput(typed: TypedCode) {
  return { ...typed, amountMinor: readPrice(typed.amount, readCurrency(typed.currency)) };
}

export default function Codes({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, rows, offers, idempotencyKey } = loaderData;
  const words = useWords(codesMessages);
  const refused = useActionResult<CodeResult>();
  const faults = Object.fromEntries(
    (refused?.fields ?? []).map((name) => [
      name,
      refused?.exists ? words.create.exists : words.create.faults[name],
    ]),
  );
  return (
    <AdminFrame page="codes" title={words.title} lead={words.lead}>
      {refused && <Refused title={words.create.problem} text={words.create.check} />}
      <NewCode
        words={words}
        faults={faults}
        offers={offers}
        idempotencyKey={idempotencyKey}
        typed={refused?.typed ?? emptyCode}
        isOpen={refused !== undefined}
      />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        filters={{}}
        columns={[
          { key: 'code' },
          { key: 'value', isNumber: true },
          { key: 'period' },
          { key: 'uses' },
          { key: 'state' },
        ]}
        rows={rows.map(({ id, code, state, ...cells }) => ({
          key: id,
          ...(state === 'ended' || state === 'used-up' ? { variant: 'off' as const } : {}),
          cells: {
            ...cells,
            code: <TextLink href={`${path}/${id}`}>{code}</TextLink>,
            state: <Badge variant={codeVariants[state]}>{words.states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}

interface NewCodeProps {
  words: CodesWords;
  typed: TypedCode;
  faults: Partial<Record<CodeField, string>>;
  isOpen: boolean;
  offers: ReadonlyArray<{ id: string; title: string }>;
  idempotencyKey: string;
}

function NewCode({ words, typed, faults, isOpen, offers, idempotencyKey }: NewCodeProps) {
  const text = words.create;
  const field = (name: Exclude<keyof TypedCode, 'value' | 'currency' | 'offerIds'>) => ({
    name,
    idPrefix: 'code',
    defaultValue: typed[name],
    error: faults[name === 'amount' ? 'amountMinor' : name] ?? null,
    takesFocus: true,
    autoComplete: 'off',
  });
  return (
    <ConfirmDialog label={text.open} isMain isOpen={isOpen}>
      <Form method="post" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <TextField {...field('code')} label={text.code} hint={text.codeHint} isRequired />
        <RadioGroup
          name="value"
          idPrefix="code"
          label={text.value}
          chosen={typed.value}
          options={[
            { value: 'percent', label: text.values.percent },
            { value: 'amount', label: text.values.amount },
          ]}
        />
        <TextField {...field('percent')} label={text.percent} hint={text.percentHint} inputMode="numeric" />
        <div className="pair">
          <TextField {...field('amount')} label={text.amount} hint={text.amountHint} inputMode="decimal" />
          <SelectField
            name="currency"
            idPrefix="code"
            label={text.currency}
            chosen={typed.currency}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </div>
        <CodeLimits text={text} field={field} />
        <CheckboxGroup
          name="offerIds"
          idPrefix="code"
          label={text.offers}
          hint={text.offersHint}
          isStacked
          chosen={typed.offerIds}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="actions">
          <SubmitButton label={text.save} />
        </div>
      </Form>
    </ConfirmDialog>
  );
}

type LimitField = 'fromDay' | 'untilDay' | 'maxUses' | 'maxUsesPerPerson';

function CodeLimits({
  text,
  field,
}: {
  text: CodesWords['create'];
  field: (name: LimitField) => Omit<ComponentProps<typeof TextField>, 'label'>;
}) {
  return (
    <>
      <div className="pair">
        <TextField {...field('fromDay')} label={text.fromDay} hint={text.fromHint} type="date" />
        <TextField {...field('untilDay')} label={text.untilDay} hint={text.untilHint} type="date" />
      </div>
      <div className="pair">
        <TextField {...field('maxUses')} label={text.maxUses} hint={text.limitHint} inputMode="numeric" />
        <TextField
          {...field('maxUsesPerPerson')}
          label={text.maxUsesPerPerson}
          hint={text.personHint}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
