/** Looks at an element now and whenever its size has changed; gives what ends it. */
export const watchSize = (element: Element, look: () => void): (() => void) => {
  look()
  const observer = new ResizeObserver(look)
  observer.observe(element)
  return () => observer.disconnect()
}
