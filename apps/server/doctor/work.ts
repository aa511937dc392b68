import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { madeAt, wholeBackups } from '../backup/backups.ts'
import { readManifest } from '../backup/manifest.ts'
import type { Settings } from '../settings.ts'
import { bad, type Finding, good, odd } from './finding.ts'

const hourMs = 3_600_000

/** Checks waiting and failed jobs, and the shared clock against the machine's. Empty where there are no tables yet. */
export const lookAtWork = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ jobs: boolean; runs: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as jobs, to_regclass('app.job_run') is not null as runs`,
  )
  if (!rows[0]?.runs) return []
  return [
    ...(rows[0].jobs ? await queue(owner) : []),
    ...(await failures(owner)),
    ...(await unsent(owner)),
    ...(await moved(owner)),
  ]
}

const queue = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ dead: number; late: number; names: string }>(
    `select count(*) filter (where attempts >= max_attempts)::int as dead,
       count(*) filter (where attempts < max_attempts and run_at < now() - interval '15 minutes' and locked_at is null)::int as late,
       coalesce(string_agg(distinct task_identifier, '、') filter (where attempts >= max_attempts), '') as names
     from graphile_worker.jobs`,
  )
  const { dead = 0, late = 0, names = '' } = rows[0] ?? {}
  return [
    ...(dead ? [odd(`${dead} 个任务多次失败后放弃（${names}）：在日志里按编号查原因`)] : []),
    late ? odd(`${late} 个任务到期超过 15 分钟无人执行：服务没有运行，或任务卡住`) : good('没有积压的任务'),
  ]
}

const failures = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ name: string; n: number; reference: string }>(
    `select f.name, count(*)::int as n, (array_agg(f.reference order by f.tz_start desc))[1] as reference
     from app.job_run f
     where f.reference is not null and f.tz_start > now() - interval '24 hours'
       and not exists (select from app.job_run d where d.name = f.name and d.reference is null and d.tz_start > f.tz_start)
     group by f.name order by f.name`,
  )
  return rows.map(({ name, n, reference }) =>
    odd(`任务 ${name} 24 小时内失败 ${n} 次，之后没有成功过：日志编号 ${reference}`),
  )
}

const unsent = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ waiting: number; failed: number; error: string | null }>(
    `select count(*) filter (where ding_status = '待发送')::int as waiting,
       count(*) filter (where ding_status = '失败')::int as failed,
       (array_agg(ding_error order by tz_update desc))[1] as error
     from store.message
     where ding_status in ('待发送', '失败') and ding_error is not null and tz_create > now() - interval '7 days'`,
  )
  const { waiting = 0, failed = 0, error } = rows[0] ?? {}
  if (!waiting && !failed) return []
  return [odd(`7 天内 ${failed} 条消息没能发到钉钉，${waiting} 条还在重试（${error ?? ''}）：检查参数 ding.*`)]
}

const moved = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ value: string }>(
    `select value from app.setting where key = 'clock.offsetSeconds' and value <> '0'`,
  )
  return rows.map(({ value }) => odd(`业务时钟被测试拨动了 ${value} 秒，设置 TEST_HOOKS=1 时生效`))
}

/** The newest backup, and whether the schedule's still come. */
export const lookAtBackups = async ({ backup: { folder, keep } }: Pick<Settings, 'backup'>): Promise<Finding[]> => {
  const off = keep === 0 ? [odd('BACKUP_KEEP=0：没有自动备份')] : []
  const [newest] = await wholeBackups(folder)
  if (!newest) return [...off, odd(`${folder} 里还没有备份：执行 npm run backup`)]
  const { mode } = await stat(join(folder, newest))
  const hours = Math.round((Date.now() - madeAt(newest).getTime()) / hourMs)
  const said = `最近一次备份在 ${hours} 小时前（${newest}）`
  const age = hours <= 48 ? good(said) : odd(`${said}：检查任务 backup 与磁盘`)
  return [
    ...off,
    age,
    ...(mode & 0o077 ? [bad(`备份 ${newest} 别人也能读：chmod -R go= ${folder}`)] : []),
    ...(await seen(folder, newest)),
  ]
}

const seen = (folder: string, newest: string): Promise<Finding[]> =>
  readManifest(join(folder, newest)).then(
    ({ remarks }) => remarks.map((remark) => odd(`${newest}：${remark}`)),
    (error: Error) => [bad(error.message)],
  )
