import { html } from '../pages/html.ts'
import { STYLES_REVISION } from '../openid/styles.ts'

/** The company's page in a frame of the site. Nothing is photographed: whoever comes says who they are. */
export function checkPage(): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Identity check</title>
        <link rel="stylesheet" href="/openid/assets/${STYLES_REVISION}.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <aside class="notice" aria-label="About this page">
          <p>Test company. Nothing is checked: say who you are, and what shall come of it.</p>
        </aside>
        <main>
          <div data-step="opening"><p role="status">Opening …</p></div>
          <div data-step="form" hidden>
            <form novalidate>
              <h1>Who are you?</h1>
              <p class="problem" role="alert" hidden></p>
              ${field('firstName', 'First name', 'given-name')} ${field('lastName', 'Last name', 'family-name')}
              ${field('birthDate', 'Day of birth (1990-12-31)', 'bday')}
              ${field('number', 'Number of the identity card', 'off')}
              <div class="field">
                <label for="result">Result</label>
                <select id="result" name="result">
                  <option value="approve">Approve</option>
                  <option value="retry">Ask for another photo</option>
                  <option value="reject">Reject for good</option>
                  <option value="wait">Leave it waiting</option>
                </select>
              </div>
              <div class="actions"><button class="main">Send</button></div>
            </form>
          </div>
          <div data-step="sent" hidden>
            <h1>Thank you</h1>
            <p role="status">We look at it now. You will be told.</p>
          </div>
        </main>
        <script src="/sumsub/assets/page.js"></script>
      </body>
    </html>`.markup
}

function field(name: string, label: string, autocomplete: string) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="100" required />
  </div>`
}
