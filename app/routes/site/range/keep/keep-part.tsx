import { TextField } from '#app/ui/forms/field.tsx';
import type { Language } from '#studio/shared/language.ts';
import { PressButton } from '../minute/press-button.tsx';
import { keepMessages } from './keep.messages.ts';

/** Below a result; filled by app/client/range/keep-and-share.ts. */
export function KeepPart({ language, studioName }: { language: Language; studioName: string }) {
  const words = keepMessages[language];
  return (
    <div className="range-keep" data-part="keep" data-studio={studioName}>
      <section>
        <h3>{words.onDevice}</h3>
        <p className="hint">{words.onDeviceText}</p>
        <div data-part="both" hidden />
        <p className="actions">
          <PressButton press="keep" className="button ghost plain" label={words.keep} />
          <PressButton press="delete" className="text-link" hidden label={words.delete} />
        </p>
        <p role="status" data-part="keep-status" />
        <div className="range-months" data-part="months" hidden />
      </section>
      <section id="range-card" data-part="card" hidden>
        <h3>{words.card}</h3>
        <p className="hint">{words.cardText}</p>
        <div className="range-card" data-part="card-picture" />
        <div className="form">
          <TextField name="card-name" idPrefix="range" label={words.name} maxLength={40} autoComplete="off" />
        </div>
        <p className="actions">
          <PressButton press="png" className="button ghost plain" label={words.png} />
          <PressButton press="pdf" className="button ghost plain" label={words.pdf} />
          <PressButton press="share" className="button ghost plain" hidden label={words.share} />
        </p>
        <p role="status" data-part="card-status" />
      </section>
    </div>
  );
}
