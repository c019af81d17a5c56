import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { useLanguage } from '#app/web/words.ts';
import { readStarts } from '#studio/offers/catalogue/hours-text.ts';
import type { Language } from '#studio/shared/language.ts';
import type { FieldMessages } from '../field-messages.ts';
import { SettingField, type SettingPartsProps } from '../setting-parts.tsx';
import { weekdayName } from '../words-of.ts';
import { HoursBar, HoursScale } from './hours-bar.tsx';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
/** The length of what can be booked, so that a bar ends when the last one does. */
const minutes: Readonly<Record<string, number>> = { session: 60, consultation: 30 };

interface OpeningHoursProps extends SettingPartsProps {
  copy: FieldMessages['copy'];
  language: Language;
}

/** The weekly hours of sessions and of consultations: as text, and drawn to scale while typing. */
export function OpeningHours({ parts, ...props }: OpeningHoursProps) {
  return (
    <>
      {/* Enter saves: a form is submitted by its first button, which would be a copy. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      {parts.map(({ key, name, hint }) => (
        <fieldset className="setting-part pair" key={key} id={`part-${key}`}>
          <legend>{name}</legend>
          <p className="hint">{hint}</p>
          <WeekHours part={key} {...props} />
          <CopyHours part={key} {...props} />
        </fieldset>
      ))}
    </>
  );
}

type WeekProps = Omit<OpeningHoursProps, 'parts'> & { part: string };

function WeekHours({ part, fields, values, faults, copy }: WeekProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement)
      setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  const field = (name: string) => {
    const found = fields.find((one) => one.name === name);
    return found && <SettingField field={found} value={values[name] ?? ''} fault={faults[name] ?? null} />;
  };
  return (
    <>
      {field(`${part}-every`)}
      <div className="hours-week" onInput={follow}>
        <HoursScale />
        {weekdays.map((weekday) => {
          const name = `${part}-${weekday}`;
          const starts = readStarts(typed[name] ?? values[name] ?? '');
          return (
            <div className="hours-day" key={name}>
              {field(name)}
              <HoursBar starts={starts} minutes={minutes[part] ?? 0} closed={copy.closed} />
            </div>
          );
        })}
      </div>
    </>
  );
}

function CopyHours({ part, values, copy: words }: WeekProps) {
  const language = useLanguage();
  return (
    <div className="hours-copy cluster">
      <SelectField
        name={`${part}-from`}
        idPrefix="setting"
        label={words.from}
        chosen={values[`${part}-from`] ?? '1'}
        options={weekdays.map((value) => ({ value, label: weekdayName(Number(value), language) }))}
      />
      <div className="actions">
        {(['all', 'weekdays'] as const).map((to) => (
          <Button
            key={to}
            type="submit"
            name="copy"
            value={`${part}:${to}`}
            variant="ghost"
            isPlain
            isCompact
          >
            {words.to[to]}
          </Button>
        ))}
      </div>
    </div>
  );
}
