import { make } from './dom.ts';
import type { EmbedField, EmbedOffer, EmbedTyped, EmbedWords } from './model.ts';

export interface ChooseForm {
  form: HTMLFormElement;
  typed(): EmbedTyped;
  /** Without fields the message is above the button. */
  refuse(message: string, fields: readonly EmbedField[]): void;
  setBusy(isBusy: boolean): void;
}

export function chooseForm(offer: EmbedOffer, typed: EmbedTyped, onSubmit: () => void): ChooseForm {
  const { words } = offer;
  const errorText = make('p', { class: 'error', role: 'alert', hidden: true });
  const button = make('button', { class: 'button', type: 'submit' }, words.send);
  const form = make(
    'form',
    {
      novalidate: true,
      submit: (event) => {
        event.preventDefault();
        onSubmit();
      },
    },
    times(offer, typed.slot_start),
    make(
      'div',
      { class: 'fields' },
      textField(typed, { name: 'name', label: words.name, type: 'text' }),
      textField(typed, { name: 'email', label: words.email, type: 'email' }),
      make(
        'fieldset',
        {},
        make('legend', {}, words.place),
        radio('studio', words.inStudio, typed),
        radio('online', words.online, typed),
      ),
      errorText,
      button,
      make(
        'p',
        { class: 'small' },
        make('a', { href: offer.privacy, target: '_blank', rel: 'noopener' }, words.privacy),
      ),
    ),
  );
  return {
    form,
    typed: () => readTyped(form),
    refuse: (message, fields) => {
      errorText.textContent = message;
      errorText.hidden = false;
      const values = readTyped(form);
      for (const field of ['name', 'email', 'slot_start'] as const) {
        mark(form, field, fields.includes(field) ? remedy(words, field, values) : null);
      }
      const [first] = fields;
      const control = first && form.querySelector<HTMLElement>(`[data-field=${first}] input`);
      (control ?? button).focus();
    },
    setBusy: (isBusy) => {
      // Not disabled, to keep the focus.
      if (isBusy) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
      button.textContent = isBusy ? words.sending : words.send;
      if (isBusy) errorText.hidden = true;
    },
  };
}

function textField(
  typed: EmbedTyped,
  { name, label, type }: { name: 'name' | 'email'; label: string; type: string },
): HTMLElement {
  return make(
    'div',
    { class: 'field', 'data-field': name },
    make('label', { for: name }, label),
    make('input', {
      id: name,
      name,
      type,
      value: typed[name],
      autocomplete: name,
      maxlength: name === 'name' ? '200' : '254',
      'aria-required': 'true',
      'aria-describedby': `${name}-error`,
    }),
    make('p', { class: 'error', id: `${name}-error`, hidden: true }),
  );
}

/** Collapsible days, so that the week fits a narrow column. */
function times({ days, words }: EmbedOffer, chosen: string): HTMLElement {
  const open = days.find((day) => day.slots.some(({ start }) => start === chosen)) ?? days[0];
  return make(
    'fieldset',
    {
      class: 'times',
      role: 'radiogroup',
      'data-field': 'slot_start',
      'aria-describedby': 'slot_start-error',
    },
    make('legend', { class: 'unseen' }, words.freeTimes),
    make('p', { class: 'error', id: 'slot_start-error', hidden: true }),
    days.length === 0 && make('p', {}, words.noTimes),
    ...days.map((day) =>
      make(
        'details',
        { open: day === open },
        make('summary', {}, make('span', {}, day.heading), make('small', {}, String(day.slots.length))),
        make(
          'div',
          { class: day.slots.some(({ localLabel }) => localLabel) ? 'slots two' : 'slots' },
          ...day.slots.map(({ start, label, name, localLabel }) =>
            make(
              'label',
              { class: 'slot' },
              make('input', {
                type: 'radio',
                name: 'slot_start',
                value: start,
                'aria-label': name,
                checked: start === chosen,
              }),
              make('span', {}, label, localLabel ? make('small', {}, localLabel) : null),
            ),
          ),
        ),
      ),
    ),
  );
}

function radio(value: string, label: string, { place }: EmbedTyped): HTMLElement {
  const checked = place === value;
  return make(
    'label',
    { class: 'choice' },
    make('input', { type: 'radio', name: 'place', value, checked }),
    label,
  );
}

function readTyped(form: HTMLFormElement): EmbedTyped {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), place: text('place'), slot_start: text('slot_start') };
}

function mark(form: HTMLFormElement, field: EmbedField, sentence: string | null): void {
  const frame = form.querySelector<HTMLElement>(`[data-field=${field}]`);
  const error = frame?.querySelector<HTMLElement>('.error');
  if (!frame || !error) return;
  frame.classList.toggle('wrong', sentence !== null);
  error.hidden = sentence === null;
  error.textContent = sentence;
  const input = field === 'slot_start' ? frame : frame.querySelector('input');
  if (sentence === null) input?.removeAttribute('aria-invalid');
  else input?.setAttribute('aria-invalid', 'true');
}

function remedy(words: EmbedWords, field: EmbedField, typed: EmbedTyped): string {
  if (field === 'name') return words.missingName;
  if (field === 'slot_start') return words.missingSlot;
  return typed.email.trim() === '' ? words.missingEmail : words.badEmail;
}
