import { expect, type Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { found, type Row } from '../story/found.ts'
import { today } from '../story/names.ts'
import { story } from '../story/story.ts'

const sellers = ['许承安', '林晓棠', '周砚', '韩知远', '邵一鸣', '姜雨桐', '欧阳书宁']
const year = Number(today().slice(0, 4)) + 1

interface Target extends Row {
  readonly month: number
  readonly money: string
  readonly user: { readonly name: string } | null
}

/** The targets of next year, of which nobody has any but by this story. */
const targets = async (own: Doors): Promise<readonly Target[]> => {
  const pages = [1, 2, 3].map((month) => ({
    year: { equalTo: year },
    month: { greaterThanOrEqualTo: 4 * month - 3, lessThanOrEqualTo: 4 * month },
  }))
  return (await Promise.all(pages.map((where) => found<Target>(own, 'salesTarget', where)))).flat()
}

/** A block of a spreadsheet, laid in where the person is. */
const pastes = (at: string, rows: readonly (readonly string[])[]) => async (page: Page) => {
  const place = page.getByRole('button', { name: at }).or(page.getByRole('textbox', { name: at }))
  await place.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    rows.map((row) => row.join('\t')).join('\n'),
  )
}

story(
  'the head of sales pastes the targets of seven people for a year, and changes one of them',
  async ({ as, doors }) => {
    const head = await doors('xs01')
    for (const { id } of await targets(head)) await head.remove(`/api/salesTarget/${id}`)
    const months = Array.from({ length: 12 }, (_, at) => `${at < 9 ? 400 : 600},000.00`)
    await as('xs01')
      .open('商机管理')
      .press('年度目标')
      .press('往后')
      .sees(`${year} 年`)
      .does('takes away the lines of last year', async (page) => {
        const lines = page.getByRole('button', { name: /^删除第\d+行/ })
        await expect(page.getByRole('region', { name: '年度目标' })).toHaveAttribute('aria-busy', 'false')
        while ((await lines.count()) > 0) await lines.first().click()
      })
      .does(
        'pastes seven people',
        pastes(
          '添加一行目标',
          sellers.map((name) => [name, '', ...months]),
        ),
      )
      .sees('84 个月未保存')
      .press('保存')
      .isTold('已排84个月的目标')
    const set = await targets(head)
    expect(set).toHaveLength(84)
    expect(new Set(set.map(({ user }) => user?.name))).toEqual(new Set(sellers))
    await as('xs01')
      .does('pastes two months of the first', pastes('第1行11月', [['650000', '700000']]))
      .sees('2 个月未保存')
      .press('保存')
      .isTold('已排2个月的目标')
    const changed = (await targets(head)).filter(({ money }) => ['650000.00', '700000.00'].includes(money))
    expect(changed.map(({ month }) => month).toSorted((a, b) => a - b)).toEqual([11, 12])
    const own = await targets(await doors('xs02'))
    expect(own.map(({ user }) => user?.name)).toEqual(own.map(() => '林晓棠'))
    expect(own).toHaveLength(12)
  },
)
