import type { ReactNode } from 'react';
import { usePhotograph } from './media/photographs.tsx';
import { Picture } from './media/picture.tsx';
import { type FanDrawing, StaveFan } from './media/stave-fan.tsx';
import { SungHeadline } from './media/sung-headline.tsx';
import { fitsFan } from './media/sung-layout.ts';

export interface FigureHeadProps {
  headline: string;
  melody?: readonly number[];
  lead?: string;
  picture: { name: string; alt: string };
  /** Null: the picture is another than the one for which the lines are drawn. */
  fan: { wide: FanDrawing; phone: FanDrawing } | null;
  /** Width of a headline's line in em that leaves the figure free. */
  room: number;
  className: string;
  /** Something before the mouth, only with the drawing. */
  object?: ReactNode;
  children?: ReactNode;
}

/** The head of a page about one person: the stave of the headline begins or ends at the figure. */
export function FigureHead({
  headline,
  melody,
  lead,
  picture,
  fan,
  room,
  className,
  object,
  children,
}: FigureHeadProps) {
  const isPhotographed = usePhotograph(picture.name) !== null;
  const isFan = fan !== null && !isPhotographed && fitsFan(headline, room);
  return (
    <section
      className={`figure-head ${className}${isFan ? ' fan' : ''}${isPhotographed ? ' photographed' : ''}`}
    >
      <div className="pane" />
      <div className="stage">
        {isFan && <StaveFan {...fan} />}
        <figure className="figure">
          <Picture {...picture} isFirst sizes="(min-width: 700px) 50vw, 100vw" />
        </figure>
        {isFan && object}
        {isFan ? (
          <SungHeadline text={headline} largest="l" isOnTwoStaves {...(melody ? { melody } : {})} />
        ) : (
          <h1 className="calm">{headline}</h1>
        )}
        <div className="wrap say">
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
