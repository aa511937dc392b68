import type { Sql } from '@chengban/engine/db/sql.ts'
import { multiply, round } from '@chengban/kernel/decimal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { DemoContract } from './contracts.ts'

type People = (account: string) => string
type Config = Partial<RowOf<'invoicingConfig'>>

const receipts = ['待一级审核', '待一级审核', '驳回', '草稿', '已撤回'] as const
const titles = ['待一级审核', '驳回', '草稿'] as const

/** Money and titles that are still asked for: receipts of contracts at work, titles of clients without a contract. */
export const addAskedMoney = async (tx: Sql, contracts: readonly DemoContract[], who: People): Promise<void> => {
  const atWork = contracts.filter(({ plan, row }) => plan.stage === '履行中' && !row.parentId)
  await into(tx, 'returnedMoneyApply').insert(
    receipts.flatMap((status, index) => {
      const one = atWork[index * 2]
      return one ? [receiptOf(one, status, index, who)] : []
    }),
  )
  const [client, ...others] = [...new Map(contracts.map((one) => [one.client.id, one.client])).values()].reverse()
  const clients = client ? [client, ...others] : []
  await into(tx, 'invoicingConfig').insert(
    titles.flatMap((status, index): Config[] => {
      const buyer = clients[index]
      if (!buyer) return []
      return [
        {
          id: demoId('invoicingConfig', `asked ${index}`),
          kind: '购方',
          title: `${buyer.name}${['后勤服务中心', '工会', '分院'][index]}`,
          taxNo: `1230000000${String(index).padStart(5, '0')}`,
          clientId: buyer.id,
          address: '人民路3号',
          tel: '010-62000000',
          bank: '乙银行人民路支行',
          account: `62330000${String(index).padStart(8, '0')}`,
          isDefault: false,
          status,
          creatorId: who(buyer.owner),
          tzCreate: momentAgo(index + 1, 10),
        },
      ]
    }),
  )
}

const receiptOf = (
  { row, client }: DemoContract,
  status: (typeof receipts)[number],
  index: number,
  who: People,
): Partial<RowOf<'returnedMoneyApply'>> => ({
  id: demoId('returnedMoneyApply', `asked ${index}`),
  contractId: row.id,
  returnedMoneyId: demoId('returnedMoney', row.id),
  userId: row.initiator,
  creatorId: row.initiator,
  detail: [
    {
      kind: '进度款',
      money: round(multiply(row.money, '0.05'), 2),
      date: dayAgo(index + 1),
      way: '银行转账',
      payer: client.name,
      voucher: [],
      bankSerial: `YL${String(9000 + index)}`,
      remark: null,
    },
  ],
  status,
  audit1: status === '草稿' ? null : who('cw01'),
  opinion: status === '驳回' ? '未查到这笔到账，请核对银行流水' : null,
  tzSubmit: status === '草稿' ? null : momentAgo(index + 1, 10),
  tzCreate: momentAgo(index + 1, 9),
})
