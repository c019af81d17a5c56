export const pageStyle = `
:root { color-scheme: light; --paper: #f5f1e8; --sheet: #fffdf8; --ink: #17161c; --quiet: #565059; --sun: #ffb92e; --hair: #17161c40; --pencil: #a3181c; }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 8rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 "Helvetica Neue", Arial, sans-serif; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: break-word; }
.banner { position: sticky; top: 0; z-index: 1; background: var(--sun); border-bottom: 10px solid; border-image: repeating-linear-gradient(-45deg, var(--ink) 0 12px, var(--sun) 12px 24px) 10; }
.banner p { max-width: 40rem; margin: 0 auto; padding: 12px 20px; }
.banner strong { display: block; font-size: 1.1875rem; line-height: 1.3; }
main { max-width: 40rem; margin: 24px auto 48px; padding: 24px 20px 28px; background: var(--sheet); border: 2px dashed var(--ink); }
h1 { margin: 0 0 20px; font: 500 2.1rem/1.1 "Bodoni 72", Didot, Georgia, serif; letter-spacing: -0.01em; }
.lead { font-size: 1.1875rem; margin: 0 0 24px; }
table { width: 100%; border-collapse: collapse; margin: 0 0 28px; }
caption, legend { padding: 0; text-align: left; font: italic 1.1875rem/1.4 Georgia, serif; }
th { text-align: left; font-weight: 400; padding: 10px 16px 10px 0; }
th small { display: block; color: var(--quiet); }
td { text-align: right; white-space: nowrap; vertical-align: top; padding: 10px 0; }
tr { border-top: 1px solid var(--hair); }
tfoot tr { border-top: 2px solid var(--ink); }
tfoot th, tfoot td { font-weight: 700; }
fieldset { min-inline-size: 0; border: 0; margin: 0 0 28px; padding: 0; }
fieldset:last-child, p:last-child { margin-bottom: 0; }
legend { margin-bottom: 8px; }
p { margin: 0 0 14px; }
.field label { display: block; font-weight: 700; margin-bottom: 4px; }
.field input { display: block; width: 100%; min-height: 48px; padding: 10px 12px; font: inherit; color: inherit; background: #fff; border: 1px solid #6d6770; border-radius: 0; }
.field input[aria-invalid] { border: 2px solid var(--pencil); }
.mistake { display: block; margin-top: 4px; color: var(--pencil); font-weight: 700; }
.mistake::before, .notice::before { content: "\\00d7\\00a0"; }
.notice { padding: 14px 16px; margin: 0 0 24px; border: 2px solid var(--pencil); color: var(--pencil); background: #fff; font-weight: 700; }
.hint { color: var(--quiet); }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; }
.choice input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--ink); }
.actions p { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
.button { display: inline-block; min-height: 48px; padding: 11px 20px; font: inherit; font-weight: 700; color: var(--ink); background: transparent; border: 2px solid var(--ink); border-radius: 0; text-decoration: none; cursor: pointer; }
@media (hover: hover) { .button:hover { background: var(--paper); } }
.actions .button { min-width: 11rem; text-align: center; }
.actions .main { width: 100%; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 14px 20px; background: var(--sun); }
@media (hover: hover) { .actions .main:hover { background: var(--ink); color: var(--paper); } }
.back { color: inherit; padding: 10px 0; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px var(--sun); }
@media (min-width: 700px) {
  main { margin-top: 48px; padding: 40px 44px; }
  .banner p { padding-inline: 46px; }
  .arrivals { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24px; }
  .arrivals .hint { grid-column: 1 / -1; }
}
@media (forced-colors: active) { .banner { border: 4px solid; } }
`;
