/** Pixels from the end that count as the end. */
const near = 60

/** Whether what a viewer shows has come to its end: the last page in sight, the picture there. */
export const isAtEnd = (box: ParentNode): boolean => {
  const picture = box.querySelector<HTMLImageElement>('.cb-image img')
  if (picture) return picture.complete && picture.naturalWidth > 0
  const pages = box.querySelector<HTMLElement>('.cb-pdf')
  if (pages) return pages.querySelector('[data-page]') !== null && isBelow(pages)
  const text = box.querySelector<HTMLElement>('.cb-text')
  return text !== null && text.textContent !== '' && isBelow(text)
}

const isBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight < near
