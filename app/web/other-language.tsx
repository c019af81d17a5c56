import { LanguageOffer } from '#app/ui/navigation/language-offer.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '#app/ui/navigation/language-switch.tsx';
import { pageAddress } from '#studio/shared/language.ts';
import { usePagePlace, useRequestContext } from './request-context.ts';

/** This page in the other language, with its query; nothing on pages in the account's language. */
export function SwitchLanguage() {
  const other = useOtherLanguage();
  return other && <LanguageSwitch {...other} />;
}

export function OfferLanguage() {
  const other = useOtherLanguage();
  return other && <LanguageOffer {...other} />;
}

function useOtherLanguage(): LanguageSwitchProps | null {
  const language = useRequestContext()?.language === 'da' ? 'en' : 'da';
  const place = usePagePlace();
  return place && { language, href: pageAddress(place.address, language) };
}
