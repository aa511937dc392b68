import { expect, type Locator } from '@playwright/test'
import { pace } from '../pace.ts'
import type { Tally } from './tally.ts'

/** A file given in a form. */
export interface Attachment {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export type FieldValue = string | boolean | Attachment

/** A field of a form by its label. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form
    .locator('.cb-field')
    .filter({
      has: form
        .page()
        // a choice among few has labels of its own
        .locator('label:not(.ant-segmented-item), .cb-field-label')
        .filter({ hasText: labelled(label) }),
    })
    .first()

const labelled = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}(选填)?$`)

/** Fills a field as its control wants it, and counts what that takes; a field is reached by one Tab. */
export const fillField = async (field: Locator, value: FieldValue, tally: Tally): Promise<void> => {
  await expect(field).toBeVisible()
  if (typeof value === 'object') return attach(field, value, tally)
  if (typeof value === 'boolean' || (await field.locator('.ant-segmented, [role=radiogroup]').count()) > 0)
    return choose(field, value, tally)
  if ((await field.locator('.ant-select').count()) > 0) return pickOption(field, value, tally)
  await field.locator('input:visible, textarea:visible').first().fill(value)
  tally.keys += value.length + 1
}

const attach = async (field: Locator, value: Attachment, tally: Tally): Promise<void> => {
  // on a phone there is the camera's as well
  await field.locator('input[type=file]').first().setInputFiles(value)
  await expect(field.getByText(value.name).first()).toBeVisible()
  tally.clicks += 2
}

const choose = async (field: Locator, value: string | boolean, tally: Tally): Promise<void> => {
  const onOff = field.getByRole('switch').or(field.getByRole('checkbox'))
  const words = typeof value === 'string' ? value : value ? '是' : '否'
  if (typeof value === 'boolean' && (await onOff.count()) > 0) await onOff.first().setChecked(value)
  else await field.getByText(words, { exact: true }).first().click()
  tally.clicks++
}

/** Opens the list by the keyboard, types where one may, and takes the option of these words. */
const pickOption = async (field: Locator, words: string, tally: Tally): Promise<void> => {
  const { keyboard } = field.page()
  const input = field.locator('.ant-select input').first()
  const list = field.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await input.focus()
  await keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  if (await input.isEditable()) {
    await input.fill(words)
    tally.keys += words.length
  }
  await expect(list.locator(option).filter({ hasText: words }).first()).toBeVisible()
  tally.keys += 3 + (await goDown(list, words))
  await keyboard.press('Enter')
  // a list of several stays open
  if ((await field.locator('.ant-select-multiple').count()) > 0) await keyboard.press('Escape')
  // the key takes nothing while options are being read again
  const isShut = () => expect(list).toHaveCount(0, { timeout: 8000 * pace })
  await isShut().catch(async () => {
    await keyboard.press('Enter')
    await isShut()
  })
}

const option = '.ant-select-item-option, .ant-select-tree-treenode'

const most = 40

/** Arrow keys until the option in front has the words. */
const goDown = async (list: Locator, words: string): Promise<number> => {
  const here = list.locator('.ant-select-item-option-active, .ant-select-tree-treenode-active')
  for (let pressed = 0; pressed < most; pressed++) {
    if ((await here.count()) > 0 && (await here.first().textContent())?.includes(words)) return pressed
    await list.page().keyboard.press('ArrowDown')
  }
  throw new Error(`no option is called ${words}`)
}
