import { expect } from '@playwright/test'
import { story } from '../story/story.ts'

story('a page is found by the first letters of its sounds', async ({ as }) => {
  await as('xs02')
    .keys('Control+k')
    .does('types wdht', (page) => page.getByPlaceholder('功能、记录、命令').fill('wdht'))
    .sees('我的合同')
    .keys('Enter')
    .does('stands on it', (page) => expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible())
})
