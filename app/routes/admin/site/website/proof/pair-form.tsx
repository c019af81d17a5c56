import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { type FormState, formOf } from '#app/web/forms/form-of.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import { useLanguage } from '#app/web/words.ts';
import { takePairMessages } from '#studio/site/takes/take-pair.messages.ts';
import { emptyTakePair, type TypedTakePair, takePairLimits } from '#studio/site/takes/take-pair.ts';
import type { ProofWords } from './proof.messages.ts';

export const pairForm = formOf('pair', emptyTakePair);

export function PairFields({ state, words }: { state: FormState<TypedTakePair>; words: ProofWords }) {
  const language = useLanguage();
  const field = pairForm.fields(state, words.fields);
  const { defaultValue: chosen, ...wordsLanguage } = field('wordsLanguage');
  return (
    <>
      <TextField {...field('name')} hint={words.hints.name} maxLength={takePairLimits.name} isRequired />
      <div className="both-languages pair">
        <BothLanguages
          en={<TextField {...field('voiceEn')} hint={words.hints.voice} maxLength={takePairLimits.voiceEn} />}
          da={<TextField {...field('voiceDa')} maxLength={takePairLimits.voiceDa} />}
        />
      </div>
      <div className="both-languages pair">
        <TextField {...field('sessions')} inputMode="numeric" maxLength={3} isRequired />
        <TextField {...field('minutes')} inputMode="numeric" maxLength={3} />
      </div>
      <TextField {...field('words')} hint={words.hints.words} maxLength={takePairLimits.words} isRequired />
      <SelectField
        {...wordsLanguage}
        chosen={chosen}
        options={[
          { value: 'en', label: words.languages.en },
          { value: 'da', label: words.languages.da },
        ]}
      />
      <fieldset className="form">
        <legend>{words.consentTitle}</legend>
        <p>{takePairMessages[language].consent}</p>
        <TextField {...field('consentedOn')} type="date" hint={words.hints.consentedOn} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={words.hints.email}
          maxLength={takePairLimits.email}
        />
      </fieldset>
    </>
  );
}
