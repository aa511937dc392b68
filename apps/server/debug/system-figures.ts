import { clock } from '@chengban/engine/clock.ts'
import type { HomeFigure } from '@chengban/engine/dashboard/card-figures.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { probe, storageInfo } from './info.ts'

interface Counted {
  readonly online: number
  readonly failedDing: number
  readonly failedJobs: number
}

/** Figures about the running system for its administrators, which no list has. */
export const systemFigures = async (engine: Engine): Promise<readonly HomeFigure[]> => {
  const [counted, storage] = await Promise.all([countedNow(engine), probe({ ok: false, freeBytes: null }, storageInfo)])
  return [
    figure('online', '在线人数', counted.online, '/admin?tab=在线会话'),
    figure('dingFailed', '钉钉发送失败', counted.failedDing, '/admin?tab=邮件与钉钉', true),
    figure('jobsFailed', '24 小时作业失败', counted.failedJobs, '/admin?tab=作业', true),
    { ...figure('storageFree', '存储剩余', storage.freeBytes, '/debug'), unit: 'B' },
  ]
}

const seenMinutes = 10

const countedNow = (engine: Engine): Promise<Counted> =>
  engine.asHouse('numbers of the server', async (tx) => {
    const [row] = await tx.query<Counted>(
      `select (select count(distinct l.user_id)::integer from store.login_log l
           where l.result = '成功' and l.tz_revoke is null and l.tz_expire > $1
             and coalesce(l.tz_seen, l.tz_create) > $1::timestamptz - make_interval(mins => $2)) as online,
         (select count(*)::integer from store.message m where m.ding_status = '失败') as "failedDing",
         (select count(*)::integer from app.job_run r
           where r.reference is not null and r.tz_start > $1::timestamptz - interval '24 hours') as "failedJobs"`,
      [clock.now().toISOString(), seenMinutes],
    )
    return row ?? { online: 0, failedDing: 0, failedJobs: 0 }
  })

const figure = (key: string, label: string, value: number | null, link: string, isBad = false): HomeFigure => ({
  ...{ key, card: 'figuresSystem', label, value, link, unit: '', compare: null, trend: null },
  ...{ isBad: isBad && !!value, isNothing: !value },
})
