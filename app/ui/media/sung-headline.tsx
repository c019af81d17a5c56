import { type SungWord, sungLayout } from './sung-layout.ts';

export interface SungHeadlineProps {
  text: string;
  melody?: readonly number[];
  /** 'l' leaves space for a long line; short ones may be larger. */
  largest?: 'xl' | 'l';
  /** Animates the words on page load. */
  isRising?: boolean;
  /** Two staves also on wide screens, each word at the height that it has on a phone. */
  isOnTwoStaves?: boolean;
}

/** The h1 set as notation: each word at its pitch, the last one extended to the edge. */
export function SungHeadline({
  text,
  melody,
  largest = 'xl',
  isRising = false,
  isOnTwoStaves = false,
}: SungHeadlineProps) {
  const layout = sungLayout(text, { largest, ...(melody ? { melody } : {}) });
  if (!layout) return <h1 className="calm held">{text}</h1>;
  const lineClass = layout.wideLines === 1 && !isOnTwoStaves ? 'one-line' : 'two-lines';
  const pitchClass = (word: SungWord | undefined) =>
    `w${isOnTwoStaves ? word?.phone : word?.wide} p${word?.phone}`;
  return (
    <h1
      className={`score wide-${layout.wideSize} phone-${layout.phoneSize} ${lineClass}${isRising ? ' rising' : ''}`}
    >
      {layout.systems.map((system, line) => (
        <span className="system" key={system[0]?.index}>
          {system.map((word) => [
            <span className={`sung ${pitchClass(word)} i${word.index}`} key={word.index}>
              {word.text}
            </span>,
            ' ',
          ])}
          {line === layout.systems.length - 1 && (
            <span className={`extender ${pitchClass(system.at(-1))}`} aria-hidden="true" />
          )}
        </span>
      ))}
    </h1>
  );
}
