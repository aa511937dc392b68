import type { Sql } from '@chengban/engine/db/sql.ts'
import type { DingDoor } from '@chengban/engine/ding/ding-door.ts'
import type { DingSettings } from '@chengban/engine/ding/settings.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

const keys = ['ding.appKey', 'ding.appSecret', 'ding.agentId', 'ding.corpId'] as const

/**
 * Returns the DingTalk settings of the environment, else those of the parameters; null when a required one is missing.
 */
export const dingSettingsOf = async (tx: Sql, { environment }: DingDoor): Promise<DingSettings | null> => {
  if (environment) return environment
  const rows = await tx.query<{ key: string; value: string | null }>(
    `select key, case type when '密钥' then secret_value else value end as value from store.config where key = any ($1)`,
    [keys],
  )
  const [appKey, appSecret, agentId, corpId] = keys.map((key) => rows.find((row) => row.key === key)?.value ?? '')
  return appKey && appSecret && agentId ? { appKey, appSecret, agentId, corpId: corpId ?? '' } : null
}

/** Returns the same settings, or refuses with VALIDATION 钉钉未配置. */
export const demandDing = async (tx: Sql, door: DingDoor): Promise<DingSettings> => {
  const settings = await dingSettingsOf(tx, door)
  if (!settings) throw invalid({ ding: '钉钉未配置' })
  return settings
}

/** Lets the database know whether the environment has DingTalk: it decides there by which channels a message goes. */
export const noteEnvironment = (tx: Sql, { environment }: DingDoor): Promise<unknown> =>
  environment
    ? tx.query(`insert into app.setting (key, value) values ('ding.environment', '1') on conflict do nothing`)
    : tx.query(`delete from app.setting where key = 'ding.environment'`)
