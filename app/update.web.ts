/**
 * A part of the app that cannot be fetched may be gone because the server has a newer app than this page. Then the page
 * starts over in the newer one; the address says where the player was, and every match is kept.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')!)
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const page = answer.ok ? await answer.text() : null
    if (page === null || scripts.every((script) => page.includes(script))) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
