const lines = [34, 49, 64, 79, 94];
/** In half steps of the stave, from the lowest line. */
const melody = [1, 3, 2, 4, 6, 5, 7, 4, 3, 5];

/** Each session is a note. */
export function PackFace({ sessions }: { sessions: number }) {
  const count = Math.min(sessions, 20);
  const step = 270 / count;
  return (
    <svg className="voucher-face" viewBox="0 0 320 128" aria-hidden="true">
      <path className="sheet" d="M1 1h318v126H1z" />
      <path className="sun" d="M206 1h113v126h-154z" />
      <path className="line" d={lines.map((y) => `M1 ${y}.5H300`).join('')} />
      {Array.from({ length: count }, (_, at) => {
        const x = 12 + step * (at + 0.5);
        const y = 94 - (melody[at % melody.length] ?? 0) * 7.5;
        const stem = y > 64 ? `M${x + 6.6} ${y - 2}v-38` : `M${x - 6.6} ${y + 2}v38`;
        return (
          <g key={x}>
            <path className="stem" d={stem} />
            <ellipse className="head" cx={x} cy={y} rx="7.4" ry="5.4" transform={`rotate(-20 ${x} ${y})`} />
          </g>
        );
      })}
      <path className="end" d="M292 34v61" />
      <path className="end heavy" d="M300 34v61" />
      <path className="frame" d="M1 1h318v126H1z" />
    </svg>
  );
}

export function GiftCardFace() {
  return (
    <svg className="voucher-face gift" viewBox="0 0 640 280" aria-hidden="true">
      <path className="sheet" d="M2 2h636v276H2z" />
      <path className="line" d={[80, 110, 140, 170, 200].map((y) => `M2 ${y}H638`).join('')} />
      <path className="sun" d="M436 2h60v276h-60z" />
      <path className="stem" d="M436 2v276M496 2v276" />
      <path
        className="bow"
        d="M466 140C424 62 330 72 336 122S420 176 466 140C508 62 602 72 596 122S512 176 466 140z"
      />
      <path className="bow" d="M460 146L398 236l30-4 12 28 34-108zM472 146L534 236l-30-4-12 28-34-108z" />
      <ellipse className="head" cx="466" cy="141" rx="24" ry="17" transform="rotate(-20 466 141)" />
      <ellipse className="long-note" cx="150" cy="140" rx="30" ry="20" transform="rotate(-18 150 140)" />
      <path className="fermata" d="M108 66a42 38 0 0 1 84 0" />
      <circle className="head" cx="150" cy="58" r="6.5" />
      <path className="frame" d="M2 2h636v276H2z" />
    </svg>
  );
}
