import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { startIntervals, weekdays } from '#studio/offers/catalogue/offer-hours.ts';
import { type OfferFieldsProps, OfferSection, offerField } from './offer-form.tsx';

/** When a session can be booked, within the opening hours. */
export function HoursFields(props: OfferFieldsProps) {
  const { words, fields, typed } = props;
  if (!fields.includes('hours')) return null;
  const number = (name: 'bookingNotice' | 'bufferBefore' | 'bufferAfter') => (
    <TextField {...offerField(name, props)} hint={words.asSettings} inputMode="numeric" maxLength={3} />
  );
  return (
    <OfferSection title={words.sections.hours}>
      <p className="hint">{words.hoursHint}</p>
      <div className="pair">
        {weekdays.map((weekday) => (
          <TextField
            key={weekday}
            {...offerField(`starts${weekday}`, props)}
            autoComplete="off"
            maxLength={80}
          />
        ))}
        <SelectField
          name="startEvery"
          idPrefix="offer"
          label={words.startEvery}
          chosen={typed.startEvery}
          options={[
            { value: '', label: words.everyAsSettings },
            ...startIntervals.map((value) => ({ value, label: words.everyMinutes(value) })),
          ]}
        />
        {number('bookingNotice')}
        {number('bufferBefore')}
        {number('bufferAfter')}
      </div>
      <p>
        <TextLink href="/admin/settings/opening">{words.openingHours}</TextLink>
      </p>
    </OfferSection>
  );
}
