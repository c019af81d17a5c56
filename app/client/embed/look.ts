/** A constructed stylesheet is not blocked by the host page's strict `style-src`. */
export const variant = `
:host {
  --paper: var(--belcanto-paper, #f5f1e8);
  --sheet: #ebe5d7;
  --ink: var(--belcanto-ink, #17161c);
  --quiet: #565059;
  --hair: #17161c2e;
  --sun: var(--belcanto-sun, #ffb92e);
  --pencil: #a3181c;
  --wash: #a3181c14;
  --serif: var(--belcanto-serif, "Bodoni 72", Didot, "Bodoni MT", Georgia, serif);
  --sans: var(--belcanto-sans, "Helvetica Neue", Arial, sans-serif);
  display: block;
  container-type: inline-size;
  background: var(--paper);
  color: var(--ink);
  color-scheme: light;
  font: 400 17px/1.5 var(--sans);
  text-align: left;
}
:host([theme="dark"]) {
  --paper: var(--belcanto-paper, #131217);
  --sheet: #1d1b22;
  --ink: var(--belcanto-ink, #f3ecdd);
  --quiet: #b9b1a5;
  --hair: #f3ecdd33;
  --sun: var(--belcanto-sun, #ffc247);
  --pencil: #ff9a8c;
  --wash: #ff9a8c1f;
  color-scheme: dark;
}
:host([hidden]), [hidden] { display: none; }
* { box-sizing: border-box; margin: 0; }
.frame { padding: 26px 20px 24px; }
h2 { font: 500 2.1rem/1.1 var(--serif); outline: none; }
.lead { margin-top: 8px; max-width: 60ch; color: var(--quiet); font-size: .9375rem; }
form { display: grid; gap: 28px; margin-top: 22px; }
fieldset { min-width: 0; padding: 0; border: 0; }
legend, label { padding: 0; font-weight: 600; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.times { border-top: 2px solid var(--ink); }
details { border-bottom: 1px solid var(--hair); padding-bottom: 2px; }
details[open] { padding-bottom: 14px; }
summary { display: flex; align-items: center; gap: 10px; min-height: 46px; font: italic 480 1.0625rem/1.3 var(--serif); cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; width: 11px; height: 11px; border: solid currentColor; border-width: 1.8px 1.8px 0 0; rotate: 45deg; margin: 0 4px 0 2px; }
details[open] > summary::before { rotate: 135deg; }
summary small { margin-left: auto; color: var(--quiet); font: 400 .875rem/1 var(--sans); }
.slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.4rem, 1fr)); gap: 6px; }
.slots.two { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
.slot { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 5px 8px; border: 1.5px solid var(--hair); font: 600 1.0625rem/1.1 var(--serif); font-feature-settings: "tnum", "lnum"; cursor: pointer; }
.slot small { display: block; margin-top: 3px; font: 400 .8125rem/1 var(--sans); }
@media (hover: hover) { .slot:hover { border-color: var(--ink); } }
.slot:has(:checked) { background: var(--sun); color: #17161c; border-color: var(--ink); }
input[type="radio"] { appearance: none; color: inherit; flex: none; width: 17px; height: 12.5px; margin: 0; border: 2px solid currentColor; border-radius: 50%; rotate: -18deg; cursor: pointer; }
input[type="radio"]:checked { background: currentColor; }
.slot:has(:focus-visible), .choice:has(:focus-visible) { outline: 3px solid var(--ink); outline-offset: 2px; }
input[type="radio"]:focus-visible { outline: none; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.fields { display: grid; gap: 20px; align-content: start; }
.field { display: grid; gap: 6px; }
.field input { width: 100%; min-height: 50px; padding: 11px 14px; border: 0; border-bottom: 2px solid var(--ink); border-radius: 0; background: var(--sheet); color: inherit; font: 450 1.0625rem/1.3 var(--sans); }
.wrong > label { color: var(--pencil); }
.wrong input[aria-invalid] { border-bottom: 3px solid var(--pencil); background: var(--wash); }
.choice { display: inline-flex; align-items: center; gap: 9px; min-height: 44px; margin-right: 18px; font-weight: 400; cursor: pointer; }
.error { color: var(--pencil); font-size: .9375rem; font-weight: 600; line-height: 1.4; }
.error::before { content: "✕ "; }
.times > .error { padding: 12px 0 2px; }
.button { min-height: 52px; padding: 10px 22px; border: 1.5px solid var(--ink); border-radius: 0; background: var(--ink); color: var(--paper); font: 600 1rem/1.15 var(--sans); text-align: left; text-decoration: none; cursor: pointer; }
@media (hover: hover) { .button:hover { background: var(--sun); color: #17161c; } }
.button[aria-busy] { cursor: progress; }
a.button { display: inline-flex; align-items: center; }
.lead + .times { margin-top: 22px; }
.times + .small { margin-top: 14px; }
a.slot { color: inherit; text-decoration: none; }
a:not(.slot, .button), .link { color: inherit; text-decoration: underline 2px var(--sun); text-underline-offset: 5px; }
.link { min-height: 44px; padding: 0; border: 0; background: none; font: 600 1rem/1.3 var(--sans); cursor: pointer; }
.small { color: var(--quiet); font-size: .875rem; }
.note { margin: 20px 0 14px; padding: 14px 18px; border-left: 4px solid var(--sun); background: var(--sheet); }
@container (min-width: 760px) {
  .frame { padding: 34px 38px 34px; }
  form { grid-template-columns: 1.7fr 1fr; gap: 44px; }
}
`;
