import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import { holdMonth } from './calc/calc.ts'

/** A run is paid on the pay day, unless said otherwise: not before its month, nor before a run that is locked. */
export const submitPayrollCheck: Handler<'submitPayroll'> = async (scene) => {
  const { tx, row } = scene
  await holdMonth(scene)
  const month = String(row.month)
  row.payDate ??= await payDayOf(scene, month)
  const payDate = String(row.payDate)
  if (payDate < `${month}-01`) throw invalid({ payDate: '发放日期不正确' })
  await refuseSecond(scene)
  const [later] = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.id <> $2 and p.pay_date > $3::date
       and extract(year from p.pay_date) = extract(year from $3::date)
       and p.stage in ('已锁定', '已发放', '已归档') limit 1`,
    [row.company, row.id, payDate],
  )
  if (later) throw invalid({ payDate: '发放日期早于已锁定的工资表' })
}

const refuseSecond = async ({ tx, row }: Scene<'submitPayroll'>): Promise<void> => {
  if (row.kind !== '工资' || row.status === '已作废') return
  const [second] = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.month = $2 and p.id <> $3
       and p.kind = '工资' and p.status <> '已作废' limit 1`,
    [row.company, row.month, row.id],
  )
  if (second) throw conflict('该公司本月工资表已存在')
}

/** The day of the following month on which pay goes out, else the working day before it. */
const payDayOf = async ({ tx }: Scene<'submitPayroll'>, month: string): Promise<string> => {
  const [found] = await tx.query<{ day: string }>(
    `select (case when app.is_work_day(p.day) then p.day else app.add_work_days(p.day, -1) end)::text as day
     from (select (($1 || '-01')::date + interval '1 month')::date
       + ${settingSql('payroll.payDay')} - 1 as day) p`,
    [month],
  )
  if (!found) throw new Error('no pay day')
  return found.day
}

/** The title is the company's name, the month and the kind. */
export const submitPayrollName: Handler<'submitPayroll'> = async ({ tx, row }) => {
  const [company] = await tx.query<{ name: string }>(
    `select d.name from store.dict d where d.dict_type_id = 'company' and d.code = $1`,
    [row.company],
  )
  return `${company?.name ?? String(row.company)}${String(row.month)}${String(row.kind)}`
}
