import type { PlanOf } from '@chengban/kernel/page.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { idOf } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { useNarrow } from '../window/use-narrow.ts'
import type { ChildParent } from './new-child.ts'
import type { Child } from './RecordTabs.tsx'
import '../plan/plan.css'

const PlanChart = lazyPart(() => import('../plan/PlanChart.tsx'))

interface Props {
  readonly child: Child
  readonly plan: PlanOf
  readonly parent: ChildParent
  readonly list: ReactNode
}

/** Related rows as a gantt chart or as a list; on a phone as a list. */
export default function PlanTab({ child, plan, parent, list }: Props) {
  const isNarrow = useNarrow()
  const [isList, setList] = useState(isNarrow)
  return (
    <div className="cb-child">
      <fieldset className="cb-layouts cb-plan-forms" aria-label="排法">
        <button type="button" aria-pressed={!isList} onClick={() => setList(false)}>
          甘特
        </button>
        <button type="button" aria-pressed={isList} onClick={() => setList(true)}>
          列表
        </button>
      </fieldset>
      {isList ? (
        list
      ) : (
        <Suspense>
          <PlanChart asked={{ ...child, plan, id: idOf(parent.row) }} />
        </Suspense>
      )}
    </div>
  )
}
