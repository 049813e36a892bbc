import { document } from '../pages/document.ts'
import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import type { Conversation, Message } from './conversations.ts'
import { type ChatLanguage, texts } from './texts.ts'

/** What stands in the frame of a site: the conversation, and where one writes. */
export function framePage({
  language,
  theme,
  company,
  siteOrigin,
}: {
  language: ChatLanguage
  theme: 'dark' | 'light'
  company: string
  siteOrigin: string
}): string {
  const text = texts[language]
  return document(
    {
      title: text.title,
      company: 'Chat',
      language,
      direction: language === 'fa' ? 'rtl' : 'ltr',
      styles: '/chat/assets/frame.css',
      head: html`<script type="module" src="/chat/assets/frame.js"></script>`,
    },
    html`<main
      data-theme="${theme}"
      data-company="${company}"
      data-site="${siteOrigin}"
      data-you="${text.you}"
      data-agent="${text.agent}"
    >
      <header>
        <h1>${text.title}</h1>
        <button type="button" class="close" aria-label="${text.close}">${cross}</button>
      </header>
      <div class="talk" tabindex="0" role="log" aria-label="${text.title}">
        <p class="greeting">${text.greeting}</p>
        <ol></ol>
      </div>
      <p class="away" role="status" hidden>${text.away}</p>
      <p class="failed" role="alert" hidden>${text.failed}</p>
      <form>
        <label class="hidden" for="text">${text.label}</label>
        <textarea id="text" name="text" rows="1" maxlength="2000" placeholder="${text.label}" required></textarea>
        <button>${text.send}</button>
      </form>
    </main>`,
  )
}

const cross = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`

/** Everybody who wrote, for those who answer. */
export function deskPage(conversations: readonly Conversation[]): string {
  return desk(
    'Conversations',
    html`<h1>Conversations</h1>
      ${
        conversations.length === 0
          ? html`<p class="muted">Nobody wrote yet. What is written in the chat of the site arrives here.</p>`
          : html`<ul class="list">
              ${conversations.map(row)}
            </ul>`
      }`,
  )
}

function row({ id, company, name, messages, seenId }: Conversation): Html {
  const last = messages.at(-1)!
  const isNew = last.id > seenId
  return html`<li ${isNew && html`data-new`}>
    <a href="/chat/desk/${id}"
      ><strong>${nameOf({ id, name })}${isNew && html` <em>new</em>`}</strong><span>${company}</span
      ><span class="last" dir="auto">${last.text}</span></a
    >
  </li>`
}

/** One conversation, and where its answer is written. */
export function conversationPage(conversation: Conversation): string {
  const { id, name, email, company, properties, messages } = conversation
  return desk(
    nameOf({ id, name }),
    html`<p><a href="/chat/desk">All conversations</a></p>
      <h1>${nameOf({ id, name })}</h1>
      <dl>
        <dt>Company</dt>
        <dd>${company}</dd>
        ${
          email !== '' &&
          html`<dt>E-mail</dt>
            <dd>${email}</dd>`
        }
        ${Object.entries(properties).map(
          ([key, value]) =>
            html`<dt>${key}</dt>
              <dd dir="auto">${value}</dd>`,
        )}
      </dl>
      <ol class="messages">
        ${messages.map(message)}
      </ol>
      <form method="post" action="/chat/desk/${id}">
        <label for="text">Answer</label>
        <textarea id="text" name="text" rows="3" maxlength="2000" required autofocus></textarea>
        <button>Send</button>
      </form>`,
  )
}

function message({ from, text, at }: Message): Html {
  return html`<li data-from="${from}">
    <strong>${from === 'agent' ? 'Support' : 'Customer'}</strong>
    <p dir="auto">${text}</p>
    <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
  </li>`
}

export function missingPage(): string {
  return desk(
    'No such conversation',
    html`<h1>No such conversation</h1>
      <p><a href="/chat/desk">All conversations</a></p>`,
  )
}

const nameOf = ({ id, name }: Pick<Conversation, 'id' | 'name'>) => name || `Visitor ${id.slice(0, 6)}`

function desk(title: string, main: Html): string {
  return document(
    {
      title,
      company: 'Chat desk',
      styles: '/chat/assets/desk.css',
      head: html`<script type="module" src="/chat/assets/desk.js"></script>`,
    },
    html`<aside class="notice">
        <p>Test chat. Whoever opens this page reads every conversation and may answer.</p>
      </aside>
      <main>${main}</main>`,
  )
}
