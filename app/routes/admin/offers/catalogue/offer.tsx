import { useState } from 'react';
import { data, Form, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { AdminFrame } from '../../frame.tsx';
import { ChangeHistory } from '../../office/history/change-history.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import type { PictureProblem } from '../../site/website/picture-place.tsx';
import type { Route } from './+types/offer';
import { catalogueMessages } from './catalogue.messages.ts';
import { HoursFields } from './hours-fields.tsx';
import { offerPageData } from './offer.data.ts';
import { type OfferWords, offerMessages } from './offer.messages.ts';
import {
  GetsFields,
  InstructorsField,
  NameFields,
  OfferSection,
  PlaceFields,
  QuestionFields,
} from './offer-form.tsx';
import { type OfferResult, offerFromForm } from './offer-from-form.ts';
import { OfferPicture } from './offer-picture.tsx';
import { OfferPreview, previewOf } from './offer-preview.tsx';
import { PriceSection } from './price-section.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('catalogue', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const offer = await offerPageData(world, who, { id: params.offer, language });
  if (!offer) throw data(null, { status: 404 });
  const flash = url.searchParams.get('flash');
  return { offer, flash: flash && flash in offerMessages.en.flash ? flash : null };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, '/admin/catalogue/:offer');
  const typed = offerFromForm(form);
  const version = Number(textOf(form, 'version')) || 0;
  const outcome = await changeOffer(world, who, { id: args.params.offer, version, typed });
  if (outcome.ok) throw redirect(`${path}?flash=saved`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const message = offerMessages[language].refusals[outcome.refusal];
  const result: OfferResult = { typed, faults: outcome.faults, message };
  return data(result, { status: refusalStatus(outcome.refusal) });
}

export default function Offer({ loaderData }: Route.ComponentProps) {
  const { offer, flash } = loaderData;
  const result = useActionResult<OfferResult | PictureProblem>();
  const words = useWords(offerMessages);
  const typed = result && 'typed' in result ? result : undefined;
  return (
    <AdminFrame
      page="offers"
      title={offer.title}
      back={{ href: '/admin/catalogue', label: words.back }}
      actions={
        <ButtonLink href={offer.page} variant="ghost" isCompact isPlain>
          {words.view}
        </ButtonLink>
      }
    >
      {typed ? (
        <Refused title={typed.title ?? words.notSaved} text={typed.message} />
      ) : (
        <Done text={result ? null : savedText(loaderData, words)} />
      )}
      {offer.kept && flash !== 'saved' && <p className="notice">{offer.kept}</p>}
      {/* A new version fills the fields again. */}
      <OfferForm key={typed ? 'typed' : offer.version} offer={offer} result={typed} />
      <ChangeHistory history={offer.history} version={offer.version} />
      {(offer.picture || offer.hasDrawings) && (
        <OfferPicture
          words={words}
          title={offer.title}
          picture={offer.picture}
          result={result && 'reason' in result ? result : null}
        />
      )}
    </AdminFrame>
  );
}

function savedText({ offer, flash }: Route.ComponentProps['loaderData'], words: OfferWords): string | null {
  if (flash !== 'saved') return flash && words.flash[flash as keyof OfferWords['flash']];
  return [`${words.flash.saved}.`, offer.applies, offer.kept].filter(Boolean).join(' ');
}

interface OfferFormProps extends Pick<Route.ComponentProps['loaderData'], 'offer'> {
  result: OfferResult | undefined;
}

function OfferForm({ offer, result }: OfferFormProps) {
  const words = useWords(offerMessages);
  const typed = result?.typed ?? offer.stored;
  const fields = { typed, faults: result?.faults ?? {}, fields: offer.fields, words };
  const [previewed, setPreviewed] = useState(typed);
  return (
    <Form
      method="post"
      className="offer-form form"
      noValidate
      onInput={({ currentTarget }) => setPreviewed({ ...typed, ...previewOf(currentTarget, typed) })}
    >
      <input type="hidden" name="version" value={offer.version} />
      {/* Implicit submission (Enter) uses the first button, which could withdraw a price. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {words.save}
      </button>
      <div className="offer-sale">
        <Checkbox
          name="isOnSale"
          idPrefix="offer"
          label={words.onSale}
          note={offer.sold.count > 0 ? words.sold(offer.sold.count, offer.sold.last) : words.unsold}
          isChecked={typed.isOnSale}
        />
        <p className="hint">{words.onSaleNote}</p>
      </div>
      <NameFields {...fields} />
      <PriceSection {...fields} steps={offer.steps} reduced={offer.reduced} />
      <GetsFields {...fields} courses={offer.courses} noticeHours={offer.noticeHours}>
        <SoldAs offer={offer} words={words} />
        {offer.dates && <Dates offer={offer} words={words} />}
        {offer.editsCourse && (
          <p>
            <TextLink href={`/admin/courses/${offer.editsCourse}`}>{words.editCourse}</TextLink>
          </p>
        )}
      </GetsFields>
      <HoursFields {...fields} />
      <InstructorsField {...fields} instructors={offer.instructors} />
      <ApplicationFormLink offer={offer} words={words} />
      <PlaceFields {...fields} />
      <QuestionFields {...fields} />
      <div className="actions offer-actions">
        <SubmitButton isPlain label={words.save} />
        <ButtonLink href={`/admin/catalogue/${offer.id}`} variant="ghost" isPlain>
          {words.discard}
        </ButtonLink>
      </div>
      <OfferPreview offer={previewed} words={words} />
    </Form>
  );
}

function SoldAs({ offer, words }: Pick<DatesProps, 'offer' | 'words'>) {
  return (
    <>
      {offer.soldPer && (
        <p className="hint">
          {offer.termOf ? words.soldTermOf(offer.termOf.title) : words.soldPerNote[offer.soldPer]}
        </p>
      )}
      {offer.termOf && (
        <p>
          <TextLink href={`/admin/catalogue/${offer.termOf.id}`}>{offer.termOf.title}</TextLink>
        </p>
      )}
    </>
  );
}

/** Only a programme has an application form. */
function ApplicationFormLink({ offer, words }: Pick<OfferFormProps, 'offer'> & { words: OfferWords }) {
  if (offer.questionCount === null) return null;
  return (
    <OfferSection title={words.sections.application}>
      <p className="hint">{words.applicationHint}</p>
      <p>
        <TextLink href={`/admin/catalogue/${offer.id}/questions`}>
          {words.additionalQuestions(offer.questionCount)}
        </TextLink>
      </p>
    </OfferSection>
  );
}

type DatesProps = Pick<Route.ComponentProps['loaderData'], 'offer'> & { words: OfferWords };

function Dates({ offer, words }: DatesProps) {
  const language = useLanguage();
  const dates = offer.dates ?? [];
  return (
    <div className="offer-dates stack tight">
      <h3>{words.dates}</h3>
      {dates.length === 0 ? (
        <p className="hint">{words.noDates}</p>
      ) : (
        <ul>
          {dates.map(({ id, when, free }) => (
            <li key={id}>
              <TextLink href={`/admin/dates/${id}`}>{when}</TextLink>{' '}
              <small>{catalogueMessages[language].seats(free)}</small>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={`/admin/dates/new?offer=${offer.id}`} variant="ghost" isCompact isPlain>
          {words.newDate}
        </ButtonLink>
      </p>
    </div>
  );
}
