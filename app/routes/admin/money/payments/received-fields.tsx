import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { useLanguage } from '#app/web/words.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { manualMethods } from '#studio/money/payments/manual-method.ts';
import { receivedMessages } from './received.messages.ts';

interface ReceivedFieldsProps {
  idPrefix: string;
  typed: { method: string; receivedOn: string };
  faults: { method?: boolean; receivedOn?: boolean };
  today: string;
}

export function ReceivedFields({ idPrefix, typed, faults, today }: ReceivedFieldsProps) {
  const language = useLanguage();
  const { labels, faults: texts } = receivedMessages[language];
  return (
    <>
      <RadioGroup
        name="method"
        isRequired
        error={faults.method ? texts.method : null}
        idPrefix={idPrefix}
        label={labels.method}
        isStacked
        chosen={typed.method}
        options={manualMethods.map((value) => ({ value, label: manualMethodWords[language][value] }))}
      />
      <TextField
        name="receivedOn"
        idPrefix={idPrefix}
        label={labels.receivedOn}
        type="date"
        isRequired
        defaultValue={typed.receivedOn || today}
        error={faults.receivedOn ? texts.receivedOn : null}
      />
    </>
  );
}
