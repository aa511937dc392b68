import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isMailAddress, MailError, type MailSettings } from '@chengban/engine/mail/mail.ts'
import { sendMail } from '@chengban/engine/mail/send-mail.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { testEmail } from '../test-email.call.ts'
import { user } from '../user.entity.ts'

const mostAnHour = 5

export const sendTestEmail: CallHandler<typeof testEmail> = async (engine, input) => {
  const { userId } = engine.writer.actor
  const { settings, to } = await engine.write(user, async (tx) => {
    const settings = await mailSettings(tx)
    const [me] = await tx.query<{ email: string | null }>('select email from store."user" where id = $1', [userId])
    const to = String(input.to || me?.email || '').trim()
    if (!isMailAddress(to)) throw invalid({ to: '邮箱格式错误' })
    await countTry(tx, `mail:${userId}`)
    return { settings, to }
  })
  const began = performance.now()
  try {
    await sendMail(settings, { to, subject: '测试邮件', text: '收到即说明邮件服务可用。' })
  } catch (error) {
    if (error instanceof MailError) throw new Refusal('INTERNAL', `邮件发送失败：${error.message}`)
    throw error
  }
  return { accepted: true, ms: Math.round(performance.now() - began) }
}

const mailSettings = async (tx: Sql): Promise<MailSettings> => {
  const rows = await tx.query<{ key: string; value: string | null }>(
    `select key, case type when '密钥' then secret_value else value end as value from store.config where key like 'mail.%'`,
  )
  const of = (key: string): string => rows.find((row) => row.key === `mail.${key}`)?.value ?? ''
  if (!of('host')) throw invalid({ mail: '未配置邮件服务' })
  return {
    host: of('host'),
    port: Number(of('port') || 465),
    user: of('user'),
    password: of('password'),
    mayBePlain: of('tls') === '可不加密',
  }
}

/** Five in an hour, counted under the lock of the row. */
const countTry = async (tx: Sql, key: string): Promise<void> => {
  const now = clock.now().toISOString()
  const counted = await tx.query(
    `insert into app.sign_in_failure as counter (key, tz_last, failures) values ($1, $2, array[$2::timestamptz])
     on conflict (key) do update set tz_last = excluded.tz_last,
       failures = array(select f from unnest(counter.failures) as f where f > $2::timestamptz - interval '1 hour') || $2::timestamptz
     where (select count(*) from unnest(counter.failures) as f where f > $2::timestamptz - interval '1 hour') < ${mostAnHour}
     returning key`,
    [key, now],
  )
  if (counted.length === 0) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
}
