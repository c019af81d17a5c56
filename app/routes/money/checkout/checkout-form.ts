import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import type { CheckoutValues } from '#studio/money/checkout/checkout-input.ts';
import { parcels } from '#studio/offers/cart/cart.ts';
import type { ConsentId } from '#studio/offers/cart/consents.ts';

const ids: readonly ConsentId[] = ['terms', 'print-on-order', 'digital-now'];

export function typedValues(form: FormData): CheckoutValues {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    street: textOf(form, 'street'),
    postcode: textOf(form, 'postcode'),
    city: textOf(form, 'city'),
    country: textOf(form, 'country'),
    phone: textOf(form, 'phone'),
    recipientName: textOf(form, 'recipientName'),
    recipientEmail: textOf(form, 'recipientEmail'),
    message: textOf(form, 'message'),
    deliverOn: textOf(form, 'deliverOn'),
    accepted: ids.filter((id) => isChecked(form, id)),
  };
}

/** Nothing is preselected, as required for consent. */
export const nothingTyped: CheckoutValues = {
  name: '',
  email: '',
  street: '',
  postcode: '',
  city: '',
  country: 'DK',
  phone: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverOn: '',
  accepted: [],
};

/** The order's items, and the total shown above its button. */
export function requestOf(form: FormData) {
  return {
    currency: textOf(form, 'currency'),
    parcel: parcels.find((parcel) => parcel === textOf(form, 'parcel')) ?? '',
    dateId: textOf(form, 'dateId').slice(0, 40),
    attempt: textOf(form, 'attempt').slice(0, 40),
    codes: {
      discount: textOf(form, 'discountCode').slice(0, 40),
      giftCard: textOf(form, 'giftCardCode').slice(0, 40),
    },
    /** Of the code field, not applied yet. */
    code: textOf(form, 'code').slice(0, 100),
    shownTotalMinor: Number(textOf(form, 'total') || Number.NaN),
  };
}

/** Where Back leads from the hosted checkout. */
export function returnTo(path: string, { parcel, dateId }: { parcel: string; dateId: string }): string {
  const query = new URLSearchParams({ ...(parcel ? { parcel } : {}), ...(dateId ? { dateId } : {}) });
  return query.size > 0 ? `${path}?${query}` : path;
}
