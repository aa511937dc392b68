import { clock } from '@chengban/engine/clock.ts'
import { DingError } from '@chengban/engine/ding/ding-error.ts'
import type { DingTalk } from '@chengban/engine/ding/ding-talk.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import { settingOf } from '../../config/server/setting.ts'
import type { dingSend } from '../send.job.ts'
import { cardOf } from './card.ts'
import { markDead, markFailed, markJoined, markSent, putBack } from './outcome.ts'
import { dingSettingsOf } from './settings.ts'
import { type Going, setAside, takeDue, toldToday } from './waiting.ts'

/** Maximum batches of a run; the next run, a minute later, continues. */
const mostBatches = 20

/**
 * Sends the due messages. No transaction is open during a network call: messages stay leased until their outcome is
 * recorded.
 */
export const sendWaiting: JobHandler<typeof dingSend> = async (scene) => {
  const { ding } = scene.writer.services
  const { settings, home, aside } = await scene.transaction(async (tx) => ({
    settings: await dingSettingsOf(tx, ding),
    home: await settingOf(tx, 'ding.homeUrl'),
    aside: await setAside(tx, clock.now().toISOString()),
  }))
  const figures = { sent: 0, joined: 0, failed: 0, aside }
  if (!settings) return figures
  const way = { ...scene, talk: ding.open(settings), home, figures }
  for (let n = 0; n < mostBatches && !scene.signal.aborted; n++) if (!(await sendBatch(way))) break
  return figures
}

interface Way extends JobScene {
  readonly talk: DingTalk
  readonly home: string
  readonly figures: { sent: number; joined: number; failed: number }
}

/** Whether there may be more. */
const sendBatch = async (way: Way): Promise<boolean> => {
  const going = await takeSorted(way)
  const groups = [...Map.groupBy(going, ({ title, text, link }) => JSON.stringify([title, text, link])).values()]
  for (const [index, group] of groups.entries()) {
    const trouble = await sendGroup(way, group)
    if (trouble !== 'busy') continue
    await noteOf(way, (tx, now) => putBack(tx, groups.slice(index).flat(), { error: '钉钉限流，稍后重试', now }))
    return false
  }
  return going.length > 0
}

/**
 * Takes the due messages and returns those to send. Marks duplicates of today as joined, and those of unbound people as
 * failed.
 */
const takeSorted = ({ transaction, figures }: Way): Promise<Going[]> =>
  transaction(async (tx) => {
    const now = clock.now().toISOString()
    const taken = await takeDue(tx, now)
    const told = await toldToday(tx, taken, now)
    const joined = taken.filter(({ id }) => told.has(id))
    const unbound = taken.filter(({ id, dingtalkId }) => !dingtalkId && !told.has(id))
    await markJoined(tx, joined)
    await markDead(tx, unbound, '接收人未绑定钉钉或已停用')
    figures.joined += joined.length
    figures.failed += unbound.length
    return taken.filter(({ id, dingtalkId }) => dingtalkId && !told.has(id))
  })

/** Sends the same message to several people with one call. */
const sendGroup = async (way: Way, group: readonly Going[]): Promise<'sent' | 'failed' | 'busy'> => {
  const [first] = group
  if (!first) return 'sent'
  try {
    await way.talk.send(
      group.map(({ dingtalkId }) => String(dingtalkId)),
      cardOf(first, way.home, way.catalog.all.get(first.module ?? '')),
    )
    await noteOf(way, (tx, now) => markSent(tx, group, now))
    way.figures.sent += group.length
    return 'sent'
  } catch (error) {
    if (!(error instanceof DingError)) throw error
    if (error.trouble === 'busy') return 'busy'
    await noteOf(way, (tx, now) => markFailed(tx, group, { error: error.message, now }))
    way.figures.failed += group.length
    return 'failed'
  }
}

const noteOf = (
  { transaction }: Way,
  note: (tx: Parameters<Parameters<Way['transaction']>[0]>[0], now: string) => Promise<unknown>,
) => transaction((tx) => note(tx, clock.now().toISOString()))
