import { html } from '../pages/html.ts'
import { layout } from '../openid/pages.ts'
import { STYLES_REVISION } from '../openid/styles.ts'

/** The button, in a frame of the site. */
export function widgetPage(): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex" />
        <title>Telegram</title>
        <link rel="stylesheet" href="/openid/assets/${STYLES_REVISION}.css" />
      </head>
      <body class="widget">
        <a class="button" href="/telegram/auth" target="_top">Log in with Telegram</a>
      </body>
    </html>`.markup
}

/** Who are you, and may the house know? */
export function namePage({ name, problem }: { name: string; problem: string | null }): string {
  return layout(
    'Sign in',
    html`<h1>Sign in to Baize</h1>
      <p class="muted">In place of <strong>Telegram</strong>, the sandbox vouches for whoever you say you are.</p>
      <form method="post" action="/telegram/auth" novalidate>
        ${problem !== null && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
        <div class="field">
          <label for="name">Name</label>
          <input
            id="name"
            name="name"
            value="${name}"
            autocomplete="name"
            maxlength="64"
            required
            ${problem !== null && html`aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
        <p class="muted">Baize will be told this name. Telegram tells no e-mail address.</p>
        <div class="actions"><button class="main">Accept</button></div>
      </form>`,
  )
}
