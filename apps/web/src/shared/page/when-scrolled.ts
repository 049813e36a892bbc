/** Does something as soon as the visitor has gone down the page; what it gives back calls that off. */
export function whenScrolled(work: () => void): () => void {
  if (scrollY > 0) {
    work()
    return () => {}
  }
  addEventListener('scroll', work, { once: true, passive: true })
  return () => removeEventListener('scroll', work)
}
