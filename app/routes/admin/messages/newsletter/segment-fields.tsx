import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { useWords } from '#app/web/words.ts';
import type { Segment } from '#studio/messages/newsletter-sending/segment.ts';
import {
  boughtPeriods,
  quietMonthChoices,
  sessionPeriods,
} from '#studio/messages/newsletter-sending/segment-periods.ts';
import { segmentMessages } from './segment.messages.ts';
import type { SegmentChoices } from './segment-choices.ts';

interface SegmentFieldsProps {
  segment: Segment;
  choices: SegmentChoices;
}

/** Every field that is left open narrows nothing. */
export function SegmentFields({ segment, choices }: SegmentFieldsProps) {
  const words = useWords(segmentMessages);
  const { fields } = words;
  const any = { value: '', label: words.any };
  const yesOrNo = [any, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }];
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  const select = (name: keyof typeof fields, options: { value: string; label: string }[]) => (
    <SelectField
      idPrefix="segment"
      name={name}
      label={fields[name]}
      options={options}
      chosen={String(segment[name] ?? '')}
    />
  );
  return (
    <div className="columns">
      {select('language', [any, ...named(['en', 'da'] as const, words.languages)])}
      {select('student', yesOrNo)}
      {select('session', [any, ...named(sessionPeriods, words.sessions)])}
      {select('quietMonths', [
        any,
        ...quietMonthChoices.map((count) => ({ value: String(count), label: words.months(count) })),
      ])}
      {select('bought', [any, { value: 'anything', label: words.anything }, ...choices.offers])}
      {select('boughtWithin', named(boughtPeriods, words.within))}
      {choices.tags.length > 0 &&
        select('tag', [any, ...choices.tags.map((tag) => ({ value: tag, label: tag }))])}
      {select('applied', yesOrNo)}
      {select('waiting', yesOrNo)}
      <TextField
        idPrefix="segment"
        name="subscribedSince"
        type="date"
        label={fields.subscribedSince}
        defaultValue={segment.subscribedSince ?? ''}
      />
    </div>
  );
}
