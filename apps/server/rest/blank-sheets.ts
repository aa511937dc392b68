import { workbook, xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import {
  type BlankSheet,
  columnsOf,
  constructionLists,
} from '@chengban/modules/projects/project-module/server/construction-lists.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Sessions } from './session.ts'

const emptyRows = 200

/** `GET /static/{name}`, also under the pages' base: blank sheets for signed-in people. */
export const blankSheets: FastifyPluginAsync<{ sessions: Sessions }> = async (app, { sessions }) => {
  for (const sheet of constructionLists)
    for (const base of ['/static', '/admin/static'])
      app.get(`${base}/${sheet.path}`, (request, reply) => sessions.as(request, async () => send(reply, sheet)))
}

const send = (reply: FastifyReply, sheet: BlankSheet): FastifyReply =>
  reply
    .type(xlsxMime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(sheet.fileName)}`)
    .header('cache-control', 'private, no-cache')
    .send(
      workbook([
        {
          name: '建设清单',
          columns: columnsOf(sheet),
          rows: Array.from({ length: emptyRows }, () => []),
          choices: sheet.choices,
        },
        {
          name: '填写说明',
          columns: [
            { header: '列', kind: 'text' },
            { header: '说明', kind: 'text', width: 48 },
          ],
          rows: sheet.guide,
        },
      ]),
    )
