/** full: paid or done; hollow: unpaid; half: partly; waiting; struck: refunded, expired or cancelled; failed. */
export type NoteHeadState = 'full' | 'hollow' | 'half' | 'waiting' | 'struck' | 'failed';

const ellipse = { cx: 9, cy: 7, rx: 7, ry: 4.8, transform: 'rotate(-18 9 7)' };

/** `label`: only for screen readers, where no word says the same beside it. */
export function NoteHead({ state, label }: { state: NoteHeadState; label?: string }) {
  return (
    <span className="note-head">
      <svg viewBox="0 0 18 14" aria-hidden="true" className={state === 'failed' ? 'wrong' : undefined}>
        <Shape state={state} />
      </svg>
      {label ? <span className="unseen">{label}</span> : null}
    </span>
  );
}

function Shape({ state }: { state: NoteHeadState }) {
  if (state === 'waiting') {
    return <path d="M1.5 11a7.5 7.5 0 0 1 15 0M9 9.6v.01" strokeLinecap="round" />;
  }
  if (state === 'failed') return <path d="M3.5 1.5 14.5 12.5M14.5 1.5 3.5 12.5" />;
  return (
    <>
      <ellipse {...ellipse} className={state === 'full' ? 'filled' : undefined} />
      {state === 'half' ? <path d="M9 2.2a5 5 0 0 0-6.6 6.8 5 5 0 0 0 6.6 2.8z" className="filled" /> : null}
      {state === 'struck' ? <path d="M1.5 12.5 16.5 1.5" /> : null}
    </>
  );
}
