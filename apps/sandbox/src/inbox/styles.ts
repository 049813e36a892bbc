import { createHash } from 'node:crypto'

/** The look of the house on paper: ivory and cloth, one column, nothing that moves. */
export const styles = `
:root { color-scheme: light dark; --page: light-dark(#f8f4e9, #08130f); --surface: light-dark(#fffdf7, #0c1b15); --hover: light-dark(#efe8d8, #152d22); --line: light-dark(#e2d9c4, #1d3429); --field: light-dark(#8c826c, #587a69); --text: light-dark(#14271e, #f4efe1); --muted: light-dark(#48594f, #b4c1b7); --link: light-dark(#7d5c15, #dfbc6c); --accent: light-dark(#d5aa4f, #dfbc6c); --on-accent: #1d1503; --focus: light-dark(#0f5f3d, #f6d98c); --notice: light-dark(#efe8d8, #152d22); }
* { box-sizing: border-box; }
html { font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", Tahoma, sans-serif; background: var(--page); color: var(--text); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; }
a { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -100vi; } .skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; background: var(--surface); padding: .75rem 1rem; }
.notice { margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem; background: var(--notice); color: var(--muted); border-block-end: 1px solid var(--line); }
header, main { inline-size: 100%; max-inline-size: 46rem; margin-inline: auto; padding-inline: 1rem; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-block-size: 4rem; }
.brand { display: inline-flex; align-items: center; gap: .6rem; min-block-size: 2.75rem; font: 600 1.25rem Georgia, "Times New Roman", serif; color: var(--text); text-decoration: none; }
.brand svg { inline-size: 1.75rem; block-size: 1.75rem; color: var(--accent); }
main { flex: 1; padding-block-end: 3rem; display: grid; gap: 1rem; align-content: start; grid-template-columns: minmax(0, 1fr); }
h1 { margin: 0; font: 600 clamp(1.5rem, 1.2rem + 1.2vw, 2rem)/1.25 Georgia, "Times New Roman", "Noto Naskh Arabic", serif; overflow-wrap: anywhere; }
p { margin: 0; }
.muted { color: var(--muted); font-size: .875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.field { flex: 1 1 14rem; display: grid; gap: .3rem; }
label { font-weight: 600; font-size: .9375rem; }
input { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--field); border-radius: 8px; }
button, .button { min-block-size: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 650; border: 1px solid transparent; border-radius: 8px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
.button { display: inline-flex; align-items: center; text-decoration: none; background: none; border-color: var(--line); color: var(--link); }
.letters { list-style: none; margin: 0; padding: 0; overflow: hidden; }
.letters li + li { border-block-start: 1px solid var(--line); }
.letters a { display: grid; gap: .15rem; padding: .85rem 1.1rem; color: inherit; text-decoration: none; }
.letters a:hover { background: var(--hover); }
.letters a:focus-visible { outline-offset: -3px; }
.letters strong { font-weight: 650; overflow-wrap: anywhere; }
.letters a:hover strong { text-decoration: underline; text-underline-offset: .2em; }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.empty { padding: 2.5rem 1.25rem; text-align: center; display: grid; gap: .5rem; justify-items: center; }
.pages { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
dl { margin: 0; display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; font-size: .9375rem; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
.head { padding: 1.1rem; display: grid; gap: .9rem; border-block-end: 1px solid var(--line); }
.body { padding: 1.1rem; display: grid; gap: 1rem; overflow-wrap: anywhere; }
.body a { display: inline-block; padding-block: .25rem; }
@media print { .notice, header, form, .pages { display: none; } }
`

/** Changes with the styles, so that they may be cached for ever under an address that carries it. */
export const STYLES_REVISION = createHash('sha256').update(styles).digest('base64url').slice(0, 10)
