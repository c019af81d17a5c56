import { Cross } from '#app/ui/feedback/dialog.tsx';
import type { Language } from '#studio/shared/language.ts';
import { widgetWords } from './widget.messages.ts';

/** Its content is fetched when it opens, so that every visitor page is cacheable. */
export function BookingDialog({ language, prefix }: { language: Language; prefix: string }) {
  const words = widgetWords[language];
  return (
    <dialog id="booking-dialog" className="dialog" aria-label={words.title}>
      <div data-island="booking-dialog" data-slots={`${prefix}/private-coaching/slots`}>
        <div className="dialog-head">
          <h2>{words.title}</h2>
          <form method="dialog">
            <button className="close" type="submit" aria-label={words.close}>
              <Cross />
            </button>
          </form>
        </div>
        <div className="dialog-body">
          <p className="lead">{words.loading}</p>
          <p>
            <a className="text-link" href={`${prefix}/private-coaching/book`}>
              {words.onItsPage}
            </a>
          </p>
        </div>
      </div>
    </dialog>
  );
}
