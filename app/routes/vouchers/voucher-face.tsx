interface VoucherFaceProps {
  /** Sessions of a pack, each a note; null: a gift card, one long note with its amount. */
  sessions: number | null;
  amount: string;
}

const lines = [34, 49, 64, 79, 94];
/** In half steps of the stave, from the lowest line. */
const melody = [1, 3, 2, 4, 6, 5, 7, 4, 3, 5];

/** What is sold, drawn as music on a card. Decorative. */
export function VoucherFace({ sessions, amount }: VoucherFaceProps) {
  return (
    <svg className="voucher-face" viewBox="0 0 320 128" aria-hidden="true">
      <path className="sheet" d="M1 1h318v126H1z" />
      <path className="sun" d="M196 1h123v126h-175z" />
      {lines.map((y) => (
        <path className="line" key={y} d={`M1 ${y}.5h318`} />
      ))}
      {sessions === null ? <LongNote amount={amount} /> : <Notes count={Math.min(sessions, 20)} />}
      <path className="end" d="M305 34v61" />
      <path className="end heavy" d="M313 34v61" />
    </svg>
  );
}

function Notes({ count }: { count: number }) {
  const step = 270 / count;
  return Array.from({ length: count }, (_, at) => {
    const x = 20 + step * (at + 0.5);
    const y = 94 - (melody[at % melody.length] ?? 0) * 7.5;
    const stem = y > 64 ? `M${x + 6.6} ${y - 2}v-38` : `M${x - 6.6} ${y + 2}v38`;
    return (
      <g key={x}>
        <path className="stem" d={stem} />
        <ellipse className="head" cx={x} cy={y} rx="7.4" ry="5.4" transform={`rotate(-20 ${x} ${y})`} />
      </g>
    );
  });
}

function LongNote({ amount }: { amount: string }) {
  return (
    <>
      <ellipse className="whole" cx="56" cy="64" rx="15" ry="10.5" transform="rotate(-18 56 64)" />
      <path className="end" d="M38 26a18 16 0 0 1 36 0" />
      <circle className="head" cx="56" cy="22" r="3" />
      <text className="amount" x="296" y="78" textAnchor="end">
        {amount}
      </text>
    </>
  );
}
