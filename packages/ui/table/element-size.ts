/** Looks at an element now and whenever its size has changed; gives what ends it. */
export const watchSize = (element: Element, look: () => void): (() => void) => {
  look()
  return watchLaidOut(element, look).end
}

interface Watch {
  /** Looks once more after the next layout, whatever its size. */
  readonly again: () => void
  readonly end: () => void
}

/**
 * Looks at an element after its first layout and after each that changes its size. Looking then costs nothing, while
 * reading a size after a change has the browser lay the whole page out at once.
 */
export const watchLaidOut = (element: Element, look: () => void): Watch => {
  const observer = new ResizeObserver(look)
  observer.observe(element)
  const again = (): void => {
    observer.unobserve(element)
    observer.observe(element)
  }
  return { again, end: () => observer.disconnect() }
}
