import { textOf } from '#app/web/forms/read-form.ts';
import {
  mostStartOffers,
  type TypedOwnStudio,
  type TypedStartOffer,
} from '#studio/office/own-studio/own-studio.ts';

export function ownStudioFromForm(form: FormData): TypedOwnStudio {
  return {
    studioName: textOf(form, 'studioName'),
    coachName: textOf(form, 'coachName'),
    coachFirstName: textOf(form, 'coachFirstName'),
    street: textOf(form, 'street'),
    postcode: textOf(form, 'postcode'),
    city: textOf(form, 'city'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    cvr: textOf(form, 'cvr'),
    mainLanguage: textOf(form, 'mainLanguage'),
    currencies: form.getAll('currencies').map(String),
    offers: Array.from({ length: mostStartOffers }, (_, at) => offerFromForm(form, at)),
  };
}

function offerFromForm(form: FormData, at: number): TypedStartOffer {
  const text = (field: string) => textOf(form, `offer-${at}-${field}`);
  return {
    kind: text('kind'),
    nameEn: text('nameEn'),
    nameDa: text('nameDa'),
    length: text('length'),
    prices: { DKK: text('DKK'), EUR: text('EUR'), USD: text('USD') },
  };
}
