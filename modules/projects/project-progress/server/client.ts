import type { CallHandler } from '@chengban/engine/call.ts'
import { filesByLink, shownByLink } from '@chengban/engine/client-page/reading.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { namesOf } from '../../project/server/page-head.ts'
import type { report } from '../report.call.ts'
import { problemHashOf, type SheetProblem } from './sheet-problems.ts'

const given = `p.id, p.name, p.node as stage, p.stage_round as "stageRound", p.round, p.status, p.version, p.report, p.content_hash as "contentHash",
  p.is_stage_end as "isStageEnd", p.tz_send as "tzSend", p.signer, p.tz_sign as "tzSign", p.project_id as "projectId",
  app.sheet_problems(p.id) as problems, p.product_sign as "productSign", p.tz_product_sign as "tzProductSign",
  p.tz_signature_product as "tzSignatureProduct", p.pdf, p.signature, p.client_opinion as "clientOpinion",
  p.product_signer as "productSigner", p.signature_product as "signatureProduct"`
const drawings = ['signature', 'productSign', 'signatureProduct'] as const

type Node = AnswerOf<typeof report>['nodes'][number]

interface Sheet extends Omit<Node, 'documents' | 'problemHash' | 'problems'> {
  readonly projectId: string
  readonly stageRound: number
  readonly problems: readonly SheetProblem[]
}

/** Read through the same views by the client and by staff: what each does not see is not there. */
export const clientReport: CallHandler<typeof report> = async (engine, { id, temporaryId, ids }) => {
  const named = id ?? temporaryId
  if (named === undefined && ids !== 'all') throw invalid({ id: '请选择确认单' })
  if (named !== undefined && !isUuid(String(named))) throw notFound()
  const by = id === undefined ? 'p.temporary_id' : 'p.id'
  const where = named === undefined ? `p.status = '客户待确认'` : `${by} = $1`
  const read = await engine.read<Sheet>({
    text: `select ${given} from public.project_progress p where ${where} order by p.tz_create, p.id limit 50`,
    params: named === undefined ? [] : [named],
  })
  const nodes = await filesByLink(engine, read, drawings)
  const first = nodes[0]
  if (!first) {
    if (named !== undefined) throw notFound()
    return { projectName: null, clientName: null, companyName: null, nodes: [] }
  }
  return {
    ...(await namesOf(engine, first.projectId)),
    nodes: await Promise.all(
      nodes.map(async ({ projectId, stageRound, ...node }) => ({
        ...node,
        // before our product side has signed there are no days to agree to
        problemHash: node.tzProductSign ? problemHashOf(node.problems) : null,
        documents: await documentsOf(engine, [projectId, node.stage, stageRound]),
      })),
    ),
  }
}

/** The documents of the sheet's stage that have passed in the sheet's round, to be looked at before the sheet is signed. */
const documentsOf = (engine: Engine, params: readonly unknown[]): Promise<Row[]> =>
  shownByLink(engine, engine.writer.catalog.entity('impNodeLog'), {
    where: `v.project_id = $1 and v.node = $2 and v.round = $3 and v.status in ('通过', '客户已签')`,
    params,
  })
