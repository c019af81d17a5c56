import { data, Form, redirect } from 'react-router';
import { Checkbox, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import { newKinds } from '#studio/offers/catalogue/offer-kind.ts';
import { classesWithTerms } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/new-offer';
import { type OfferWords, offerMessages } from './offer.messages.ts';
import { OfferSection, offerField } from './offer-form.tsx';
import { type OfferResult, offerFromForm } from './offer-from-form.ts';
import { PriceFields } from './price-section.tsx';

const path = '/admin/catalogue/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('catalogue', { request, context }, path);
  const { language } = factsOf(context);
  const world = worldOf(context);
  const classes = (await classesWithTerms(world.db.query)).map((one) => ({
    value: one.id,
    label: one[language],
  }));
  return { classes, idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('catalogue', args, path);
  const kind = textOf(form, 'kind');
  const typed = offerFromForm(form);
  const outcome = await createOffer(world, who, { kind, typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`/admin/catalogue/${outcome.id}?flash=created`, 303);
  const result: OfferResult & { kind: string } = {
    kind,
    typed,
    faults: outcome.faults,
    message: offerMessages[language].refusals.invalid,
  };
  return data(result, { status: 400 });
}

const nothing = offerFromForm(new FormData());
const usual: TypedOffer = {
  ...nothing,
  durationMinutes: '90',
  capacity: '10',
  sessions: '5',
  instalments: '1',
};

export default function NewOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { classes, idempotencyKey } = loaderData;
  const words = useWords(offerMessages);
  const typed = actionData?.typed ?? usual;
  return (
    <AdminFrame
      page="offers"
      title={words.newTitle}
      lead={words.newLead}
      back={{ href: '/admin/catalogue', label: words.back }}
    >
      {actionData && <Refused title={words.notSaved} text={actionData.message} />}
      <Form method="post" className="offer-form new-offer form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <RadioGroup
          name="kind"
          idPrefix="offer"
          label={words.kind}
          isStacked
          chosen={actionData?.kind ?? newKinds[0]}
          options={newKinds.map((value) => ({
            value,
            label: words.kinds[value].name,
            note: words.kinds[value].note,
          }))}
        />
        <NewFields words={words} typed={typed} classes={classes} faults={actionData?.faults ?? {}} />
        <div className="actions offer-actions">
          <SubmitButton isPlain label={words.create} />
        </div>
      </Form>
    </AdminFrame>
  );
}

interface NewFieldsProps extends Pick<OfferResult, 'typed' | 'faults'> {
  words: OfferWords;
  /** Those of which a term can be sold. */
  classes: ReadonlyArray<{ value: string; label: string }>;
}

/** The style sheet shows the fields of the chosen kind, so that no script is needed. */
function NewFields({ words, typed, faults, classes }: NewFieldsProps) {
  const fields = { typed, faults, words };
  return (
    <>
      <OfferSection title={words.sections.name}>
        <div className="pair">
          <BothLanguages
            en={<TextField {...offerField('nameEn', fields)} isRequired maxLength={120} />}
            da={<TextField {...offerField('nameDa', fields)} isRequired maxLength={120} />}
          />
        </div>
        <div className="pair">
          <BothLanguages
            en={<TextArea {...offerField('summaryEn', fields)} rows={2} maxLength={300} />}
            da={<TextArea {...offerField('summaryDa', fields)} rows={2} maxLength={300} />}
          />
        </div>
      </OfferSection>
      <OfferSection title={words.sections.price}>
        <PriceFields {...fields} />
        <div className="of-session">
          <TextField {...offerField('durationMinutes', fields)} inputMode="numeric" maxLength={3} />
        </div>
        <div className="of-pack">
          <TextField {...offerField('sessions', fields)} inputMode="numeric" maxLength={2} />
        </div>
        <ClassFields {...fields} classes={classes} />
        <div className="of-programme of-workshop of-group-class">
          <TextField {...offerField('capacity', fields)} inputMode="numeric" maxLength={3} />
        </div>
        <div className="of-course">
          <TextField
            {...offerField('instalments', fields)}
            hint={words.instalmentsHint}
            inputMode="numeric"
            maxLength={2}
          />
        </div>
        <Checkbox name="isOnSale" idPrefix="offer" label={words.sellAtOnce} isChecked={typed.isOnSale} />
      </OfferSection>
    </>
  );
}

function ClassFields({ words, typed, faults, classes }: NewFieldsProps) {
  return (
    <div className="of-group-class">
      <RadioGroup
        name="soldPer"
        idPrefix="offer"
        label={words.soldPer}
        isStacked
        chosen={typed.soldPer || 'term'}
        options={(['term', 'class'] as const).map((value) => ({
          value,
          label: words.soldPers[value].name,
          note: words.soldPers[value].note,
        }))}
      />
      {classes.length > 0 && (
        <SelectField
          name="termOf"
          idPrefix="offer"
          label={words.termOf}
          hint={words.termOfHint}
          error={faults.termOf ? words.faults[faults.termOf] : null}
          chosen={typed.termOf}
          options={[{ value: '', label: words.ownDates }, ...classes]}
        />
      )}
    </div>
  );
}
