import { Form, useLocation } from 'react-router';
import { withoutFlash } from '#app/web/forms/flash-message.ts';
import type { Language } from '#studio/shared/language.ts';
import { adminFrameMessages } from '../frame.messages.ts';

/** The website, the other language, and sign-out: on 'More' and in Settings. */
export function Tools({ language }: { language: Language }) {
  const words = adminFrameMessages[language];
  const { pathname, search } = useLocation();
  const other = language === 'da' ? 'en' : 'da';
  return (
    <ul className="admin-tools">
      <li>
        <a href="/">{words.site}</a>
      </li>
      <li>
        <Form method="post" action="/admin/language" reloadDocument>
          <input type="hidden" name="back" value={pathname + withoutFlash(search)} />
          <button type="submit" name="language" value={other} lang={other}>
            {words.otherLanguage}
          </button>
        </Form>
      </li>
      <li>
        <Form method="post" action="/logout" reloadDocument>
          <button type="submit">{words.signOut}</button>
        </Form>
      </li>
    </ul>
  );
}
