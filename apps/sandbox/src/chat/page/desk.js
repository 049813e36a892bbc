// Keeps the desk in step: asks for the page again, which is answered with the next change, and shows what it says.
const shown = () => document.querySelector('.list, .messages, .muted')

for (;;) {
  try {
    const reply = await fetch(`${location.pathname}?wait=yes`)
    if (!reply.ok) throw new Error(String(reply.status))
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
    const news = page.querySelector('.list, .messages')
    if (news) shown()?.replaceWith(news)
    const facts = page.querySelector('dl')
    if (facts) document.querySelector('dl')?.replaceWith(facts)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

export {}
