import type { CallHandler } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { projectProgress } from '../project-progress.entity.ts'
import type { signSheets } from '../signature.call.ts'

const answered = answering({ of: projectProgress, agree: 'sign', refuse: 'dispute' })

/** Signs the sheets and returns their new states and the number of documents signed with them. */
export const signAsRead: CallHandler<typeof signSheets> = async (engine, input, from) => {
  await answered(engine, input, from)
  const ids = Array.isArray(input.ids) ? input.ids : [input.id]
  const nodes = await engine.read<Pick<RowOf<'projectProgress'>, 'id' | 'status' | 'pdf'>>({
    text: `select id, status, coalesce(pdf, '[]') as pdf from public.project_progress where id = any ($1::uuid[]) order by id`,
    params: [ids],
  })
  const [signed] = await engine.read<{ count: number }>({
    text: `select count(*)::int as count from public.imp_node_log where project_progress_id = any ($1::uuid[]) and status = '客户已签'`,
    params: [ids],
  })
  return { nodes, documents: signed?.count ?? 0 }
}
