import { useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { editorMessages } from './editor.messages.ts';

interface PreviewLanguageProps {
  languages: readonly Language[];
  shown: Language;
  onShow: (language: Language) => void;
}

export function PreviewLanguage({ languages, shown, onShow }: PreviewLanguageProps) {
  const words = useWords(editorMessages);
  if (languages.length < 2) return null;
  return (
    <fieldset className="editor-languages with-scripts">
      <legend className="unseen">{words.previewLanguage}</legend>
      {languages.map((each) => (
        <button key={each} type="button" aria-pressed={each === shown} onClick={() => onShow(each)}>
          <abbr title={words.languages[each]}>{each.toUpperCase()}</abbr>
        </button>
      ))}
    </fieldset>
  );
}
