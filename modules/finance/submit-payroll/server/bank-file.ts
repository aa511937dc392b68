import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { addAll } from '@chengban/kernel/decimal.ts'
import { conflict, notFound } from '@chengban/kernel/refusal.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import type { bankFile } from '../bank-file.call.ts'
import { submitPayroll } from '../submit-payroll.entity.ts'

// Decision 130: Pay can be released while an account is missing, with a warning

interface Payee {
  readonly slipId: string
  readonly id: string
  readonly name: string
  readonly account: string | null
  readonly bank: string | null
  readonly number: string | null
  readonly money: string
}

const locked: readonly unknown[] = ['已锁定', '已发放', '已归档']
const head = ['序号', '姓名', '账号', '开户行', '联行号', '金额', '附言']

/**
 * Answers with the bank file of a locked run; refuses it if a payee has no account. Logs the export before answering.
 */
export const giveBankFile: CallHandler<typeof bankFile> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const run = await engine.detail(submitPayroll, id)
  if (!locked.includes(run.stage)) throw conflict('工资表尚未锁定')
  const { writer } = engine
  return engine.write(submitPayroll, async (tx) => {
    const payees = await tx.query<Payee>(
      `select s.id::text as "slipId", u.id::text, u.name, u.bank_account as account, u.bank_number as number, s.salary_true::text as money,
         coalesce((select d.name from store.dict d where d.dict_type_id = 'bank' and d.code = u.bank_name limit 1), u.bank_name) as bank
       from store.money_payroll s join store."user" u on u.id = s.user_id left join store.department p on p.id = s.department_id
       where s.submit_id = $1 and s.salary_true > 0 order by p.sort nulls last, u.sort, u.id`,
      [id],
    )
    const missing = payees.filter(({ account }) => !account)
    if (missing.length > 0)
      throw conflict(`账号缺失：${missing.map(({ name }) => name).join('、')}`, {
        userIds: missing.map((one) => one.id),
      })
    const content = `导出${String(run.name)}代发文件`
    const ids = payees.map((one) => one.slipId)
    await logFinance({ tx, writer }, [
      {
        module: 'submitPayroll',
        relevanceId: id,
        action: '导出',
        company: run.company,
        month: run.month,
        content,
        ids,
      },
    ])
    const rows = payees.map((one, index) => [
      String(index + 1),
      one.name,
      one.account ?? '',
      one.bank ?? '',
      one.number ?? '',
      one.money,
      `${String(run.month)}${String(run.kind)}`,
    ])
    const file = `\ufeff${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
    return {
      file,
      name: `${String(run.name)}.csv`,
      count: payees.length,
      salaryTrue: addAll(payees.map(({ money }) => money)),
    }
  })
}

/** What a sheet would take for a formula is text. */
const cell = (text: string): string => {
  const plain = /^[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
