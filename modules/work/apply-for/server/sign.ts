import { createHash, randomBytes } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** A new link; the old one is dead. */
export const applyForAskSign: Handler<'applyFor'> = async ({ tx, row }) => {
  const days = await settingOf(tx, 'applyFor.signDays')
  row.signToken = randomBytes(32).toString('base64url')
  row.tzSignToken = new Date(clock.now().getTime() + days * 86_400_000).toISOString()
}

/** The digest of what the client reads: JSON with its keys in order and without spaces. */
export const contentHash = ({ id, code, name, describe, testResult, tzPublish }: Values): string => {
  const instant = tzPublish ? new Date(String(tzPublish)).toISOString() : null
  const content = { code, describe, id, name, testResult: testResult ?? null, tzPublish: instant }
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * Refuses a signature when the content differs from what the client read, and stores the digest of the signed content.
 */
export const applyForSigning: Handler<'applyFor'> = ({ before, row, asked }) => {
  const hash = contentHash(before ?? row)
  if (asked?.contentHash !== hash) throw conflict('内容已更新，请刷新后再签')
  if (asked?.agree === true) row.signHash = hash
}
