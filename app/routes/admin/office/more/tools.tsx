import { Form, useLocation } from 'react-router';
import { withoutFlash } from '#app/web/forms/flash-message.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { adminFrameMessages } from '../../frame.messages.ts';

/** The website, the other language, and sign-out: on 'More' and in Settings. */
export function Tools() {
  const language = useLanguage();
  const words = useWords(adminFrameMessages);
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
