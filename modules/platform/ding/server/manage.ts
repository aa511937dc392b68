import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { oneRow } from '@chengban/engine/db/one-row.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '../../config/server/setting.ts'
import { message } from '../../message/message.entity.ts'
import type { dingFailed, dingResend, dingState, dingTest } from '../manage.call.ts'
import { cardOf } from './card.ts'
import { demandDing, dingSettingsOf } from './settings.ts'
import { asRefusal } from './trouble.ts'

export const readDingState: CallHandler<typeof dingState> = (engine) =>
  engine.asHouse('numbers of messages, for who manages DingTalk', async (tx) => {
    const { ding } = engine.writer.services
    const configured = (await dingSettingsOf(tx, ding)) !== null
    const figures = await tx.query<Omit<AnswerOf<typeof dingState>, 'configured' | 'from'>>(stateText, [
      clock.now().toISOString(),
    ])
    return { configured, from: ding.environment ? '环境' : '参数', ...oneRow(figures) }
  })

const stateText = `
  select (select count(*)::integer from store.message where ding_status = '待发送') as queued,
    (select count(*)::integer from store.message where ding_status = '已发送'
      and tz_ding >= date_trunc('day', $1::timestamptz, 'Asia/Shanghai')) as sent,
    (select count(*)::integer from store.message where ding_status = '失败') as failed,
    count(*)::integer as people, count(u.dingtalk_id)::integer as bound
  from store."user" u where u.is_enable`

const failedRows = `from store.message m join store."user" u on u.id = m.user_id where m.ding_status = '失败'`

export const listFailed: CallHandler<typeof dingFailed> = (engine, input) => {
  const { offset, size } = pageAsked(input)
  return engine.asHouse('messages that failed, for who manages DingTalk', async (tx) => {
    const nodes = await tx.query<AnswerOf<typeof dingFailed>['nodes'][number]>(
      `select m.id, m.kind, m.title, jsonb_build_object('id', u.id, 'name', u.name) as "user", m.ding_tries as "dingTries",
         m.ding_error as "dingError", m.tz_create as "tzCreate"
       ${failedRows} order by m.tz_create desc, m.id desc limit $1 offset $2`,
      [size, offset],
    )
    const [found] = await tx.query<{ count: number }>(`select count(*)::integer as count ${failedRows}`)
    return { nodes, totalCount: found?.count ?? 0 }
  })
}

/** Ids of what has gone out meanwhile are passed over. */
export const resendFailed: CallHandler<typeof dingResend> = (engine, { ids, all }) => {
  if (!Array.isArray(ids) && all !== true) throw invalid({ ids: '请选择消息' })
  return engine.write(message, async (tx) => {
    await demandDing(tx, engine.writer.services.ding)
    const queued = await tx.query(
      `update store.message set ding_status = '待发送', ding_tries = 0, ding_error = null, tz_ding = $2
       where ding_status = '失败' and ($1::uuid[] is null or id = any ($1)) returning id`,
      [all === true ? null : listIn<unknown>(ids).map(String).filter(isUuid), clock.now().toISOString()],
    )
    return { queued: queued.length }
  })
}

export const sendTest: CallHandler<typeof dingTest> = async (engine) => {
  const { ding } = engine.writer.services
  const { settings, home, dingtalkId } = await engine.write(message, async (tx) => ({
    settings: await demandDing(tx, ding),
    home: await settingOf(tx, 'ding.homeUrl'),
    dingtalkId: await bound(tx, engine.writer.actor.userId),
  }))
  const began = performance.now()
  const title = `测试消息 ${clock.now().toISOString().slice(11, 19)}`
  const card = cardOf(
    { kind: '系统', title, text: '收到即说明钉钉通知可用', link: null, module: null, relevanceId: null },
    home,
  )
  await asRefusal(ding.open(settings).send([dingtalkId], card))
  return { ms: Math.round(performance.now() - began) }
}

const bound = async (tx: Sql, userId: string): Promise<string> => {
  const [me] = await tx.query<{ dingtalkId: string | null }>(
    'select dingtalk_id as "dingtalkId" from store."user" where id = $1',
    [userId],
  )
  if (!me?.dingtalkId) throw invalid({ dingtalkId: '您的账号未绑定钉钉' })
  return me.dingtalkId
}
