import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

/** An address such as '#empty-state'. */
const anchorOf = (name: string) => `#${name.toLowerCase().replace(' bar', '').replaceAll(' ', '-')}`;

/** Which component for which need; each is a link to its specimens. */
export function Choices({ choices }: Pick<Foundations, 'choices'>) {
  return (
    <Exhibit id="choose" name="When to use which" use="Find what a page has to do; the component follows.">
      <State name="All components" isWide>
        <dl className="pairs chosen-components">
          {choices.map(([need, name = '', not]) => (
            <div key={need}>
              <dt>{need}</dt>
              <dd>
                <a href={anchorOf(name)}>{name}</a>
                <small className="quiet">Not {not}</small>
              </dd>
            </div>
          ))}
        </dl>
      </State>
    </Exhibit>
  );
}
