import { useEffect } from 'react'

/** Shows text that is cut off by its box as a tooltip, on the whole page. */
export default function CutWords() {
  useEffect(() => {
    document.addEventListener('pointerover', tell)
    return () => document.removeEventListener('pointerover', tell)
  }, [])
  return null
}

const tell = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement)) return
  const box = boxOf(target)
  if (!box || (box.title && !told.has(box)) || box.parentElement?.closest('[title]')) return
  const words = isCut(box) ? (box.textContent ?? '') : ''
  told.add(box)
  if (words) box.title = words
  else box.removeAttribute('title')
}

/** Elements with a tooltip set here: set again on each hover, since a reused row may hold other text. */
const told = new WeakSet<Element>()

/** Returns the element that cuts the text: the target or one of its nearest parents; undefined when none does. */
const boxOf = (target: HTMLElement): HTMLElement | undefined => {
  let box: HTMLElement | null = target
  for (let step = 0; box && step < 4; step++, box = box.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box)
    if (textOverflow === 'ellipsis' || Number(webkitLineClamp) > 0) return box
  }
  return undefined
}

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1
