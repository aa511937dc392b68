import { type RefObject, useEffect } from 'react'
import { useStable } from '../table/use-stable.ts'

interface Zone {
  readonly element: HTMLElement
  readonly take: (files: readonly File[]) => void
}

const zones = new Set<Zone>()

/**
 * A picture pasted anywhere in a form arrives in its first field of files; where nothing has the cursor, in that of the
 * dialog in front, else of the page. Copied text stays text, also where its program puts a picture of it beside.
 */
export const usePasted = (
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFiles: (files: readonly File[]) => void,
): void => {
  const take = useStable(onFiles)
  useEffect(() => {
    const element = place.current
    if (!isOpen || !element) return
    const zone = { element, take }
    if (zones.size === 0) document.addEventListener('paste', paste)
    zones.add(zone)
    return () => {
      zones.delete(zone)
      if (zones.size === 0) document.removeEventListener('paste', paste)
    }
  }, [place, isOpen, take])
}

const paste = (event: ClipboardEvent): void => {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || event.clipboardData?.getData('text/plain')) return
  const zone = firstIn(scopeOf(event.target))
  if (!zone) return
  event.preventDefault()
  zone.take(files.map(named))
}

const scopeOf = (target: EventTarget | null): Element => {
  const own = target instanceof Element ? target.closest('[role="dialog"], form') : null
  if (own) return own
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => firstIn(dialog))
  return dialogs.at(-1) ?? document.body
}

const firstIn = (scope: Element): Zone | undefined =>
  [...zones]
    .filter(({ element }) => scope.contains(element))
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]

/** Browsers call every pasted picture image.png. */
const named = (file: File): File =>
  /^image\.\w+$/.test(file.name) ? new File([file], `截图.${file.name.split('.')[1]}`, { type: file.type }) : file
