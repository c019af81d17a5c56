import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { issueMessages } from './issue.messages.ts';
import { adminIssuePath } from './issue-paths.ts';

interface EmailPreviewsProps {
  of: { key: string; languages: readonly Language[] };
  isQuiet?: boolean;
}

export function EmailPreviews({ of, isQuiet = false }: EmailPreviewsProps) {
  const { preview } = useWords(issueMessages);
  return of.languages.map((language) => (
    <Disclosure key={language} summary={preview[language]} isQuiet={isQuiet}>
      <iframe
        className="email-frame"
        title={preview[language]}
        src={`${adminIssuePath(of.key)}/${language}/email.html`}
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </Disclosure>
  ));
}
