import { CheckboxGroup, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField, type TextFieldProps } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import { useLanguage } from '#app/web/words.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import {
  type OfferFieldName,
  offerField,
  type StartFaults,
  type StartFieldName,
  type StudioField,
  startKinds,
  type TypedOwnStudio,
} from '#studio/office/own-studio/own-studio.ts';
import type { PictureRefusal } from '#studio/shared/content/prepare-picture.ts';
import type { Language } from '#studio/shared/language.ts';
import { acceptedPictures } from '#studio/shared/media/accepted-files.ts';
import { currencies } from '#studio/shared/money.ts';
import { picturesPageMessages } from '../../site/website/pictures.messages.ts';
import type { StartWords } from './start.messages.ts';

interface StartFieldsProps {
  typed: TypedOwnStudio;
  faults: StartFaults;
  words: StartWords;
  language: Language;
}

type TextName = Exclude<StudioField, 'mainLanguage' | 'currencies'>;

function studioField(name: TextName, { typed, faults, words }: StartFieldsProps): TextFieldProps {
  const isOptional = name === 'phone' || name === 'cvr';
  return {
    ...about(name, words.fields[name], { faults, words }),
    defaultValue: typed[name],
    ...(name === 'cvr' ? { hint: words.hints.cvr } : {}),
    ...(isOptional ? { optionalNote: words.optional } : { isRequired: true }),
  };
}

function about(
  name: StartFieldName,
  label: string,
  { faults, words }: Pick<StartFieldsProps, 'faults' | 'words'>,
) {
  const fault = faults[name];
  return { name, idPrefix: 'start', label, error: fault ? words.faults[fault] : null, takesFocus: true };
}

export function StudioFields(props: StartFieldsProps) {
  const { words } = props;
  return (
    <>
      <fieldset className="setting-part pair">
        <legend>{words.studio}</legend>
        <TextField {...studioField('studioName', props)} autoComplete="organization" maxLength={80} />
        <TextField {...studioField('coachName', props)} autoComplete="name" maxLength={80} />
        <TextField {...studioField('coachFirstName', props)} autoComplete="given-name" maxLength={40} />
      </fieldset>
      <fieldset className="setting-part pair">
        <legend>{words.address}</legend>
        <TextField {...studioField('street', props)} autoComplete="address-line1" maxLength={80} />
        <div className="pair">
          <TextField {...studioField('postcode', props)} autoComplete="postal-code" maxLength={12} />
          <TextField {...studioField('city', props)} autoComplete="address-level2" maxLength={60} />
        </div>
        <TextField {...studioField('email', props)} type="email" autoComplete="email" maxLength={254} />
        <TextField {...studioField('phone', props)} type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...studioField('cvr', props)} autoComplete="off" maxLength={40} />
      </fieldset>
    </>
  );
}

export function SellingFields({ typed, faults, words }: StartFieldsProps) {
  return (
    <fieldset className="setting-part pair">
      <legend>{words.selling}</legend>
      <RadioGroup
        {...about('mainLanguage', words.fields.mainLanguage, { faults, words })}
        hint={words.hints.mainLanguage}
        chosen={typed.mainLanguage}
        options={(['da', 'en'] as const).map((value) => ({ value, label: words.languages[value] }))}
      />
      <CheckboxGroup
        {...about('currencies', words.fields.currencies, { faults, words })}
        chosen={typed.currencies}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    </fieldset>
  );
}

/** The style sheet hides the prices in currencies that are not chosen. */
export function OfferFields({ at, ...props }: StartFieldsProps & { at: number }) {
  const { typed, faults, words } = props;
  const offer = typed.offers[at];
  const field = (name: OfferFieldName, label: string) =>
    about(offerField(at, name), label, { faults, words });
  return (
    <fieldset className="setting-part pair start-offer">
      <legend>{words.offer(at + 1)}</legend>
      <SelectField
        {...field('kind', words.fields.kind)}
        chosen={offer?.kind || startKinds[0]}
        options={startKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <div className="pair">
        <BothLanguages
          en={
            <TextField
              {...field('nameEn', words.fields.nameEn)}
              defaultValue={offer?.nameEn}
              maxLength={120}
            />
          }
          da={
            <TextField
              {...field('nameDa', words.fields.nameDa)}
              defaultValue={offer?.nameDa}
              maxLength={120}
            />
          }
        />
      </div>
      <TextField
        {...field('length', words.fields.length)}
        defaultValue={offer?.length}
        inputMode="numeric"
        maxLength={3}
      />
      <div className="start-prices">
        {currencies.map((currency) => (
          <div data-price-in={currency} key={currency}>
            <TextField
              {...field(currency, currency)}
              defaultValue={offer?.prices[currency]}
              inputMode="decimal"
              maxLength={14}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface PictureFieldsProps extends StartFieldsProps {
  refusal: PictureRefusal | null;
  focus: string;
}

export function PictureFields({ words, refusal, focus }: PictureFieldsProps) {
  const language = useLanguage();
  const pictures = picturesPageMessages[language];
  return (
    <fieldset className="setting-part pair">
      <legend>{words.picture}</legend>
      <Uploader
        name="picture"
        idPrefix="start"
        label={words.fields.picture}
        hint={words.hints.picture}
        optionalNote={words.optional}
        accept={acceptedPictures}
        error={refusal ? words.pictures[refusal] : null}
        words={{
          ...fileWords[language].one,
          remove: (file) => file,
          progress: (file) => file,
          done: '',
          waiting: '',
        }}
      />
      <SelectField
        idPrefix="start"
        name="focus"
        label={words.fields.focus}
        chosen={focus}
        options={pictureFocuses.map((value) => ({ value, label: pictures.focuses[value] }))}
      />
    </fieldset>
  );
}
