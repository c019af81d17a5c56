import type { ReactNode } from 'react';

export interface CourseRoute {
  id: CourseRouteId;
  title: string;
  text: string | null;
  /** 'from DKK 1,950 · next: Tue 24 Nov' */
  facts: string;
}

export type CourseRouteId = 'hour' | 'others' | 'intensives' | 'at-home';

export function CourseRoutes({ title, routes }: { title: string; routes: readonly CourseRoute[] }) {
  return (
    <nav className="wrap course-routes" aria-labelledby="where-to-start">
      <h2 className="ruled" id="where-to-start">
        {title}
      </h2>
      <ul>
        {routes.map((route) => (
          <li key={route.id}>
            <a href={`#${route.id}`}>
              <svg viewBox="0 0 132 76" aria-hidden="true" focusable="false">
                <path className="lines" d="M0 14H132M0 26H132M0 38H132M0 50H132M0 62H132" />
                {drawings[route.id]}
              </svg>
              <span>
                <strong>{route.title}</strong>
                {route.text && <span className="about">{route.text}</span>}
                <span className="facts">{route.facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const head = (x: number, y: number, className?: string) => (
  <ellipse
    key={x}
    cx={x}
    cy={y}
    rx="9.5"
    ry="6.6"
    transform={`rotate(-18 ${x} ${y})`}
    className={className}
  />
);

/** One note, four under a beam, two half notes under a slur, and a repeat. */
const drawings: Record<CourseRouteId, ReactNode> = {
  hour: (
    <>
      {head(56, 50)}
      <path className="stem" d="M64.6 47V5" />
    </>
  ),
  others: (
    <>
      {[head(18, 56), head(48, 50), head(78, 56), head(108, 44)]}
      <path className="stem" d="M26.6 53V10M56.6 47V7.3M86.6 53V4.6M116.6 41V2" />
      <path d="M25.4 5L117.8 -3V6L25.4 14Z" />
    </>
  ),
  intensives: (
    <>
      {[head(30, 56, 'open'), head(100, 32, 'open')]}
      <path d="M42 54C58 66 78 58 90 40C76 52 58 60 42 54Z" />
    </>
  ),
  'at-home': (
    <>
      <path d="M5 14H11V62H5ZM121 14H127V62H121Z" />
      <path className="stem" d="M16 14V62M116 14V62M60.6 41V3M88.6 47V8" />
      {[head(52, 44), head(80, 50)]}
      <circle cx="25" cy="32" r="3.4" />
      <circle cx="25" cy="44" r="3.4" />
      <circle cx="107" cy="32" r="3.4" />
      <circle cx="107" cy="44" r="3.4" />
    </>
  ),
};
