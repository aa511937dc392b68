import { expect, type Locator, type Page } from '@playwright/test'

/** The drawer with the form, by its title. */
export const formOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })

/** Picks from a list by the words of the option; a long list is narrowed by typing them. */
export const pick = async (form: Locator, label: string, option: string): Promise<void> => {
  const box = form.getByLabel(label, { exact: true }).or(form.getByRole('combobox', { name: label }))
  await box.first().click()
  const list = form.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await list
    .locator('.ant-select-item-option, .ant-select-tree-node-content-wrapper')
    .filter({ hasText: option })
    .first()
    .click()
  await expect(list).toHaveCount(0)
}

/** Says one of a few, shown side by side. */
export const say = (form: Locator, label: string, option: string): Promise<void> =>
  form.locator('.cb-field').filter({ hasText: label }).getByText(option, { exact: true }).click()

export const fill = (form: Locator, label: string, text: string): Promise<void> =>
  form.getByRole('textbox', { name: label }).first().fill(text)

/** The notice at the foot of the window. */
export const notice = (page: Page, words: string | RegExp): Locator =>
  page.locator('.cb-notice').filter({ hasText: words })
