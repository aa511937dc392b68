import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test as playwright } from '@playwright/test'
import { notice } from '../form.ts'
import { pace } from '../pace.ts'
import { type FieldValue, fieldOf, fillField } from './field.ts'
import { cellOf, factOf, fieldAt, front, pressable, pressed, rowOf, startingWith, within } from './places.ts'
import type { Tally } from './tally.ts'

/** A browser page of one signed-in account. */
export interface SignedInPage {
  readonly account: string
  readonly page: Page
  /** The group of the menu above an entry. */
  groupOf(entry: string): Promise<string>
  readonly tally: Tally
}

/**
 * What a person does at the desk, step by step in the order written; awaited at the end. Buttons and fields are those
 * of the dialog in front, where one is open.
 */
export class Actor implements PromiseLike<undefined> {
  readonly #place: Promise<SignedInPage>
  #done: Promise<undefined> = Promise.resolve(undefined)

  constructor(place: Promise<SignedInPage>) {
    this.#place = place
  }

  // biome-ignore lint/suspicious/noThenProperty: a row of steps is awaited as one
  then<R = undefined, F = never>(
    done?: ((value: undefined) => R | PromiseLike<R>) | null,
    failed?: ((reason: unknown) => F | PromiseLike<F>) | null,
  ): Promise<R | F> {
    return this.#done.then(done, failed)
  }

