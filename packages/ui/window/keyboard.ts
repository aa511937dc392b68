/**
 * Keeps the height in px that a screen keyboard covers in `--cb-keyboard`, for elements at the bottom of the window.
 */
export const followKeyboard = (): void => {
  const view = window.visualViewport
  if (!view) return
  const keep = (): void => {
    // a page that is zoomed in shows less of itself too
    const covered = view.scale > 1 ? 0 : Math.round(innerHeight - view.height - view.offsetTop)
    document.documentElement.style.setProperty('--cb-keyboard', `${Math.max(0, covered)}px`)
  }
  view.addEventListener('resize', keep)
  view.addEventListener('scroll', keep)
}
