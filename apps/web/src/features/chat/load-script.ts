import { type ChatFlag, chatScriptUrl } from '../../shared/chat/script-url.ts'

const WITHIN_MS = 15_000

/** Runs the company's script in the page; rejects when it did not come, or has another digest than the house knows. */
export function loadScript(chat: ChatFlag): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(patience)
      script.remove()
      reject(new Error('the script of the chat did not come, or is another one'))
    }
    const patience = setTimeout(fail, WITHIN_MS)
    script.onload = () => {
      clearTimeout(patience)
      resolve()
    }
    script.onerror = fail
    if (chat.scriptIntegrity) {
      script.crossOrigin = 'anonymous'
      script.integrity = chat.scriptIntegrity
    }
    script.async = true
    script.src = chatScriptUrl(chat)
    document.head.append(script)
  })
}