  /** A function of the menu, by its group and its name. */
  open(entry: string): this {
    return this.#step(`opens ${entry}`, async ({ page, tally, groupOf }) => {
      const menu = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: '最近' }) })
      const link = menu.getByRole('link', { name: startingWith(entry) }).last()
      if (!(await link.isVisible())) {
        const group = menu.getByRole('button', { name: startingWith(await groupOf(entry)) })
        // the menu opens the group of the current page when it loads; a click at that moment closes it again
        await expect(async () => {
          if (!(await link.isVisible())) await group.click()
          await expect(link).toBeVisible({ timeout: 1000 * pace })
        }).toPass()
        tally.clicks++
      }
      await link.click()
      tally.clicks++
      await expect(link).toHaveAttribute('aria-current', 'page')
    })
  }

  /** A page by its address, as a link in a message or a bookmark has it. */
  visit(path: string): this {
    return this.#step(`visits ${path}`, async ({ page }) => {
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#${path}`)
    })
  }

  /** `role`: which of two things of this name, as a tab and a button. */
  press(name: string, role?: 'button' | 'tab'): this {
    return this.#click(`presses ${name}`, ({ page }) => pressable(page, name, role))
  }

  /** The entries of a button that opens a menu. */
  choose(menu: string, item: string): this {
    return this.#step(`chooses ${item} behind ${menu}`, async ({ page, tally }) => {
      const found = page
        .getByRole('menuitem', { name: startingWith(item) })
        .filter({ visible: true })
        .first()
      await expect(async () => {
        // a press that came while the page was drawn anew may have closed it again
        if (!(await found.isVisible())) await pressed(await pressable(page, menu))
        await pressed(found)
      }).toPass({ timeout: 30_000 * pace })
      tally.clicks += 2
    })
  }

  /** A link of the page: the name of a row. */
  follow(name: string): this {
    return this.#click(`follows ${name}`, async ({ page }) =>
      (await front(page)).getByRole('link', { name: within(name) }).first(),
    )
  }

  /** The row with these words, by the link it has. */
  followRow(words: string): this {
    return this.#click(`follows the row ${words}`, ({ page }) => rowOf(page, words).getByRole('link').first())
  }

  /** A button in the row, card or line with these words. */
  pressIn(row: string, name: string): this {
    return this.#click(`presses ${name} of ${row}`, ({ page }) =>
      rowOf(page, row)
        .getByRole('button', { name: startingWith(name) })
        .first(),
    )
  }

  /** A place of the page that is pressed by its words: a card, a line. */
  point(words: string): this {
    return this.#click(`points at ${words}`, async ({ page }) => (await front(page)).getByText(words).first())
  }

  /** A file that a button gives, with its content. */
  saves(name: string, ...words: readonly string[]): this {
    return this.#step(`saves ${name}`, async ({ page, tally }) => {
      const coming = page.waitForEvent('download')
      await (await pressable(page, name)).click()
      tally.clicks++
      const text = await readFile(await (await coming).path(), 'utf8')
      for (const each of words) expect(text).toContain(each)
    })
  }

  fill(fields: Readonly<Record<string, FieldValue>>): this {
    for (const [label, value] of Object.entries(fields))
      this.#step(`fills ${label}`, async ({ page, tally }) =>
        fillField(await fieldAt(page, label, tally), value, tally),
      )
    return this
  }

  /** Keys one after the other, as the keyboard names them. */
  keys(...names: readonly string[]): this {
    return this.#step(`presses the keys ${names.join(' ')}`, async ({ page, tally }) => {
      for (const name of names) await page.keyboard.press(name)
      tally.keys += names.length
    })
  }

  /** Narrows the list by its keyword. */
  search(words: string): this {
    return this.#step(`searches ${words}`, async ({ page, tally }) => {
      const field = page.locator('main').getByRole('searchbox').first()
      // a tab that was just chosen may still put its own list in place of the one before
      await expect(async () => {
        await field.fill(words)
        await field.press('Tab')
        await page.waitForTimeout(400)
        await expect(field).toHaveValue(words, { timeout: 500 * pace })
      }).toPass({ timeout: 20_000 * pace })
      tally.keys += words.length + 2
    })
  }

  sees(...words: readonly (string | RegExp)[]): this {
    for (const each of words)
      this.#step(`sees ${each}`, async ({ page }) =>
        expect(page.getByText(each).filter({ visible: true }).first()).toBeVisible(),
      )
    return this
  }

  lacks(...words: readonly string[]): this {
    for (const each of words)
      this.#step(`lacks ${each}`, async ({ page }) =>
        expect(page.getByText(each).filter({ visible: true })).toHaveCount(0),
      )
    return this
  }

  /** The text of the row, card or line that begins with the words. */
  seesRow(row: string, ...words: readonly (string | RegExp)[]): this {
    return this.#step(`sees ${words.join(', ')} in ${row}`, async ({ page }) => {
      for (const each of words) await expect(rowOf(page, row)).toContainText(each)
    })
  }

  /** The values of the record by label. */
  reads(facts: Readonly<Record<string, string | RegExp>>): this {
    for (const [label, value] of Object.entries(facts))
      this.#step(`reads ${label}`, async ({ page }) => expect(factOf(page, label)).toContainText(value))
    return this
  }

  /** The state of the record, and the words beside its name. */
  stands(...words: readonly (string | RegExp)[]): this {
    return this.#step(`reads that it stands ${words.join(', ')}`, async ({ page }) => {
      for (const each of words) await expect(page.locator('.cb-record-facts')).toContainText(each)
    })
  }

  /** A new line of a form, by the heads of its columns. */
  line(cells: Readonly<Record<string, FieldValue>>): this {
    return this.#step(`adds the line ${Object.values(cells).join(', ')}`, async ({ page, tally }) => {
      const lines = (await front(page)).locator('.cb-lines').last()
      await lines.locator('.cb-lines-foot').getByText('添加一行').click()
      tally.clicks++
      for (const [head, value] of Object.entries(cells)) await fillField(await cellOf(lines, head, tally), value, tally)
    })
  }

  /** What the foot of the window says. */
  isTold(words: string | RegExp): this {
    return this.#step(`is told ${words}`, ({ page }) => expect(notice(page, words).first()).toBeVisible())
  }

  /** The dialog that a button opens, by its name. */
  isAsked(title: string): this {
    return this.#step(`is asked ${title}`, ({ page }) =>
      expect(page.getByRole('dialog').filter({ hasText: title }).last()).toBeVisible(),
    )
  }

  /** The error that a field shows. */
  isRefused(label: string, words: string): this {
    return this.#step(`is refused at ${label}`, async ({ page }) =>
      expect(fieldOf(await front(page), label)).toContainText(words),
    )
  }

  /** A step for which there is no word here yet. */
  does(what: string, act: (page: Page) => Promise<unknown>): this {
    return this.#step(what, async ({ page }) => void (await act(page)))
  }

  #click(title: string, find: (place: SignedInPage) => Locator | Promise<Locator>): this {
    return this.#step(title, async (place) => {
      // a dialog that closes may be in front for a moment longer
      await expect(async () => pressed(await find(place))).toPass({ timeout: 30_000 * pace })
      place.tally.clicks++
    })
  }

  #step(title: string, act: (place: SignedInPage) => Promise<void>): this {
    this.#done = this.#done.then(async () => {
      const place = await this.#place
      await playwright.step(`${place.account} ${title}`, () => act(place))
      return undefined
    })
    return this
  }
}
