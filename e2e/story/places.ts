import { expect, type Locator, type Page } from '@playwright/test'
import { pace } from '../pace.ts'
import { fieldOf } from './field.ts'
import type { Tally } from './tally.ts'

/** The dialog or drawer in front, else the whole page. */
export const front = async (page: Page): Promise<Locator> => {
  const dialogs = page.getByRole('dialog').filter({ visible: true })
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

/** A field of the form in front, also one behind 更多. */
export const fieldAt = async (page: Page, label: string, tally: Tally): Promise<Locator> => {
  const form = await front(page)
  const field = fieldOf(form, label)
  const more = form.getByRole('button', { name: /^更多 \d+ 项/ }).first()
  await expect(field.or(more).first()).toBeVisible()
  if (!(await field.isVisible())) {
    await more.click()
    tally.clicks++
  }
  return field
}

/** `role`: which of two things of this name. */
export const pressable = async (page: Page, name: string, role?: 'button' | 'tab'): Promise<Locator> => {
  const place = await front(page)
  const roles = role ? [role] : (['button', 'menuitem', 'tab', 'radio', 'checkbox'] as const)
  const [first, ...others] = roles.map((role) => place.getByRole(role, { name: startingWith(name) }))
  return others
    .reduce((all, each) => all.or(each), first as Locator)
    .filter({ visible: true })
    .first()
}

/** The cell of the last line below a head; a value without a column is found behind its ▸. */
export const cellOf = async (lines: Locator, head: string, tally: Tally): Promise<Locator> => {
  if ((await lines.locator('.cb-line-cards').count()) > 0) return cellOfCard(lines, head, tally)
  const heads = await lines.locator('thead th').allTextContents()
  const at = heads.findIndex((each) => each.replace('*', '') === head)
  const line = lines.locator('tbody tr:not(.is-more)').last()
  if (at >= 0) return line.locator('td').nth(at)
  const more = line.getByRole('button', { name: /行更多字段$/ })
  if ((await more.count()) > 0) {
    await more.click()
    tally.clicks++
  }
  return lines
    .locator('tbody tr.is-more')
    .last()
    .locator('td > div > div')
    .filter({ has: lines.page().locator('label').getByText(head, { exact: true }) })
}

/** The control of a line by its place, counted from 1, and its label. */
export const inLine = async (page: Page, at: number, label: string): Promise<Locator> =>
  (await front(page)).getByLabel(`第${at}行${label}`, { exact: true })

const cellOfCard = async (lines: Locator, head: string, tally: Tally): Promise<Locator> => {
  const card = lines.locator('.cb-line-cards > li').last()
  const cell = card
    .locator('div')
    .filter({ has: lines.page().locator(':scope > label').getByText(head, { exact: true }) })
  if ((await cell.count()) === 0) {
    await card.getByRole('button', { name: /^更多字段/ }).click()
    tally.clicks++
  }
  return cell.last()
}

export const rowOf = (page: Page, words: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .or(page.getByRole('article'))
    .filter({ hasText: words })
    .filter({ visible: true })
    // the time line beside a record repeats the words
    .and(page.locator(':not(aside *)'))
    .last()

export const factOf = (page: Page, label: string): Locator =>
  page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd')
    .first()

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A name, behind an icon and before a count or a key. */
export const startingWith = (words: string): RegExp => new RegExp(`(^|\\s)${escaped(words)}($|[\\s\\d（(])`)
export const within = (words: string): RegExp => new RegExp(escaped(words))

/**
 * Presses once: a slow page may answer a press after its time is up, and a second one would meet what came of it. Fails
 * when the page moved between pressing down and letting go, so that no click reached the element.
 */
export const pressed = async (place: Locator): Promise<void> => {
  // one element: the page may draw another in its place, which would be clicked unheard
  const element = await place.elementHandle({ timeout: 2000 * pace })
  if (!element) throw new Error('nothing to press')
  const heard = await element.evaluateHandle(hearsClick)
  try {
    await element.click({ timeout: 2000 * pace })
  } catch (failure) {
    const last = String(failure).split('performing click action').at(1)
    if (last === undefined || /intercepts pointer events|retrying click action/.test(last)) throw failure
  }
  // a page that was left has heard it
  const isHeard = (): Promise<boolean> => heard.evaluate(({ isHeard }) => isHeard).catch(() => true)
  // a page that is busy answers late, but it answers
  if (await isHeard()) return
  await expect.poll(isHeard, { timeout: 1000 * pace, message: 'the click reached its element' }).toBe(true)
}

/** Records whether a click reaches the element or its label. */
const hearsClick = (element: HTMLElement | SVGElement): { isHeard: boolean } => {
  const note = { isHeard: false }
  const hear = ({ target }: MouseEvent): void => {
    if (!(target instanceof Node)) return
    const label = target instanceof Element ? target.closest('label') : null
    note.isHeard ||= element.contains(target) || label?.control === element || label?.contains(element) === true
  }
  document.addEventListener('click', hear, { capture: true })
  return note
}

/** The bar of this name in a chart along the time, taken so many days on; `px` is how wide a day is drawn. */
export const dragged = async (page: Page, name: string, days: number, px = 9): Promise<void> => {
  const bar = page.locator('.cb-gantt-bar').and(page.getByRole('button', { name: `${name}，` }))
  await bar.hover()
  const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + days * px, top, { steps: 5 })
  await page.mouse.up()
}
