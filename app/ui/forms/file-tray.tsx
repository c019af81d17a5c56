import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { followFiles } from './follow-files.ts';

export interface FileTrayWords {
  /** On the button: 'Choose a file'. */
  choose: string;
  /** Where the chosen file's name will stand. */
  none: string;
  /** Beside the button, where files can be dropped. */
  drop?: string;
}

type FileTrayProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'multiple' | 'disabled' | 'required' | 'onChange' | 'aria-describedby' | 'aria-invalid'
> & {
  id: string;
  name?: string;
  words: FileTrayWords;
  /** Something is held over it. */
  isOver?: boolean | undefined;
};

/**
 * A tray that files are laid on, or chosen with its button. The browser's own input lies over all of it: it takes the
 * focus, the click and what is dropped, and writes the chosen file's name; what stands under it is only to be seen.
 */
export function FileTray({ words, isOver, ...input }: FileTrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => (tray.current ? followFiles(tray.current) : undefined), []);
  const look = input.disabled ? ' off' : isOver ? ' is-over' : '';
  return (
    <div className={`tray${look}`} ref={tray}>
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
