import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

const layouts = [
  ['stack', 'stack: below each other'],
  ['cluster', 'cluster: in a row that wraps'],
  ['pair', 'pair: two fields beside each other, from 760 px'],
  ['columns', 'columns: two parts of a page, from 1080 px'],
] as const;

export function Space({ spaces }: Pick<Foundations, 'spaces'>) {
  return (
    <Exhibit
      id="space"
      name="Space"
      use="Eight distances between things, two between sections. A test refuses others."
    >
      <State name="Distances" isWide>
        <dl className="distances">
          {spaces.map(([token, distance, purpose]) => (
            <div key={token}>
              <dt>
                <code>{token}</code> {distance}
                <small className="quiet">{purpose}</small>
              </dt>
              <dd>
                <i data-token={token} />
              </dd>
            </div>
          ))}
        </dl>
      </State>
    </Exhibit>
  );
}

export function Grid() {
  return (
    <Exhibit
      id="grid"
      name="Grid"
      use="Twelve columns from 900 px, below it one. Staves and pictures reach the edge; text keeps the margin."
    >
      <State name="Columns, gap and margin of a page" isWide>
        <div className="twelve" aria-hidden="true">
          {Array.from({ length: 12 }, (_, column) => `column ${column + 1}`).map((name) => (
            <i key={name} />
          ))}
        </div>
      </State>
      {layouts.map(([layout, name]) => (
        <State name={name} key={layout} isWide={layout === 'pair' || layout === 'columns'}>
          <div className={`${layout} boxes`} aria-hidden="true">
            <i />
            <i />
            {layout === 'cluster' && <i />}
          </div>
        </State>
      ))}
    </Exhibit>
  );
}
