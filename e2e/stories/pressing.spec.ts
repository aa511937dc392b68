import { expect, type Page } from '@playwright/test'
import { confirmsBug } from '../story/confirms-bug.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { comingWorkDays } from '../story/work-days.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg=='

// windows that were open when the clock was turned are signed in no more
demo.use({ expectedErrors: [/401 .*(api|file)/] })

interface Bug extends Row {
  readonly endTime: string
  readonly respondLate: boolean
  readonly file: readonly { readonly name: string }[]
}

const pastes = async (page: Page): Promise<void> => {
  await page.evaluate((content) => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, png)
  await expect(page.getByText('截图.png').first()).toBeVisible()
}

demo(
  'a pressing bug is answered within four working hours, solved a day later, and comes back',
  async ({ as, at, doors }) => {
    demo.setTimeout(480_000)
    const days = await comingWorkDays(await doors('hr02'), 8)
    const [found0 = '', second = '', due = '', , again = '', last = ''] = days.slice(2)
    const named = { late: fresh('打印白屏'), kept: fresh('打印缺页') }
    await at(`${found0}T16:00`)
    for (const name of Object.values(named))
      await as('cs01')
        .open('缺陷')
        .press('新建缺陷')
        .fill({ 缺陷标题: name, 重现步骤: '打开预览', 项目: '住院', 优先级: '急' })
        .does('pastes a picture of it', pastes)
        .press('提交')
        .isTold('提交成功')
        .seesRow(name, '待确认')
    const bugOf = async (name: string): Promise<Bug | undefined> =>
      (await found<Bug>(await doors('cs01'), 'bug', { name: { equalTo: name } }))[0]
    const confirm = (name: string) => confirmsBug(as('yf01'), name)
    await at(`${second}T10:29`)
    await confirm(named.kept)
    await at(`${second}T10:31`)
    await confirm(named.late)
    expect([(await bugOf(named.kept))?.respondLate, (await bugOf(named.late))?.respondLate]).toEqual([false, true])
    const bug = await bugOf(named.kept)
    expect([bug?.endTime, bug?.file.map(({ name }) => name)]).toEqual([due, ['截图.png']])
    await at(`${again}T10:00`)
    const step = async (account: string, act: string, sent = {}) =>
      move(await doors(account), 'bug', act, bug?.id ?? '', sent)
    await step('yf02', 'solve', { resolution: '已解决', solveResult: '按页数重排', cause: '页数取错' })
    await step('cs01', 'test', { pass: true, testResult: '两页都在' })
    await step('cs01', 'close')
    await as('cs01')
      .visit(`/record/bug/${bug?.id}`)
      .choose('更多', '重新激活')
      .isAsked('重新激活')
      .fill({ 原因: '又缺一页' })
      .press('重新激活')
      .stands('处理中')
    expect((await bugOf(named.kept))?.endTime).toBe(last)
  },
)
