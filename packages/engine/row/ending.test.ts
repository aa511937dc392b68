import { expect, it } from 'vitest'
import type { Sql } from '../db/sql.ts'
import { announce, notify } from './announce.ts'
import { writeRecord } from './change-record.ts'
import { atEnd, endsLocked, leftSince, sameEnding, withEnding } from './ending.ts'

type Sent = readonly [text: string, params: readonly unknown[]]
const recorder = (): Sql & { readonly sent: Sent[] } => {
  const sent: Sent[] = []
  return { sent, query: async (text, params = []) => void sent.push([text, params]) as never }
}
const contract = { name: 'contract' } as never
const notice = (title: string) => ({ userId: 'u', kind: '通知', title }) as const
const told = ([, params = []]: Sent) => [
  ...JSON.parse(String(params[0])).map(({ content }: { content: string }) => content),
  ...JSON.parse(String(params[1])).map(({ title }: { title: string }) => title),
  ...(params[3] as string[]).map((event) => JSON.parse(event).id),
]

it('what was taken back is not told, whoever took it back', async () => {
  const tx = recorder()
  const other: Sql = { query: tx.query }
  await withEnding(tx, async () => {
    sameEnding(other, tx)
    await announce(tx, contract, '1')
    await writeRecord(tx, '', contract, '1', { action: '新建', changes: [] })
    const forget = leftSince(other)
    await writeRecord(other, '', contract, '2', { action: '修改', changes: [] })
    await notify(other, [notice('甲')])
    await announce(tx, contract, '2')
    forget()
    await notify(other, [notice('乙')])
  })
  expect(tx.sent.map(told)).toEqual([['新建', '乙', '1']])
})

it('ends under a lock that all others want where something was left for the very end', async () => {
  const [plain, locked] = [recorder(), recorder()]
  await withEnding(plain, () => announce(plain, contract, '1'))
  await withEnding(locked, () => atEnd(locked, (ending) => ending.last(async () => undefined)))
  expect([endsLocked(plain), endsLocked(locked)]).toEqual([false, true])
})

it('nothing is sent where nothing was left, and nothing where the work was refused', async () => {
  const tx = recorder()
  await withEnding(tx, async () => undefined)
  const refused = withEnding(tx, async () => {
    await announce(tx, contract, '1')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(tx.sent).toEqual([])
})

it('all of it is one statement, a record that changed twice announced once; without an end it goes at once', async () => {
  const tx = recorder()
  await withEnding(tx, async () => {
    await notify(tx, [notice('甲'), notice('乙')])
    for (const id of ['1', '2', '1']) await announce(tx, contract, id)
    expect(tx.sent).toEqual([])
  })
  expect(tx.sent.map(told)).toEqual([['甲', '乙', '1', '2']])
  const bare = recorder()
  await notify(bare, [notice('甲')])
  expect(bare.sent.map(told)).toEqual([['甲']])
})
