import type { LanguageSwitchProps } from './language-switch.tsx';

const words = {
  da: { sentence: 'Siden findes på dansk.', read: 'Læs den på dansk', close: 'Luk' },
  en: { sentence: 'This page is available in English.', read: 'Read it in English', close: 'Close' },
};

/** Shown by the page script to a visitor whose browser prefers the other language (app/client/offer-language.ts). */
export function LanguageOffer({ language, href }: LanguageSwitchProps) {
  const { sentence, read, close } = words[language];
  return (
    <aside className="language-offer" lang={language} data-language-offer aria-label={sentence} hidden>
      <span>{sentence}</span>
      <a href={href} hrefLang={language}>
        {read}
      </a>
      <button type="button">{close}</button>
    </aside>
  );
}
