import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { UploadStyles } from './upload-styles.tsx';

export interface FileTrayWords {
  choose: string;
  /** Shown while no file is chosen. */
  none: string;
  drop?: string;
}

type FileTrayProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'multiple' | 'disabled' | 'required' | 'onChange' | 'aria-describedby' | 'aria-invalid'
> & {
  id: string;
  name?: string;
  words: FileTrayWords;
  isOver?: boolean | undefined;
};

/** The native input covers the area: focus, click, drop and file name are the browser's. */
export function FileTray({ words, isOver, ...input }: FileTrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => (tray.current ? followFiles(tray.current) : undefined), []);
  const variant = input.disabled ? ' off' : isOver ? ' is-over' : '';
  return (
    <div className={`tray${variant}`} ref={tray}>
      <UploadStyles />
      <input type="file" {...input} />
      <p className="tray-face" aria-hidden="true">
        <span className="tray-button">{words.choose}</span>
        {words.drop && !input.disabled && <span className="hint">{words.drop}</span>}
      </p>
      <p className="tray-none" aria-hidden="true">
        {words.none}
      </p>
    </div>
  );
}

/** Keeps `data-files` up to date, for app/ui/forms/uploader.css. Returns the unsubscriber. */
function followFiles(container: HTMLElement): () => void {
  const mark = () => {
    for (const input of container.querySelectorAll<HTMLInputElement>('[type=file]'))
      input.dataset.files = String(input.files?.length ?? 0);
  };
  const markLater = () => setTimeout(mark);
  mark();
  addEventListener('change', mark);
  // Forms are reset after the event, and browsers restore the selection after navigation.
  addEventListener('reset', markLater);
  addEventListener('pageshow', mark);
  return () => {
    removeEventListener('change', mark);
    removeEventListener('reset', markLater);
    removeEventListener('pageshow', mark);
  };
}
