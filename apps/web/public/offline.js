// On the page that is shown without a line: opens what was asked for as soon as the site answers.
const ASK_AFTER_MS = 5000

function openWhenBack() {
  if (document.hidden) return
  fetch('/api/ping', { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
}

addEventListener('online', openWhenBack)
document.addEventListener('visibilitychange', openWhenBack)
setInterval(openWhenBack, ASK_AFTER_MS)
document.querySelector('button')?.addEventListener('click', () => location.reload())
