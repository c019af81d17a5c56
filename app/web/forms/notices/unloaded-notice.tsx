import type { Language } from '#studio/shared/language.ts';
import { failedForm } from '../failed-form.ts';
import { signedOut } from '../signed-out.ts';
import { Notice } from './notice.tsx';
import { unloadedNoticeMessages } from './unloaded-notice.messages.ts';

/**
 * In place of a notice that could not be loaded, such as after an update of the site or while its server is away.
 * Without one the page would give way to an error page, with everything typed.
 */
export function UnloadedNotice({ language }: { language: Language }) {
  const close = () => {
    failedForm.show(null);
    signedOut.show(null);
  };
  return <Notice {...unloadedNoticeMessages[language]} onClose={close} />;
}
