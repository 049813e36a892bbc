import { createHash } from 'node:crypto'

/** The look of Vouchsafe: slate and one teal; a company of its own, which neither pays nor writes. */
export const styles = `
:root { color-scheme: light dark; --page: light-dark(#eef3f4, #0d1517); --card: light-dark(#fff, #152023); --ink: light-dark(#142226, #e6eef0); --muted: light-dark(#4d6066, #a3b5ba); --line: light-dark(#cbd8db, #2b3b40); --field: light-dark(#72878d, #6b8188); --teal: light-dark(#0b6470, #7fd3df); --on-teal: light-dark(#fff, #06262b); --red: light-dark(#a8231c, #ff9d94); --amber: light-dark(#fff4d6, #3b3216); --on-amber: light-dark(#5c4300, #f4dc9a); }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Tahoma, sans-serif; background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 2px; border-radius: 4px; }
.notice { padding: .5rem 1rem; text-align: center; font-size: .875rem; background: var(--amber); color: var(--on-amber); }
p { margin: 0; }
header, main { inline-size: 100%; max-inline-size: 28rem; margin-inline: auto; padding: 1rem; }
.brand { display: inline-flex; align-items: center; gap: .6rem; font-weight: 700; font-size: 1.125rem; }
.brand svg { inline-size: 1.75rem; block-size: 1.75rem; color: var(--teal); }
[hidden] { display: none !important; }
main { display: grid; gap: .75rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
@media (max-width: 30rem) { main { border-inline: 0; border-radius: 0; } }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
.muted { color: var(--muted); font-size: .875rem; }
.problem { color: var(--red); font-weight: 600; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: .3rem; }
label { font-weight: 600; font-size: .9375rem; }
.check { display: flex; align-items: center; gap: .6rem; min-block-size: 2.75rem; font-weight: 400; }
.check input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--teal); }
.field input, .field select { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 8px; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
button { min-block-size: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 650; border: 1px solid var(--field); border-radius: 8px; background: none; color: var(--ink); cursor: pointer; }
.widget { min-block-size: 0; align-items: center; background: none; }
.widget .button { inline-size: 100%; min-block-size: 3rem; display: flex; align-items: center; justify-content: center; border-radius: 8px; background: var(--teal); color: var(--on-teal); font-weight: 650; text-decoration: none; }
button.main { background: var(--teal); border-color: var(--teal); color: var(--on-teal); }
`

/** Changes with the styles, so that they may be cached for ever under an address that carries it. */
export const STYLES_REVISION = createHash('sha256').update(styles).digest('base64url').slice(0, 10)
