import { TextField } from '#app/ui/forms/field.tsx';
import type { Language } from '#studio/shared/language.ts';
import { keepMessages } from './keep.messages.ts';

/** Below a result; filled by app/client/range/keep-and-share.ts. */
export function KeepPart({ language, studioName }: { language: Language; studioName: string }) {
  const words = keepMessages[language];
  return (
    <div className="wrap range-keep" data-part="keep" data-studio={studioName}>
      <section>
        <h3>{words.onDevice}</h3>
        <p className="hint">{words.onDeviceText}</p>
        <div data-part="both" hidden />
        <p className="actions">
          <button type="button" className="button ghost plain" data-keep="keep">
            {words.keep}
          </button>
          <button type="button" className="text-link" data-keep="delete" hidden>
            {words.delete}
          </button>
        </p>
        <p role="status" data-part="keep-status" />
        <div className="range-months" data-part="months" hidden />
      </section>
      <section data-part="card" hidden>
        <h3>{words.card}</h3>
        <p className="hint">{words.cardText}</p>
        <div className="form">
          <TextField name="card-name" idPrefix="range" label={words.name} maxLength={40} autoComplete="off" />
        </div>
        <p className="actions">
          <button type="button" className="button ghost plain" data-keep="png">
            {words.png}
          </button>
          <button type="button" className="button ghost plain" data-keep="pdf">
            {words.pdf}
          </button>
          <button type="button" className="button ghost plain" data-keep="share" hidden>
            {words.share}
          </button>
        </p>
        <p role="status" data-part="card-status" />
      </section>
    </div>
  );
}
