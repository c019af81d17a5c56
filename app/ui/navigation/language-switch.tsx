export interface LanguageSwitchProps {
  language: 'da' | 'en';
  href: string;
}

const names = { da: 'Dansk', en: 'English' };

/** The same page in the other language, named in that language. */
export function LanguageSwitch({ language, href }: LanguageSwitchProps) {
  return (
    <a className="language-switch" href={href} lang={language} hrefLang={language}>
      {names[language]}
    </a>
  );
}
