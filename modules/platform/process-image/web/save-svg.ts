/** Saves the diagrams inside as one standalone SVG with their current colours, independent of the page's styles. */
export const saveSvg = (within: HTMLElement, name: string): void => {
  const text = standalone(within)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const heading = 32
const margin = 24

/** One drawing below the other, each under its name. */
export const standalone = (within: HTMLElement): string => {
  const style = getComputedStyle(within)
  const drawn = [...within.querySelectorAll<SVGSVGElement>('svg[data-title]')].map((svg) => {
    const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return { title: svg.dataset.title ?? '', inner: svg.innerHTML, width, height }
  })
  let top = margin
  const parts = drawn.map(({ title, inner, height }) => {
    const y = top
    top += heading + height + margin
    return `<g transform="translate(${margin} ${y})"><text y="14" font-size="14" font-weight="600" fill="var(--cb-ink)">${escaped(title)}</text><g transform="translate(0 ${heading})">${inner}</g></g>`
  })
  const width = Math.max(...drawn.map((each) => each.width), 0) + 2 * margin
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="var(--cb-sunken)"/>${parts.join('')}</svg>`
  return whole.replaceAll(/var\((--cb-[\w-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim() || '#000')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
