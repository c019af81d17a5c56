import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

export function Type({ sizes }: Pick<Foundations, 'sizes'>) {
  return (
    <Exhibit
      id="type"
      name="Type"
      use="Bodoni Moda for headlines, prices and names; Schibsted Grotesk for reading and fields. Nothing below 13 px."
    >
      <State name="Families" isWide>
        <p className="family-serif">Book a lesson: æøå 1,950</p>
        <p className="family-serif slanted">It was never your ear</p>
        <p className="family-sans">
          The studio is in Nørrebro, three minutes from the lakes. 09:30, DKK 1,950.
        </p>
      </State>
      <State name="Sizes" isWide>
        <dl className="type-scale">
          {sizes.map(([token, size, purpose]) => (
            <div key={token}>
              <dt data-token={token}>Sing what you mean</dt>
              <dd>
                <code>{token}</code> {size} <small className="quiet">{purpose}</small>
              </dd>
            </div>
          ))}
        </dl>
      </State>
    </Exhibit>
  );
}
