import type { CSSProperties } from 'react';

/** Colours that email clients support; classes add the dark theme. */
const paperColour = '#F5F1E8';
const sheet = '#EBE5D7';
const ink = '#17161C';
const quiet = '#565059';
const sun = '#FFB92E';

const serif = "'Bodoni Moda', 'Bodoni 72', Didot, 'Bodoni MT', Georgia, serif";
const sans = "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const body: CSSProperties = { fontFamily: sans, fontSize: 17, lineHeight: '26px', color: ink, margin: 0 };

export const paint = {
  paper: { backgroundColor: paperColour, margin: 0, padding: '0 20px' },
  sheet: {
    // Outlook on Windows knows no `max-width`.
    width: 560,
    maxWidth: '100%',
    margin: '0 auto',
    padding: '32px 0 48px',
    textAlign: 'left',
    // `anywhere` also affects min-content widths: long addresses must not widen the table.
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  studio: { ...body, fontFamily: serif, fontSize: 20, fontWeight: 600, verticalAlign: 'bottom' },
  portrait: { width: 60, padding: 0, verticalAlign: 'bottom' },
  staveLine: { borderTop: `1px solid ${ink}`, height: 8, fontSize: 0, lineHeight: '8px' },
  headline: {
    fontFamily: serif,
    fontSize: 38,
    lineHeight: '44px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    color: ink,
    margin: '4px 0 24px',
  },
  text: { ...body, margin: '0 0 18px' },
  heading: {
    fontFamily: serif,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 600,
    color: ink,
    margin: '30px 0 12px',
  },
  list: { ...body, margin: '0 0 18px', paddingLeft: 24 },
  item: { ...body, margin: '0 0 6px' },
  image: { maxWidth: '100%', height: 'auto' },
  picture: { ...body, margin: '0 0 22px' },
  small: {
    ...body,
    fontSize: 15,
    lineHeight: '22px',
    color: quiet,
    margin: '0 0 14px',
  },
  // Nor has a table a margin there.
  gap: { height: 22, fontSize: 0, lineHeight: '22px' },
  hour: { backgroundColor: sun, padding: '16px 18px' },
  hourOver: { border: `1px dashed ${quiet}`, padding: '15px 17px' },
  hourDate: { ...body, fontFamily: serif, fontSize: 23, lineHeight: '30px', fontWeight: 600 },
  hourClock: { ...body, fontSize: 17 },
  factLabel: {
    ...body,
    color: quiet,
    fontSize: 15,
    padding: '9px 16px 9px 0',
    verticalAlign: 'top',
    width: '32%',
  },
  factValue: {
    ...body,
    padding: '9px 0',
    verticalAlign: 'top',
  },
  fact: { borderTop: '1px solid #CFC8BA' },
  buttonCell: { padding: '6px 0 24px' },
  button: {
    ...body,
    display: 'inline-block',
    backgroundColor: ink,
    color: paperColour,
    fontWeight: 600,
    padding: '14px 26px',
    textDecoration: 'none',
  },
  link: { ...body, color: ink, textDecoration: 'underline', textDecorationColor: sun },
  quote: {
    ...body,
    backgroundColor: sheet,
    borderLeft: `3px solid ${ink}`,
    padding: '14px 18px',
  },
  foot: { borderTop: `1px solid ${ink}`, margin: '36px 0 0', padding: '14px 0 0' },
  footLine: { ...body, fontSize: 15, lineHeight: '22px', color: quiet },
} satisfies Record<string, CSSProperties>;

/** Dark theme for clients that support style blocks. No quotes: React escapes them. */
export const darkInk = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #131217 !important; }
  .sheet { background-color: #1D1B22 !important; border-color: #F3ECDD !important; color: #F3ECDD !important; }
  .ink { color: #F3ECDD !important; }
  .quiet { color: #B9B1A5 !important; }
  .rule { border-color: #F3ECDD !important; }
  .hair { border-color: #3A3741 !important; }
  .sun { background-color: #FFC247 !important; }
  .on-sun { color: #17161C !important; }
  .key { background-color: #FFC247 !important; color: #17161C !important; }
}`;
