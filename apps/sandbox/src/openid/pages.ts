import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { STYLES_REVISION } from './styles.ts'

/** What the page that asks who somebody is shows. */
export interface AskPage {
  /** Where the form goes. */
  action: string
  /** Which company this one plays, `google`. */
  connection: string
  values: { email: string; name: string; isVerified: boolean }
  problem: string | null
}

/** Who are you, and may the house know? */
export function askPage({ action, connection, values, problem }: AskPage): string {
  return layout(
    'Sign in',
    html`<h1>Sign in to Baize</h1>
      <p class="muted">In place of <strong>${connection}</strong>, the sandbox vouches for whoever you say you are.</p>
      <form method="post" action="${action}" novalidate>
        ${problem !== null && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
        <div class="field">
          <label for="email">E-mail address</label>
          <input
            id="email"
            name="email"
            type="email"
            value="${values.email}"
            autocomplete="email"
            spellcheck="false"
            maxlength="254"
            required
            ${problem !== null && html`aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
        <div class="field">
          <label for="name">Name (optional)</label>
          <input id="name" name="name" value="${values.name}" autocomplete="name" maxlength="100" />
        </div>
        <label class="check"
          ><input type="checkbox" name="verified" value="yes" ${values.isVerified && html`checked`} />
          <span>The e-mail address was verified</span></label
        >
        <p class="muted">Baize will be told this e-mail address, whether it was verified, and the name.</p>
        <div class="actions">
          <button class="main" name="answer" value="continue">Continue</button>
          <button name="answer" value="refuse" formnovalidate>Refuse</button>
        </div>
      </form>`,
  )
}

/** Where there is nothing to answer any more. */
export function errorPage(reason: string): string {
  return layout(
    'This did not work',
    html`<h1>This did not work</h1>
      <p>${reason}</p>
      <p class="muted">Go back to the site and begin again.</p>`,
  )
}

/** A whole document around the main part of a page. It loads one style sheet and runs no script. */
export function layout(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vouchsafe</title>
        <link rel="stylesheet" href="/openid/assets/${STYLES_REVISION}.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <aside class="notice" aria-label="About this page">
          <p>Test company. Whoever knows an e-mail address may sign in with it here.</p>
        </aside>
        <header>
          <span class="brand">${mark}<span>Vouchsafe</span></span>
        </header>
        <main>${main}</main>
      </body>
    </html>`.markup
}

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <circle cx="14" cy="10" r="5" fill="none" stroke="currentColor" stroke-width="2.500" />
  <path d="M4 25c1-6 5-9 10-9s9 3 10 9" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" />
</svg>`
