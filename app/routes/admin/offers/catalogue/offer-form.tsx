import type { ReactNode } from 'react';
import { Checkbox, CheckboxGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { BothLanguages } from '#app/web/language-order.tsx';
import { RichTextField } from '#app/web/rich-text/rich-text-field.tsx';
import type { OfferField } from '#studio/offers/catalogue/offer-kind.ts';
import {
  descriptionOptions,
  type OfferFaults,
  offerLimits,
  type TypedOffer,
} from '#studio/offers/catalogue/typed-offer.ts';
import type { OfferWords } from './offer.messages.ts';

export interface OfferFieldsProps {
  typed: TypedOffer;
  faults: OfferFaults;
  fields: readonly OfferField[];
  words: OfferWords;
}

export function OfferSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <section className="offer-section stack">
      <h2>
        {title}
        {aside && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}

type TextName = Exclude<
  keyof TypedOffer,
  'isOnSale' | 'prices' | 'questions' | 'instructorIds' | 'soldPer' | 'termOf'
>;

export function offerField(
  name: TextName,
  { typed, faults, words }: Pick<OfferFieldsProps, 'typed' | 'faults' | 'words'>,
) {
  const fault = faults[name];
  return {
    name,
    idPrefix: 'offer',
    label: words[name as keyof OfferWords] as string,
    defaultValue: typed[name],
    error: fault ? words.faults[fault] : null,
    takesFocus: true,
  };
}

export function NameFields(props: OfferFieldsProps) {
  const { words, fields } = props;
  const description = { options: descriptionOptions, rows: 7, words: words.richText };
  return (
    <OfferSection title={words.sections.name}>
      <p className="hint">{words.nameHint}</p>
      <div className="pair">
        <BothLanguages
          en={<TextField {...offerField('nameEn', props)} isRequired maxLength={120} />}
          da={<TextField {...offerField('nameDa', props)} isRequired maxLength={120} />}
        />
      </div>
      <div className="pair">
        <BothLanguages
          en={<TextArea {...offerField('summaryEn', props)} rows={2} maxLength={300} />}
          da={<TextArea {...offerField('summaryDa', props)} rows={2} maxLength={300} />}
        />
      </div>
      {fields.includes('description') && (
        <div className="pair texts">
          <BothLanguages
            en={<RichTextField {...offerField('descriptionEn', props)} {...description} textLanguage="en" />}
            da={<RichTextField {...offerField('descriptionDa', props)} {...description} textLanguage="da" />}
          />
        </div>
      )}
    </OfferSection>
  );
}

interface GetsProps extends OfferFieldsProps {
  courses: ReadonlyArray<{ id: string; title: string }>;
  noticeHours: number;
  children?: ReactNode;
}

const gets: readonly OfferField[] = [
  'duration',
  'capacity',
  'notice',
  'sessions',
  'validMonths',
  'giftCardMonths',
  'instalments',
  'access',
];

export function GetsFields({ courses, noticeHours, children, ...props }: GetsProps) {
  const { words, fields, typed, faults } = props;
  const has = (field: OfferField) => fields.includes(field);
  const number = (name: TextName, hint?: string) => (
    <TextField {...offerField(name, props)} hint={hint} inputMode="numeric" maxLength={4} />
  );
  const isListed = courses.some(({ id }) => id === typed.courseId);
  if (!fields.some((field) => gets.includes(field)) && !children) return null;
  return (
    <OfferSection title={words.sections.gets}>
      <div className="pair">
        {has('duration') && number('durationMinutes')}
        {has('capacity') && number('capacity', words.capacityHint)}
        {has('notice') && number('noticeHours', words.noticeHint(noticeHours))}
        {has('notice') && number('lateFeePercent', words.feeHint)}
        {has('notice') && number('noShowFeePercent', words.noFee)}
        {has('sessions') && number('sessions')}
        {has('validMonths') && number('validMonths')}
        {has('giftCardMonths') && number('validMonths', words.giftCardMonthsHint)}
        {has('instalments') && number('instalments', words.instalmentsHint)}
        {has('access') && (
          <SelectField
            name="courseId"
            idPrefix="offer"
            label={words.courseId}
            hint={words.courseHint}
            error={faults.courseId ? words.faults[faults.courseId] : null}
            chosen={typed.courseId}
            options={[
              ...courses.map(({ id, title }) => ({ value: id, label: title })),
              ...(isListed ? [] : [{ value: typed.courseId, label: typed.courseId || '–' }]),
            ]}
          />
        )}
      </div>
      {children}
    </OfferSection>
  );
}

interface InstructorsFieldProps extends OfferFieldsProps {
  /** In the order of the home page, which is the order on the offer's page. */
  instructors: ReadonlyArray<{ id: number; name: string }>;
}

export function InstructorsField({ instructors, typed, fields, words }: InstructorsFieldProps) {
  if (!fields.includes('instructors')) return null;
  return (
    <OfferSection title={words.sections.instructors}>
      <CheckboxGroup
        name="instructorIds"
        idPrefix="offer"
        label={words.instructors}
        hint={words.instructorsHint}
        chosen={typed.instructorIds}
        options={instructors.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <p>
        <TextLink href="/admin/instructors">{words.editInstructors}</TextLink>
      </p>
    </OfferSection>
  );
}

export function PlaceFields(props: OfferFieldsProps) {
  const { words, fields, typed } = props;
  const inGroup = fields.includes('onCourses');
  return (
    <OfferSection title={inGroup ? words.sections.courses : words.sections.rules}>
      <div className="pair">
        {inGroup && (
          <>
            <SelectField
              name="group"
              idPrefix="offer"
              label={words.group}
              chosen={typed.group}
              options={(['', 'hour', 'others', 'intensives'] as const).map((value) => ({
                value,
                label: words.groups[value],
              }))}
            />
            <TextField
              {...offerField('place', props)}
              hint={words.placeHint}
              inputMode="numeric"
              maxLength={2}
            />
          </>
        )}
        <SelectField
          name="vatClass"
          idPrefix="offer"
          label={words.vatClass}
          chosen={typed.vatClass}
          options={(['standard', 'exempt'] as const).map((value) => ({
            value,
            label: words.vatClasses[value],
          }))}
        />
      </div>
    </OfferSection>
  );
}

export function QuestionFields({ typed, faults, fields, words }: OfferFieldsProps) {
  if (!fields.includes('questions')) return null;
  const empty = { id: '', en: '', da: '', isRequired: false };
  const written = typed.questions.filter((one) => one.en !== '' || one.da !== '');
  const rows = [...written, ...(written.length < offerLimits.questions ? [empty] : [])];
  const fault = faults.questions;
  return (
    <OfferSection title={words.sections.questions}>
      <p className="hint">{words.questionsHint}</p>
      {fault && (
        <p className="field-error" role="alert">
          {words.faults[fault]}
        </p>
      )}
      <input type="hidden" name="questionRows" value={rows.length} />
      {rows.map(({ id, en, da, isRequired }, at) => (
        <fieldset className="offer-question stack tight" key={id || `new-${at}`}>
          <legend>{words.question(at + 1)}</legend>
          <input type="hidden" name={`question-${at}-id`} value={id} />
          <div className="pair">
            <BothLanguages
              en={
                <TextField
                  name={`question-${at}-en`}
                  idPrefix="offer"
                  label={words.nameEn}
                  defaultValue={en}
                  maxLength={200}
                />
              }
              da={
                <TextField
                  name={`question-${at}-da`}
                  idPrefix="offer"
                  label={words.nameDa}
                  defaultValue={da}
                  maxLength={200}
                />
              }
            />
          </div>
          <Checkbox
            name={`question-${at}-required`}
            idPrefix="offer"
            label={words.required}
            isChecked={isRequired}
          />
        </fieldset>
      ))}
    </OfferSection>
  );
}
