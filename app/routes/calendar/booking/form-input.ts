import type { Values } from './widget/model.ts';

export interface PostedForm {
  credit: string | null;
  offerId: string | null;
  timeZone: string | null;
  values: Values;
}

export function postedForm(form: FormData): PostedForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    credit: text('credit') || null,
    offerId: text('offer_id') || null,
    timeZone: text('time_zone') || null,
    values: {
      name: text('name'),
      email: text('email'),
      place: text('place') === 'online' ? 'online' : 'studio',
      pay: text('pay') === 'at-session' ? 'at-session' : 'now',
      slotStart: text('slot_start'),
    },
  };
}

export function verbInput({ values, timeZone, offerId }: PostedForm) {
  const { name, email, place, slotStart } = values;
  return { name, email, place, slotStart, timeZone, ...(offerId ? { courseId: offerId } : {}) };
}
