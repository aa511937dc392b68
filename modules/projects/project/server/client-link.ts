import type { CallHandler, Sender } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { move } from '@chengban/engine/write/move.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { project } from '../project.entity.ts'
import type { renewReportToken } from '../renew-report-token.call.ts'

interface Page {
  readonly page: string
  readonly token: string
  readonly id?: string
}

/** Builds the link under the configured `ding.homeUrl`, or under the host of the request when none is set. */
export const clientLink = async (tx: Sql, { host }: Sender, { page, token, id }: Page): Promise<string> => {
  const known = (await settingOf(tx, 'ding.homeUrl')).replace(/\/+$/, '')
  const asked = `${/^(localhost|127\.)/.test(host) ? 'http' : 'https'}://${host}`
  const query = new URLSearchParams({ token, ...(id ? { id } : {}) })
  return `${known || asked}/admin/#/demand/${page}?${query}`
}

export const renewLink: CallHandler<typeof renewReportToken> = (engine, { id, version }, from) => {
  const { writer } = engine
  if (!isUuid(id)) throw notFound()
  return engine.write(project, async (tx) => {
    await move(tx, writer, project, 'renewReportToken', { id, version })
    const row = await findOne({ tx, writer }, 'project', id)
    const link = await clientLink(tx, from, { page: 'projectProgressConfirmBat', token: row?.reportToken ?? '' })
    return { link, tzReportToken: shanghai(row?.tzReportToken ?? '') }
  })
}
