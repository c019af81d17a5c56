import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

export function Colours({ colours, contrasts }: Pick<Foundations, 'colours' | 'contrasts'>) {
  return (
    <Exhibit
      id="colour"
      name="Colour"
      use="Roles, not colours: a rule names what something is, and the theme decides. The sun is the only accent."
    >
      <State name="Roles, in the theme of your system" isWide>
        <ul className="swatches">
          {colours.map(([token, light, dark, purpose]) => (
            <li key={token}>
              <i data-token={token} />
              <span>
                <code>{token}</code>
                <small>{purpose}</small>
                <small className="quiet">
                  {light} · {dark}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </State>
      <State
        name="Pairs, with their contrast by day and by night; 4.5 for text, 3 for edges and marks"
        isWide
      >
        <ul className="contrasts">
          {contrasts.map(([ground, what, light, dark, least]) => (
            <li key={`${ground} ${what}`}>
              <b data-ground={ground} data-token={what} aria-hidden="true">
                {least === '3' ? '●' : 'Aa'}
              </b>
              <span>
                <code>{what}</code> on <code>{ground}</code>
                <small className="quiet">
                  {light} · {dark}, at least {least}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </State>
    </Exhibit>
  );
}
