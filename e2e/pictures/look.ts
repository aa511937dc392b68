import type { ConsoleMessage, Page, Request, Response } from '@playwright/test'

/** Measurements of a page once it has loaded. */
export interface Look {
  readonly path: string
  /** Milliseconds until the content was shown. */
  readonly time: number
  readonly isEmpty: boolean
  /** Pixels by which it is wider than the window. */
  readonly overflow: number
  /** Ids, camelCase words and the like that a person should not meet. */
  readonly raw: readonly string[]
  /** Number of text fields below 16 px on a phone, which zooms in on them. */
  readonly small: number
  /** Controls of a phone that a finger of 44 px misses, each by its words. */
  readonly tight: readonly string[]
  readonly complaints: readonly string[]
}

const patience = 8000

/** Opens a path in the given window and waits until the previous screen is gone and no request is pending. */
export const lookAt = async (page: Page, path: string): Promise<Look> => {
  const complaints: string[] = []
  const traffic = listen(page, complaints)
  const began = Date.now()
  await page.evaluate(leave, path)
  await page.waitForFunction(stands, undefined, { timeout: patience, polling: 20 }).catch(() => {
    complaints.push('did not come to rest')
  })
  const time = Date.now() - began
  // The picture includes parts that load later (further sections, counts, charts, files)
  for (let still = 0; still < 4 && Date.now() - began < patience; ) {
    await page.waitForTimeout(40)
    still = traffic.isQuiet() && (await page.evaluate(stands)) ? still + 1 : 0
  }
  const seen = await page.evaluate(see)
  const tight = await page.evaluate(tightOnes)
  traffic.stop()
  return { path, time, complaints, ...seen, tight }
}

/** Runs in the browser: marks the elements of the current screen, then changes the route. */
const leave = (hash: string): void => {
  // the page a person starts on is not drawn anew
  if (location.hash.slice(1) === hash) return
  for (const each of document.querySelectorAll('main :is(section:not(.cb-plate), h1, form, .cb-list)'))
    each.setAttribute('data-before', '')
  location.hash = hash
}

interface Traffic {
  isQuiet(): boolean
  stop(): void
}

const listen = (page: Page, complaints: string[]): Traffic => {
  const off: (() => void)[] = []
  const open = new Set<Request>()
  const on = <T>(event: string, act: (it: T) => void): void => {
    const listener = act as (it: unknown) => void
    page.on(event as 'close', listener)
    off.push(() => page.off(event as 'close', listener))
  }
  const note = (said: string): void => void complaints.push(said.slice(0, 200))
  on('console', (one: ConsoleMessage) => one.type() === 'error' && note(one.text()))
  on('pageerror', (error: Error) => note(`pageerror ${error.message}`))
  on('request', (one: Request) => !one.url().includes('/stream') && open.add(one))
  on('requestfinished', (one: Request) => open.delete(one))
  on('requestfailed', (one: Request) => open.delete(one))
  on('response', (one: Response) => {
    if (one.status() >= 400) note(`${one.status()} ${decodeURIComponent(new URL(one.url()).pathname)}`)
  })
  const stop = (): void => {
    for (const each of off) each()
  }
  return { isQuiet: () => open.size === 0, stop }
}

/** Runs in the browser: whether the screen is complete: nothing of the one before, and nothing that still loads. */
export const stands = (): boolean => {
  const waits = document.querySelector(
    '[data-before], main [aria-busy=true], .cb-record-skeleton, .cb-card.is-waiting, .cb-inbox-waiting, .cb-waiting',
  )
  return !waits && (document.querySelector('main')?.textContent ?? '').trim().length > 0
}

/** Runs in the browser: measures the current screen. */
const see = () => {
  const main = document.querySelector<HTMLElement>('main') ?? document.body
  // biome-ignore lint/performance/useDomNodeTextContent: words as they stand apart from one another
  const said = main.innerText
  // codes and ids that are marked as such are meant
  // biome-ignore lint/performance/useDomNodeTextContent: as above
  const words = [...main.querySelectorAll('code')].reduce((left, { innerText }) => left.replace(innerText, ' '), said)
  const { right } = main.getBoundingClientRect()
  // A clipped button cannot be pressed; lists that scroll sideways are meant to overflow
  const beyond = [...main.querySelectorAll('header button, footer button, h1')]
    .filter((each) => !each.closest('nav, .cb-views'))
    .map((each) => each.getBoundingClientRect().right - right)
  const raw = [
    ...(words.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/g) ?? []),
    ...(words.match(/\b[0-9a-f]{64}\b|\[?\{"/g) ?? []),
    ...(words.match(/\b(undefined|null|NaN|Invalid Date)\b|\[object/g) ?? []),
    ...(words.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b(?::\w+)?/g) ?? []),
    ...(words.match(/20\d\d-\d\d-\d\dT\S*/g) ?? []),
    ...(words.match(/\b2,0[0-9]{2}\b(?!\.|,\d)/g) ?? []),
  ]
  const typed = ':is(input:not([type=checkbox], [type=radio], [type=file]), textarea)'
  const fields = [...main.querySelectorAll(typed)].filter((each) => each.checkVisibility())
  return {
    isEmpty: document.querySelector('.cb-empty') !== null,
    overflow: Math.round(Math.max(0, document.documentElement.scrollWidth - innerWidth, ...beyond)),
    raw: [...new Set(raw)].slice(0, 6),
    small:
      innerWidth < 500 ? fields.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16).length : 0,
  }
}

/**
 * Runs in the browser: presses beside the middle of each control of a phone, where a finger may come down, and names
 * those that are missed there. Links within a text are as high as its lines.
 */
const tightOnes = (): readonly string[] => {
  if (innerWidth >= 500) return []
  const beside = 20
  const hits = (control: Element, y: number): boolean => {
    const { left, width } = control.getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, y)
    return under !== null && (control.closest('label') ?? control).contains(under)
  }
  const isTight = (control: Element): boolean => {
    control.scrollIntoView({ block: 'center' })
    const { top, height } = control.getBoundingClientRect()
    const middle = top + height / 2
    return height > 0 && hits(control, middle) && !(hits(control, middle - beside) && hits(control, middle + beside))
  }
  const controls = 'button:enabled, a[href], input:enabled, select, textarea, summary, [role=button], [role=tab]'
  const all = [...document.querySelectorAll<HTMLElement>(`main :is(${controls}):not(p a)`)]
  const found = all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && isTight(each))
  scrollTo(0, 0)
  // biome-ignore lint/performance/useDomNodeTextContent: words as they stand
  return [...new Set(found.map((each) => (each.ariaLabel ?? each.innerText).trim().slice(0, 12)))].slice(0, 6)
}
