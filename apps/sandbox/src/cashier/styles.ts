import { createHash } from 'node:crypto'

/** The look of Tillpoint: paper, ink and one blue; a company of its own, not the shop that sent the payer. */
export const styles = `
:root { color-scheme: light dark; --page: #eef1f5; --card: #fff; --ink: #14213a; --muted: #55627a; --line: #cfd6e0; --field: #7d8aa0; --blue: #1f4fb8; --on-blue: #fff; --tint: #e8eefb; --red: #b3261e; --red-tint: #fdecea; --amber: #fff4d6; --on-amber: #5c4300; }
@media (prefers-color-scheme: dark) { :root { --page: #0f1520; --card: #18202e; --ink: #e9edf5; --muted: #a5b0c4; --line: #313c50; --field: #66748d; --blue: #8fb3ff; --on-blue: #0b1730; --tint: #1f2b42; --red: #ff9d94; --red-tint: #3a1f1f; --amber: #3b3216; --on-amber: #f4dc9a; } }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", Tahoma, sans-serif; background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; }
a { color: var(--blue); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }
.notice { margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem; background: var(--amber); color: var(--on-amber); }
header, footer { inline-size: 100%; max-inline-size: 60rem; margin-inline: auto; padding: 1rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.brand { display: inline-flex; align-items: center; gap: .6rem; font-weight: 700; font-size: 1.125rem; letter-spacing: -.01em; }
.brand svg { inline-size: 1.75rem; block-size: 1.75rem; color: var(--blue); }
.brand small { font-weight: 400; font-size: .875rem; color: var(--muted); letter-spacing: 0; }
main { inline-size: 100%; max-inline-size: 60rem; margin-inline: auto; padding: 0 1rem 1rem; flex: 1; display: grid; gap: 1rem; align-content: start; grid-template-columns: minmax(0, 1fr); }
main.narrow { max-inline-size: 34rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
h1, h2 { margin: 0; line-height: 1.25; }
h1 { font-size: 1.375rem; } h2 { font-size: 1.0625rem; }
p { margin: .5rem 0 0; }
.muted { color: var(--muted); font-size: .875rem; }
.amount { font-size: clamp(1.5rem, 7.5vw, 2.25rem); font-weight: 700; letter-spacing: -.02em; line-height: 1.2; font-variant-numeric: tabular-nums; margin: 0; overflow-wrap: anywhere; }
dl { margin: 1rem 0 0; font-size: .875rem; border-block-start: 1px solid var(--line); padding-block-start: .9rem; }
dt { color: var(--muted); } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; } dd:last-child { margin: 0; }
.number { font-variant-numeric: tabular-nums; font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: .9375em; direction: ltr; unicode-bidi: isolate; }
.field { margin-block-start: 1rem; display: grid; gap: .3rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: start; }
label { font-weight: 600; font-size: .9375rem; }
input { inline-size: 100%; min-block-size: 2.875rem; padding: .5rem .75rem; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 6px; }
input.number { font-family: inherit; font-size: 1.0625rem; letter-spacing: .02em; }
[dir=rtl] input.number { text-align: right; }
input[aria-invalid=true] { border: 2px solid var(--red); }
.hint { font-size: .8125rem; color: var(--muted); }
.wrong { font-size: .875rem; color: var(--red); font-weight: 600; }
.summary { background: var(--red-tint); border: 1px solid var(--red); border-radius: 8px; padding: .75rem 1rem; margin-block-start: 1rem; }
.summary ul { margin: .3rem 0 0; padding-inline-start: 1.2rem; }
.summary a { color: var(--red); }
button { inline-size: 100%; min-block-size: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 650; border-radius: 6px; border: 1px solid transparent; cursor: pointer; }
.button { display: inline-block; min-block-size: 3rem; padding: .7rem 1.4rem; font-weight: 650; border-radius: 6px; background: var(--blue); color: var(--on-blue); text-decoration: none; margin-block-start: 1rem; }
button.main { background: var(--blue); color: var(--on-blue); margin-block-start: 1.4rem; }
button.quiet { background: none; color: var(--blue); border-color: var(--line); margin-block-start: .6rem; }
button:hover, .button:hover { filter: brightness(1.08); }
.cards { list-style: none; margin: .75rem 0 0; padding: 0; }
.cards li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .25rem 1rem; padding-block: .6rem; border-block-start: 1px solid var(--line); }
.cards span { display: block; } [dir=rtl] .cards .number { text-align: right; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1rem; } .head a { font-size: .9375rem; padding-block: .25rem; } .cards .muted { line-height: 1.35; }
.cards a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .9rem; border: 1px solid var(--line); border-radius: 6px; font-weight: 600; font-size: .9375rem; text-decoration: none; }
.cards a[aria-current=true] { background: var(--tint); border-color: var(--blue); }
nav { display: flex; gap: .25rem; font-size: .875rem; }
nav a { padding: .6rem .5rem; min-block-size: 2.75rem; }
nav a[aria-current=true] { font-weight: 700; color: inherit; text-decoration: none; }
.wait { display: inline-block; inline-size: 2rem; block-size: 2rem; border: 3px solid var(--line); border-block-start-color: var(--blue); border-radius: 50%; animation: turn 1s linear infinite; margin-block-end: .75rem; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .wait { animation: none; } }
@media (min-width: 48rem) { .head a { display: none; } main.wide { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } .wide .pay { grid-column: 2; grid-row: 1 / span 2; } section { padding: 1.75rem; } }
`

/** Changes with the styles, so that they may be cached for ever under an address that carries it. */
export const STYLES_REVISION = createHash('sha256').update(styles).digest('base64url').slice(0, 10)
