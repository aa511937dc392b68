import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { canOf, type Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { useSession } from '../session/person.ts'
import { type AuditDetail, lastRound } from './audit-detail.ts'
import { actsIn, addedOpen, bodyOf, type FurtherAct, type FurtherInput } from './further-acts.ts'
import type { Decide } from './use-decide.ts'

const FurtherSheet = lazyPart(async () => ({ default: (await import('./FurtherSheet.tsx')).FurtherSheet }))

interface Further {
  /** What may be done now, in order. */
  readonly acts: readonly { readonly name: FurtherAct; readonly label: string; readonly run: () => void }[]
  /** The sheet that asks for the input of an act, while it is open. */
  readonly sheet: ReactNode
}

/** 转交, 加签, 取消加签, 抄送, 催办 on a record: what may be done now, and the sheet that asks for whom. */
export const useFurther = (entity: Entity, row: Row, detail: AuditDetail | undefined, decide: Decide): Further => {
  const me = useSession(({ person }) => person?.id ?? '')
  const [act, setAct] = useState<FurtherAct>()
  const round = detail && lastRound(detail)
  const tasks = round?.tasks ?? []
  const added = addedOpen(tasks)
  const open = tasks.filter(({ status }) => status === '待处理' || status === '等待加签').map(({ user }) => user.id)
  const without = act === 'cc' ? [me] : [me, ...open, ...(round?.initiator ? [round.initiator.id] : [])]
  const give = (name: FurtherAct, input: FurtherInput): Promise<boolean> =>
    decide.further(name, bodyOf(name, input), `已${auditMoves[name]}`)
  const begin = (name: FurtherAct): void => {
    const [only, ...others] = added
    if (name === 'urge') void decide.urge()
    else if (name === 'removeSign' && only && others.length === 0)
      void give(name, { people: [only.user.id], position: undefined, opinion: '' })
    else setAct(name)
  }
  const sheet = act && (
    <Suspense>
      <FurtherSheet
        act={act}
        added={added}
        isMove={!entity.audit}
        without={without}
        onGive={(input) => give(act, input)}
        onShut={() => setAct(undefined)}
      />
    </Suspense>
  )
  return {
    acts: hasTasks(entity) ? actsIn(canOf(row)).map((each) => ({ ...each, run: () => begin(each.name) })) : [],
    sheet,
  }
}
