const lines = [0, 14, 28, 42, 56].map((line) => `M0 ${52 + line}h210`).join('');

/** Degrees above the lowest line, with the place across the sheet. */
const melodies = [
  [
    [40, 1],
    [75, 2],
    [110, 3],
    [145, 4],
    [180, 6],
  ],
  [[60, 4]],
  [
    [50, 6],
    [90, 5],
    [150, 1],
  ],
] as const;

/** The first notes of what it trains. */
export function WorkbookCover({ position }: { position: number }) {
  const melody = melodies[position % melodies.length] ?? [];
  return (
    <svg className="workbook-cover" viewBox="0 0 210 210" aria-hidden="true">
      <rect width="210" height="210" />
      <path className="lines" d={lines} />
      {melody.map(([x, degree]) => {
        const y = 108 - degree * 7;
        return (
          <g key={x}>
            <ellipse cx={x} cy={y} rx="9.4" ry="6.4" transform={`rotate(-18 ${x} ${y})`} />
            <path d={`M${x + 8.6} ${y - 3}V${y - 46}`} />
          </g>
        );
      })}
      {melody.length === 1 && <path className="held" d="M84 80H210" />}
    </svg>
  );
}
