import { useState } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

const durations = [
  '0.25 s: header',
  '0.3 s: dialog, toast',
  '0.35 s: button',
  '0.7 s: revealed',
  '0.9 s: word',
];

export function Motion({ motions }: Pick<Foundations, 'motions'>) {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Exhibit
      id="motion"
      name="Motion"
      use="Calm, short and interruptible, with one easing. With reduced motion everything is there at once."
    >
      <State name="Durations with --ease" isWide>
        <Button variant="ghost" isCompact isPlain onClick={() => setIsMoved(!isMoved)}>
          {isMoved ? 'Move back' : 'Move'}
        </Button>
        <ul className={isMoved ? 'durations moved' : 'durations'}>
          {durations.map((name) => (
            <li key={name}>
              {name}
              <i />
            </li>
          ))}
        </ul>
      </State>
      <State name="What moves" isWide>
        <dl className="pairs">
          {motions.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </State>
    </Exhibit>
  );
}
