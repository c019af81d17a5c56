const stave = [0, 8, 16, 24, 32];

const lines = (top: number) => stave.map((line) => `M0 ${top + line}h105`).join('');

/** Degrees of the eight days on the stave. */
const days = [0, 2, 1, 4, 3, 5, 4, 7];

const drawings = {
  /** Four sirens, each a third higher. */
  brochure: (
    <>
      <path
        className="light"
        d="M50 0h20L51 88H31zM75 0h20L76 88H56zM30 93h20L38 148H18zM55 93h20L63 148H43z"
      />
      <path className="lines" d={lines(58)} />
      {[0, 1, 2, 3].map((third) => (
        <path className="siren" key={third} d={`M${9 + third * 22} ${100 - third * 8}q10 -38 20 0`} />
      ))}
    </>
  ),
  /** A note for each day. */
  'day-book': (
    <>
      <path className="lines" d={`${lines(24)}${lines(92)}`} />
      {days.map((degree, at) => {
        const [x, y] = [15 + (at % 4) * 25, (at < 4 ? 56 : 124) - degree * 4];
        return (
          <ellipse
            className="note"
            key={x + y}
            cx={x}
            cy={y}
            rx="6.4"
            ry="4.4"
            transform={`rotate(-18 ${x} ${y})`}
          />
        );
      })}
    </>
  ),
};

export type DocumentName = keyof typeof drawings;

/** A sheet of A4 with what it is about. */
export function DocumentCover({ name }: { name: DocumentName }) {
  return (
    <svg className={`document-cover ${name}`} viewBox="0 0 105 148" aria-hidden="true">
      <rect width="105" height="148" />
      {drawings[name]}
    </svg>
  );
}
