import { useEffect } from 'react'

/** What is cut for want of room is read whole under the mouse, wherever it stands. */
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

/** Those whose words were told here: they are told anew, since a row may have become another. */
const told = new WeakSet<Element>()

/** What cuts the words at this place: the element itself, or one that it stands in line with. */
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
