import { readFile } from 'node:fs/promises'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** The first page under the name that the parameter ui.title gives the system; as it was built where that says none. */
export const firstPage = async (tx: Sql, file: string): Promise<string> => {
  const [page, title] = await Promise.all([readFile(file, 'utf8'), settingOf(tx, 'ui.title')])
  return titledPage(page, title ?? '')
}

export const titledPage = (page: string, title: string): string =>
  title.trim() === '' ? page : page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title.trim())}</title>`)

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
