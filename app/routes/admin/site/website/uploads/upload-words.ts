import { pictureFocuses } from '#platform/media/picture.ts';
import type { Language } from '#studio/shared/language.ts';
import type { UploadType } from '#studio/site/pages/page-sections.ts';
import { articleMessages } from '../articles/article.messages.ts';
import { mediaRefusals } from '../media/media.messages.ts';
import { picturesPageMessages } from '../pictures.messages.ts';
import { recordingsPageMessages } from '../recordings.messages.ts';
import type { FormKind, UploadWords } from './upload-form.tsx';

/** Sent with the page: the areas of website and media would load one another's texts. */
export function uploadWords(kind: FormKind, language: Language, isStill = false): UploadWords {
  const words = articleMessages[language].upload;
  const pictures = picturesPageMessages[language];
  return {
    add: isStill ? words.addStill : words.add[kind],
    replace: isStill ? words.replaceStill : words.replace[kind],
    label: words[kind],
    hint: {
      picture: pictures.fileHint,
      recording: recordingsPageMessages[language].fileHint,
      pdf: words.pdfHint,
    }[kind],
    send: words.send[kind],
    focus: {
      label: pictures.focus,
      hint: pictures.focusHint,
      options: pictureFocuses.map((value) => ({ value, label: pictures.focuses[value] })),
    },
  };
}

const ofMedia: Partial<Record<UploadType, Readonly<Record<string, string>>>> = {
  film: { 'too-large': 'form-too-large' },
  pdf: { 'too-large': 'pdf-too-large', unsupported: 'not-pdf' },
};

export function uploadRefusal(kind: UploadType, reason: string, language: Language): string {
  const words = articleMessages[language].upload;
  if (reason === 'changed') return words.changed;
  const known: Readonly<Record<UploadType, Readonly<Record<string, string>>>> = {
    picture: picturesPageMessages[language].refusals,
    recording: recordingsPageMessages[language].refusals,
    film: mediaRefusals[language],
    pdf: mediaRefusals[language],
  };
  const asked = ofMedia[kind]?.[reason] ?? reason;
  return known[kind][asked] ?? words.gone;
}
